//! Guessing what a misspelt word was meant to be.

/// The candidate nearest to `word`, if one is near enough to be meant.
pub(crate) fn nearest<'a>(
    word: &str,
    candidates: impl IntoIterator<Item = &'a str>,
) -> Option<String> {
    // Long input is no misspelling, and comparing it would take long; very short words are all alike.
    let length = word.chars().count();
    if !(3..=64).contains(&length) {
        return None;
    }
    let allowed = length / 3;
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(word, candidate), candidate))
        .filter(|&(distance, _)| distance <= allowed)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate.to_owned())
}

/// The words in quotes, as a sentence lists them.
pub(crate) fn one_of<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let quoted: Vec<_> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match quoted.as_slice() {
        [] => String::from("nothing"),
        [only] => only.clone(),
        [all @ .., last] => format!("one of {} or {last}", all.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_near_words_are_suggested() {
        let words = ["sower", "hole-owner"];
        assert_eq!(nearest("sover", words).as_deref(), Some("sower"));
        assert_eq!(nearest("hole_owner", words).as_deref(), Some("hole-owner"));
        assert_eq!(nearest("nobody", words), None);
    }

    #[test]
    fn lists_read_like_sentences() {
        assert_eq!(one_of(["a"]), "`a`");
        assert_eq!(one_of(["a", "b", "c"]), "one of `a`, `b` or `c`");
    }
}
