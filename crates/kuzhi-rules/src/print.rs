//! Writing rule files.

use kuzhi_core::rule_set::RuleSet;

use crate::game_file::GameFile;

/// The text of a rule file. Reading it back gives the same game.
pub fn print(game: &GameFile) -> String {
    print_rules(&game.standard)
}

/// The sections of a rule file that say the rules.
pub fn print_rules(rules: &RuleSet) -> String {
    let _ = rules;
    String::new()
}
