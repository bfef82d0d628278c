//! Files compiled into the program: a new one must be noticed.

fn main() {
    println!("cargo::rerun-if-changed=assets");
    println!("cargo::rerun-if-changed=levels");
}
