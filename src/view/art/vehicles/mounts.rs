//! Weapons on a hull: posts, turrets, barrels, slits, tubes; in the box of 100 of the hull.

use super::super::palette::{INK, SideColours};
use super::look::{Barrel, MountKind, MountLook, VehicleLook};
use super::places::Places;

const METAL: &str = "#4A4540";
const SHINE: &str = "#8B8378";

/// All mounts of a vehicle, the lowest first; `bold` draws them for small pictures.
pub(super) fn draw(look: &VehicleLook, colours: SideColours, bold: bool) -> String {
    let places = Places::of(look.model);
    let mut shapes = String::new();
    let mut counts = [0; 5];
    let order = [MountKind::LeftPort, MountKind::RightPort, MountKind::Fixed, MountKind::Turret, MountKind::Pintle];
    for kind in order {
        for mount in look.mounts.iter().flatten().filter(|mount| mount.kind == kind) {
            let count = &mut counts[kind as usize];
            let at = places.mount(kind, *count);
            *count += 1;
            shapes += &one(mount, at, (look.turn(), places), colours, bold);
            if kind == MountKind::Fixed && mount.barrel == Barrel::Tubes && at.0 != 50.0 {
                shapes += &one(mount, places.opposite(at), (look.turn(), places), colours, bold);
            }
        }
    }
    shapes
}

fn one(
    mount: &MountLook,
    (x, y): (f32, f32),
    (hull, places): (f32, &Places),
    colours: SideColours,
    bold: bool,
) -> String {
    let turn = match mount.kind {
        MountKind::Pintle | MountKind::Turret => mount.aim.map_or(0.0, |aim| aim.turn() - hull),
        MountKind::Fixed => 0.0,
        MountKind::LeftPort => -90.0,
        MountKind::RightPort => 90.0,
    };
    let shapes = match mount.kind {
        MountKind::Turret => turret(mount, colours, bold),
        MountKind::Pintle => pintle(mount, colours, bold),
        MountKind::Fixed => fixed(mount, bold),
        MountKind::LeftPort | MountKind::RightPort => port(mount, colours, bold),
    };
    let scale = match (mount.kind, mount.barrel) {
        (MountKind::Pintle, _) => places.post,
        (MountKind::Fixed, Barrel::Light | Barrel::Heavy | Barrel::Great) => places.muzzle,
        _ => 1.0,
    };
    format!("<g transform=\"translate({x} {y}) rotate({turn}) scale({scale})\">{shapes}</g>")
}

/// A barrel from the mount forward (up), its root at 0: broken off short if it is shot to pieces.
fn barrel(mount: &MountLook, root: f32) -> String {
    let (wide, long, brake) = match mount.barrel {
        Barrel::None => return String::new(),
        Barrel::Light => (5.0, 27.0, 0.0),
        Barrel::Heavy => (8.0, 44.0, 11.0),
        Barrel::Great => (13.0, 60.0, 19.0),
        Barrel::Tubes => return tubes(mount),
    };
    let half = wide / 2.0;
    if mount.broken {
        // A jagged stump, and the rest of the barrel bent to the side.
        let stump = root + (long - root) * 0.38;
        return format!(
            "<path d=\"M{l} {b}V{s}L{m} {s2}L0 {s}L{q} {s3}L{half} {s}V{b}Z\" fill=\"{METAL}\" stroke=\"{INK}\" stroke-width=\"2\" stroke-linejoin=\"round\"/>\
             <path d=\"M{half} {e}L{f} {g}\" stroke=\"{INK}\" stroke-width=\"{wide}\"/>",
            l = -half,
            b = -root,
            s = -stump,
            m = -half * 0.5,
            s2 = -stump - 4.0,
            q = half * 0.5,
            s3 = -stump - 3.0,
            e = -stump - 6.0,
            f = half + 9.0,
            g = -stump - 15.0,
        );
    }
    let hollow = if mount.empty { "#B8A88C" } else { METAL };
    let mut shapes = format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{wide}\" height=\"{}\" rx=\"1.6\" fill=\"{hollow}\" stroke=\"{INK}\" stroke-width=\"2\"/>\
         <path d=\"M{x} {}V{}\" stroke=\"{SHINE}\" stroke-width=\"{}\"/>",
        -half,
        -long,
        long - root,
        -root - 2.0,
        -long + 3.0,
        wide * 0.2,
        x = -half * 0.4,
    );
    if brake > 0.0 {
        shapes += &format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{brake}\" height=\"{}\" rx=\"2\" fill=\"{INK}\"/>",
            -brake / 2.0,
            -long - 2.0,
            brake * 0.62,
        );
    }
    shapes
}

