//! The look of everything that egui draws: colors, type, sizes. There is no gray.

use crate::{
    force::Side,
    view::art::{palette, sources},
};
use bevy_egui::egui::{
    self, Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, Style,
    Vec2, Visuals, epaint::FontColorTransferFunction,
};
use std::sync::Arc;

const fn hex(colour: u32) -> Color32 {
    Color32::from_rgb((colour >> 16) as u8, (colour >> 8) as u8, colour as u8)
}

/// Outlines, and text on paper.
pub const INK: Color32 = hex(0x2A2521);
/// Less important text on paper.
pub const MUTED: Color32 = hex(0x6B5D49);
/// Panels.
pub const PAPER: Color32 = hex(0xF1E7CF);
/// The second tone of paper.
pub const PAPER_DEEP: Color32 = hex(0xE6D9BA);
/// Lines between things on paper.
pub const RULE: Color32 = hex(0xC9B68C);
/// Bars, and the table.
pub const WOOD: Color32 = hex(0x2B2420);
/// Buttons on wood.
pub const WOOD_RAISED: Color32 = hex(0x3A302A);
/// The deep edge of wood.
pub const WOOD_EDGE: Color32 = hex(0x17120F);
/// The table under everything.
pub const TABLE: Color32 = hex(0x1D1815);
/// Text on wood and on the sides' colors.
pub const CREAM: Color32 = hex(0xFBF3E0);
/// Less important text on wood.
pub const CREAM_MUTED: Color32 = hex(0xB8A88C);
/// Forbidden things on wood.
pub const FORBIDDEN: Color32 = hex(0x94846C);
/// The current or selected thing, and nothing else.
pub const GOLD: Color32 = hex(0xF2C14E);
/// Filled buttons that are chosen.
pub const GOLD_DEEP: Color32 = hex(0xC8912E);
/// Text on gold.
pub const ON_GOLD: Color32 = hex(0x211A12);
/// The dice tray.
pub const FELT: Color32 = hex(0x2F4A3C);
/// Lines on the dice tray.
pub const FELT_LINE: Color32 = hex(0x3F5F4E);
/// Text on the dice tray.
pub const ON_FELT: Color32 = hex(0xDCE6D2);
/// A die.
pub const DIE: Color32 = hex(0xF6EBD0);
/// A die set aside.
pub const DIE_ASIDE: Color32 = hex(0xCFC4A8);
/// Harm and refusals.
pub const HARM: Color32 = hex(0xA8322A);
/// Good news and cover.
pub const GOOD: Color32 = hex(0x2E7D6B);
/// What stays pinned.
pub const TAN: Color32 = hex(0xB8A88C);
/// Rule ids on paper.
pub const RULE_ID: Color32 = hex(0x7A5C14);

/// Headings of panels.
pub const HEAD: f32 = 24.0;
/// Headings of sections.
pub const SECTION: f32 = 20.0;
/// Labels of buttons.
pub const BUTTON: f32 = 18.0;
/// Text.
pub const TEXT: f32 = 14.0;
/// The smallest text.
pub const SMALL: f32 = 12.0;
/// Corners of panels.
pub const CORNER: CornerRadius = CornerRadius::same(6);
/// Corners of buttons.
pub const BUTTON_CORNER: CornerRadius = CornerRadius::same(5);
/// Space inside panels.
pub const PAD: f32 = 12.0;
/// Text never runs wider than about 46 letters in a tooltip.
pub const TIP_WIDTH: f32 = 300.0;

/// The colors of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideColours {
    /// What players call the side, as a name in the word files.
    pub word: &'static str,
    /// Cards and header strips.
    pub base: Color32,
    /// Edges, tabs.
    pub dark: Color32,
    /// The plate under a face.
    pub plate: Color32,
    /// Text and figures on the base color.
    pub figure: Color32,
    /// Text and figures on the dark tone.
    pub on_dark: Color32,
}

/// Colors of both sides. Side one is square and side two is round in every palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette([SideColours; 2], palette::Palette);

impl Palette {
    /// Vermilion and Cobalt.
    pub const FIRST: Palette = Palette(
        [
            SideColours {
                word: "side-vermilion",
                base: hex(0xB93B26),
                dark: hex(0x7E2114),
                plate: hex(0xF3DDC6),
                figure: CREAM,
                on_dark: CREAM,
            },
            SideColours {
                word: "side-cobalt",
                base: hex(0x2F5F8F),
                dark: hex(0x183A5C),
                plate: hex(0xDCE6EA),
                figure: CREAM,
                on_dark: CREAM,
            },
        ],
        palette::Palette::Print,
    );
    /// Amber and Violet.
    pub const SECOND: Palette = Palette(
        [
            SideColours {
                word: "side-amber",
                base: hex(0xD9A300),
                dark: hex(0x6E5200),
                plate: hex(0xF7EBC4),
                figure: ON_GOLD,
                on_dark: CREAM,
            },
            SideColours {
                word: "side-violet",
                base: hex(0x5B2A86),
                dark: hex(0x371655),
                plate: hex(0xE6DCEC),
                figure: CREAM,
                on_dark: CREAM,
            },
        ],
        palette::Palette::Second,
    );

