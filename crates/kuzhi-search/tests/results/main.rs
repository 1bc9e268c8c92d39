//! The tables of `docs/RESULTS.md`.
//!
//! `UPDATE_RESULTS=1 cargo test --release -p kuzhi-search --test results` writes them anew; otherwise
//! they are compared, those that take long only if `KUZHI_ALL` is set. What stands between the tables is
//! written by hand.

mod section;
mod small_boards;

use std::{fs, path::Path};

/// A rule set whose tables are on the page.
struct Entry {
    game: &'static str,
    preset: &'static str,
    slow: bool,
}

const fn entry(game: &'static str, preset: &'static str) -> Entry {
    Entry {
        game,
        preset,
        slow: false,
    }
}

const ENTRIES: [Entry; 5] = [
    entry("pallankuzhi", "six"),
    entry("pallankuzhi", "five"),
    entry("pallankuzhi", "four"),
    Entry {
        slow: true,
        ..entry("pasu-pondi", "five")
    },
    entry("pasu-pondi", "six"),
];

/// Games on boards with few seeds: up to so many in a hole, with an endgame table of so many on the board.
const SMALL_BOARDS: [(&str, u8, u32); 2] = [("al-manqala", 3, 10), ("kalah", 3, 8)];

#[test]
fn the_page_says_what_is_found() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/RESULTS.md");
    let update = std::env::var_os("UPDATE_RESULTS").is_some();
    let all = update || std::env::var_os("KUZHI_ALL").is_some();
    let mut page = fs::read_to_string(&path).expect("the page");
    let mut changed = Vec::new();
    for entry in ENTRIES.iter().filter(|entry| all || !entry.slow) {
        let name = format!("{} {}", entry.game, entry.preset);
        let (from, to) = place(&page, &name);
        let tables = section::tables(entry.game, entry.preset);
        if page[from..to] != tables {
            changed.push(name);
            page.replace_range(from..to, &tables);
        }
    }
    for (game, most_in_a_hole, table_seeds) in SMALL_BOARDS {
        let name = format!("{game} small boards");
        let (from, to) = place(&page, &name);
        let tables = small_boards::tables(game, most_in_a_hole, table_seeds);
        if page[from..to] != tables {
            changed.push(name);
            page.replace_range(from..to, &tables);
        }
    }
    if update {
        fs::write(&path, page).expect("the page can be written");
    } else {
        assert!(changed.is_empty(), "{changed:?}: see UPDATE_RESULTS above");
    }
}

/// Where the tables of a rule set stand on the page.
fn place(page: &str, name: &str) -> (usize, usize) {
    let mark = format!("<!-- tables: {name} -->\n");
    let from = page.find(&mark).expect("a mark for every rule set") + mark.len();
    let length = page[from..].find("<!-- end -->").expect("an end mark");
    (from, from + length)
}
