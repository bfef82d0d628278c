//! The table of all throws, with exact averages.

use crate::scene::{A, B, Scene, id, row, shoot};
use monkeys::{
    battle::book::Played,
    engine::Viewer,
    rules::suppression::{Order, Suppression, actions::Action::OpenFire},
};

#[test]
fn every_throw_has_its_need_its_average_and_what_came() {
    let dice = [1, 2, 4, 4, 4, 5, 6, 6, 1, 1, 2, 3, 3, 3, 3, 2, 6];
    let scene = Scene::open().unit(A, "baboon-rifles", &row(10, 5, 8)).unit(B, "chimpanzee-raiders", &row(10, 12, 6));
    let mut game = scene.begin(&dice);
    game.act(shoot(id(A, 1), OpenFire, id(B, 1)));
    game.order(Order::EndActions);
    game.dice_used();
    let table = Suppression::rolls(&game.0, None, Viewer::All).expect("the book writes one");
    let mut lines = table.lines();
    assert_eq!(lines.next(), Some("number,round,kind,rule,side,who,sides,dice,need,hits,hits_expected"));
    let rows: Vec<Vec<&str>> = lines.map(|line| line.split(',').collect()).collect();
    let columns = |places: &[usize]| -> Vec<String> {
        rows.iter().map(|cells| places.iter().map(|place| cells[*place]).collect::<Vec<_>>().join(" ")).collect()
    };
    assert_eq!(columns(&[0, 1, 2]), ["1 1 to-hit", "2 1 to-kill", "3 1 check-recover"]);
    // Eight dice that need a 4, six that need a 4, three against a limit of 2 (G3, G6).
    assert_eq!(columns(&[6, 8, 9, 10]), ["6 4 6 4.0000", "6 4 0 3.0000", "6 2 1 1.0000"]);
    assert_eq!(columns(&[7]), ["\"1 2 4 4 4 5 6 6\"", "\"1 1 2 3 3 3\"", "\"3 2 6\""]);
    assert!(rows[0][4] == rows[1][4] && rows[0][4] != rows[2][4], "{table}");
}