    /// The colors of two tribes of a campaign, by their seats, for this pair.
    #[must_use]
    pub fn of_tribes(self, tribes: (u8, u8)) -> Self {
        let sides = [tribes.0, tribes.1].map(|tribe| super::campaign::tribe_colours(self, tribe));
        let second = self.1 == palette::Palette::Second;
        Self(sides, palette::Palette::Tribes { second, sides: tribes })
    }

    /// Whether the sides are tribes of a campaign, which keep their names in every palette.
    pub const fn is_of_tribes(&self) -> bool {
        matches!(self.1, palette::Palette::Tribes { .. })
    }

    /// The same pair for counters.
    pub const fn cards(&self) -> palette::Palette {
        self.1
    }

    /// The colors of a side.
    pub const fn side(&self, side: Side) -> SideColours {
        self.0[side.index()]
    }
}

impl Default for Palette {
    fn default() -> Self {
        Self::FIRST
    }
}

/// The narrow bold font of headings, buttons, dice words and figures.
pub fn head(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("head".into()))
}

/// The narrow, light font beside a heading.
pub fn light(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("light".into()))
}

/// The text font.
pub fn text(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The bold text font.
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let files: [(&str, &'static [u8]); 4] = [
        ("head", sources::KAFFEESATZ_BOLD),
        ("light", sources::KAFFEESATZ),
        ("text", sources::LATO),
        ("bold", sources::LATO_BOLD),
    ];
    for (name, bytes) in files {
        let mut font = FontData::from_static(bytes);
        if matches!(name, "head" | "light") {
            // This font sits high in its line.
            font.tweak.y_offset_factor = 0.035;
        }
        fonts.font_data.insert(name.into(), Arc::new(font));
        // Any character that a font lacks, signs included, comes from the next in the list.
        let family = vec![name.to_owned(), "signs".to_owned(), "text".to_owned()];
        fonts.families.insert(FontFamily::Name(name.into()), family);
    }
    let signs = FontData::from_static(egui_phosphor::Variant::Regular.font_bytes());
    fonts.font_data.insert("signs".into(), Arc::new(signs));
    fonts.families.insert(FontFamily::Proportional, vec!["text".into(), "signs".into()]);
    fonts.families.insert(FontFamily::Monospace, vec!["text".into(), "signs".into()]);
    fonts
}

fn visuals() -> Visuals {
    let mut look = Visuals::light();
    look.override_text_color = None;
    // The window blends in linear light, which makes dark letters on paper too thin.
    look.text_options.color_transfer_function = FontColorTransferFunction::Gamma(0.62);
    look.panel_fill = PAPER;
    look.window_fill = Color32::from_rgba_unmultiplied(0x2A, 0x25, 0x21, 250);
    look.window_stroke = Stroke::new(1.0, WOOD_EDGE);
    look.window_corner_radius = CORNER;
    look.menu_corner_radius = BUTTON_CORNER;
    look.popup_shadow = shadow();
    look.window_shadow = shadow();
    look.extreme_bg_color = PAPER_DEEP;
    look.faint_bg_color = PAPER_DEEP;
    look.selection.bg_fill = GOLD_DEEP;
    look.selection.stroke = Stroke::new(1.0, ON_GOLD);
    look.hyperlink_color = RULE_ID;
    look.interact_cursor = None;
    // A blinking one has the whole window drawn again and again while a field has the focus.
    look.text_cursor.blink = false;
    for (widget, fill, edge) in [
        (&mut look.widgets.noninteractive, PAPER, RULE),
        (&mut look.widgets.inactive, RULE, RULE),
        (&mut look.widgets.hovered, TAN, MUTED),
        (&mut look.widgets.active, GOLD_DEEP, INK),
        (&mut look.widgets.open, PAPER_DEEP, MUTED),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.0, edge);
        widget.fg_stroke = Stroke::new(1.0, INK);
        widget.corner_radius = BUTTON_CORNER;
        widget.expansion = 0.0;
    }
    look
}

fn style() -> Style {
    let mut style = Style { visuals: visuals(), ..Style::default() };
    style.spacing.item_spacing = Vec2::ZERO;
    style.spacing.menu_margin = Margin::symmetric(10, 8);
    style.spacing.window_margin = Margin::same(12);
    style.spacing.tooltip_width = TIP_WIDTH;
    style.spacing.scroll = egui::style::ScrollStyle::thin();
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.0;
    style.interaction.show_tooltips_only_when_still = false;
    style.interaction.interact_radius = 0.0;
    style.animation_time = 0.0;
    style
}

/// The soft short shadow at the lower right of everything above the table.
pub const fn shadow() -> Shadow {
    Shadow { offset: [2, 3], blur: 8, spread: 0, color: Color32::from_black_alpha(87) }
}

/// Gives a context its fonts and its style, once. The fonts are ready one frame later.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    let style = style();
    ctx.set_theme(egui::Theme::Light);
    ctx.set_style_of(egui::Theme::Light, style.clone());
    ctx.set_style_of(egui::Theme::Dark, style);
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        // A button responds when it is released, however long it was held: on a slow machine one frame may take a
        // second.
        options.input_options.max_click_duration = f64::INFINITY;
    });
}

/// Sets the size of everything, in percent from 75 to 200.
pub fn set_scale(ctx: &Context, percent: u16) {
    let factor = f32::from(percent.clamp(75, 200)) / 100.0;
    if (ctx.zoom_factor() - factor).abs() > 0.001 {
        ctx.set_zoom_factor(factor);
    }
}
