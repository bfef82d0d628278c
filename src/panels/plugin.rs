//! The only place where egui is set up and called.

use super::{Desk, Palette, Pictures, Screen, chords, clipboard, focus, letters, style};
use crate::input::{Free, HandSystems, Hints, Intent, Steer};
use bevy::{prelude::*, render::renderer::RenderDevice, window::RawHandleWrapper};
use bevy_egui::{EguiContexts, EguiInput, EguiPlugin, EguiPreUpdateSet, EguiPrimaryContextPass};

/// What the panels show, as written by the screens, and how.
#[derive(Resource, Clone, Debug)]
pub struct Table {
    /// What is shown, if anything.
    pub screen: Option<Screen>,
    /// The sides' colors.
    pub palette: Palette,
    /// Size of everything in percent, 75 to 200.
    pub scale: u16,
}

/// The rule about what the pointer is on in a panel, for the help key.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct UnderPointer(pub Option<String>);

impl Default for Table {
    fn default() -> Self {
        Self { screen: None, palette: Palette::FIRST, scale: 100 }
    }
}

/// Installs egui and draws the [`Table`] in every frame.
pub fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .init_resource::<Table>()
        .init_resource::<Pictures>()
        .init_resource::<Free>()
        .init_resource::<Hints>()
        .init_resource::<UnderPointer>()
        .add_message::<Intent>()
        .add_message::<Steer>()
        .init_resource::<clipboard::Clipboard>()
        .add_systems(Update, clipboard::open.run_if(any_with_component::<RawHandleWrapper>.and_then(run_once)))
        .add_systems(Update, (chords::straighten, focus::steer, clipboard::give).chain().before(HandSystems))
        .add_systems(Last, clipboard::take)
        .add_systems(PreUpdate, allow_letters.after(EguiPreUpdateSet::InitContexts).before(EguiPreUpdateSet::BeginPass))
        .add_systems(EguiPrimaryContextPass, draw_table);
}

/// egui does not ask the device for its largest texture, and stops at 2048 pixels a side.
fn allow_letters(device: Option<Res<RenderDevice>>, mut inputs: Query<&mut EguiInput>) {
    let Some(device) = device else { return };
    let side = letters::SIDE.min(device.limits().max_texture_dimension_2d as usize);
    inputs.iter_mut().for_each(|mut input| input.max_texture_side = Some(side));
}

fn draw_table(
    mut contexts: EguiContexts,
    (mut dressed, mut laid_out): (Local<bool>, Local<f32>),
    (table, hints): (Res<Table>, Res<Hints>),
    mut pictures: ResMut<Pictures>,
    (mut free, mut under): (ResMut<Free>, ResMut<UnderPointer>),
    mut intents: MessageWriter<Intent>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if !*dressed {
        style::install(ctx);
        *dressed = true;
        // The fonts are available from the next frame on.
        ctx.request_repaint();
        return Ok(());
    }
    style::set_scale(ctx, table.scale);
    if *laid_out != ctx.pixels_per_point() {
        *laid_out = ctx.pixels_per_point();
        letters::lay_out(ctx);
    }
    let Some(screen) = &table.screen else {
        return Ok(());
    };
    let mut said = Vec::new();
    let (palette, pictures) = (table.palette, &mut *pictures);
    let mut desk = Desk { palette, pictures, intents: &mut said, focusable: false, hints: &hints };
    let left = super::show(ctx, &mut desk, screen);
    // Only a real change triggers the systems that fit the camera to the free area.
    free.set_if_neq(left);
    under.set_if_neq(UnderPointer(super::widgets::take_rule(ctx)));
    intents.write_batch(said);
    Ok(())
}
