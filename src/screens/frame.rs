//! The window itself: as large as the settings say, or full screen.

use super::settings::Settings;
use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};

/// What the settings last asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Asked {
    full: bool,
    size: (u16, u16),
}

impl Asked {
    const fn of(settings: &Settings) -> Self {
        Self { full: settings.full_screen, size: settings.window }
    }
}

/// The window mode.
pub const fn mode(full: bool) -> WindowMode {
    if full { WindowMode::BorderlessFullscreen(MonitorSelection::Current) } else { WindowMode::Windowed }
}

/// Applies changed settings to the window; it opens as they say, but the player may resize it meanwhile.
pub(super) fn follow(
    settings: Res<Settings>,
    mut last: Local<Option<Asked>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let now = Asked::of(&settings);
    let Some(last) = last.replace(now).filter(|last| *last != now) else { return };
    for mut window in &mut windows {
        if last.full != now.full {
            window.mode = mode(now.full);
        }
        if !now.full {
            window.resolution.set(now.size.0.into(), now.size.1.into());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Setting;
    use bevy::window::WindowResolution;

    fn window(app: &mut App) -> (WindowMode, f32, f32) {
        let mut windows = app.world_mut().query::<&Window>();
        let window = windows.single(app.world()).expect("there is one window");
        (window.mode, window.width(), window.height())
    }

    #[test]
    fn the_window_follows_the_settings_and_else_stays_as_hands_left_it() {
        let mut app = App::new();
        app.insert_resource(Settings::default()).add_systems(Update, follow);
        let resolution = WindowResolution::new(900, 700);
        app.world_mut().spawn((Window { resolution, ..Window::default() }, PrimaryWindow));
        app.update();
        assert_eq!(window(&mut app), (WindowMode::Windowed, 900.0, 700.0));
        let set = |app: &mut App, setting| {
            app.world_mut().resource_mut::<Settings>().change(setting);
            app.update();
        };
        set(&mut app, Setting::Speed(4));
        assert_eq!(window(&mut app), (WindowMode::Windowed, 900.0, 700.0), "another setting leaves it alone");
        set(&mut app, Setting::Window(1920, 1080));
        assert_eq!(window(&mut app), (WindowMode::Windowed, 1920.0, 1080.0));
        set(&mut app, Setting::FullScreen(true));
        assert_eq!(window(&mut app).0, mode(true));
        set(&mut app, Setting::FullScreen(false));
        assert_eq!(window(&mut app), (WindowMode::Windowed, 1920.0, 1080.0));
    }
}
