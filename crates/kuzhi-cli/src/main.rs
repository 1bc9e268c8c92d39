//! The `kuzhi` program.

fn main() {}