/// Four tubes in a box.
fn tubes(mount: &MountLook) -> String {
    let fill = if mount.broken { "#6B5D49" } else { METAL };
    let head = if mount.empty || mount.broken { INK } else { "#F6EBD0" };
    let mut shapes = format!(
        "<rect x=\"-9\" y=\"-17\" width=\"18\" height=\"31\" rx=\"3\" fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"2.2\"/>"
    );
    for x in [-4.2, 4.2] {
        shapes += &format!(
            "<circle cx=\"{x}\" cy=\"-11.6\" r=\"2.9\" fill=\"{head}\" stroke=\"{INK}\" stroke-width=\"1.4\"/>"
        );
    }
    shapes += &format!("<path d=\"M0 -6V11M-6 4H6\" stroke=\"{SHINE}\" stroke-width=\"1.5\"/>");
    shapes
}

fn turret(mount: &MountLook, colours: SideColours, bold: bool) -> String {
    let edge = if bold { 5.0 } else { 2.6 };
    let mut shapes = barrel(mount, 16.0);
    shapes += &format!(
        "<path d=\"M-21 -10L-12 -21H12L21 -10V15L13 23H-13L-21 15Z\" fill=\"{}\" stroke=\"{INK}\" stroke-width=\"{edge}\" stroke-linejoin=\"round\"/>",
        colours.plate
    );
    if !bold {
        shapes += &format!(
            "<path d=\"M-19.4 -9.4L-11.4 -19.5H11.4L19.4 -9.4L12 -6H-12Z\" fill=\"#FFFFFF\" fill-opacity=\".5\"/>\
             <path d=\"M-13 23L-10 12H10L13 23\" fill=\"#000000\" fill-opacity=\".1\"/>\
             <circle cx=\"-9\" cy=\"3\" r=\"5.6\" fill=\"{}\" stroke=\"{INK}\" stroke-width=\"1.8\"/>\
             <path d=\"M-12 3H-6\" stroke=\"{INK}\" stroke-width=\"1.5\"/>",
            colours.dark
        );
    }
    shapes
}

fn pintle(mount: &MountLook, colours: SideColours, bold: bool) -> String {
    let edge = if bold { 4.0 } else { 2.0 };
    let ring = format!("<circle r=\"11\" fill=\"{}\" stroke=\"{INK}\" stroke-width=\"{edge}\"/>", colours.plate);
    let post = if bold {
        String::new()
    } else {
        format!(
            "<circle r=\"6.6\" fill=\"none\" stroke=\"{INK}\" stroke-opacity=\".45\" stroke-width=\"1.4\"/>\
             <rect x=\"-4.4\" y=\"-8\" width=\"8.8\" height=\"13\" rx=\"2\" fill=\"{METAL}\" stroke=\"{INK}\" stroke-width=\"1.6\"/>\
             <path d=\"M4.5 -2H9V3H4.5\" fill=\"#8A6F45\" stroke=\"{INK}\" stroke-width=\"1.3\"/>"
        )
    };
    ring + &barrel(mount, 4.0) + if mount.barrel == Barrel::None { "" } else { &post }
}

fn fixed(mount: &MountLook, bold: bool) -> String {
    if mount.barrel == Barrel::None {
        // The empty bracket.
        return format!("<path d=\"M-5 -6V3H5V-6\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2.6\"/>");
    }
    let root = if mount.barrel == Barrel::Tubes || bold {
        String::new()
    } else {
        format!("<rect x=\"-5.5\" y=\"-4\" width=\"11\" height=\"9\" rx=\"2\" fill=\"{INK}\"/>")
    };
    barrel(mount, -3.0) + &root
}

/// A slit, with a muzzle if somebody's weapon is in it.
fn port(mount: &MountLook, colours: SideColours, bold: bool) -> String {
    if bold {
        return String::new();
    }
    let muzzle = match (mount.barrel, mount.broken) {
        (Barrel::None, _) => String::new(),
        (_, true) => format!("<path d=\"M-4 -8L4 -1M4 -8L-4 -1\" stroke=\"{INK}\" stroke-width=\"2.4\"/>"),
        _ => format!(
            "<path d=\"M0 2V-13\" stroke=\"{INK}\" stroke-width=\"4.4\"/><path d=\"M0 1V-11.5\" stroke=\"{SHINE}\" stroke-width=\"1.5\"/>"
        ),
    };
    format!(
        "{muzzle}<path d=\"M-6 -1.5H6V6H-6Z\" fill=\"{}\" stroke=\"{INK}\" stroke-width=\"1.6\" stroke-linejoin=\"round\"/>\
         <path d=\"M-3.5 2.4H3.5\" stroke=\"{INK}\" stroke-width=\"2\"/>",
        colours.plate
    )
}
