//! The languages there are, and the choice of one.

use core::fmt;

use unic_langid::LanguageIdentifier;

/// A language that there are texts in.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    pub(crate) tag: &'static str,
    pub(crate) texts: &'static [&'static str],
}

static ALL: &[Language] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language was asked for that there are no texts in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage {
    /// What was asked for.
    pub asked: String,
}

impl Language {
    const ENGLISH: &'static str = "en";

    /// All languages, by their tags.
    pub const fn all() -> &'static [Self] {
        ALL
    }

    /// The language that all others fall back on.
    pub fn english() -> &'static Self {
        const NONE: &Language = &Language {
            tag: Language::ENGLISH,
            texts: &[],
        };
        ALL.iter()
            .find(|language| language.tag == Self::ENGLISH)
            .unwrap_or(NONE)
    }

    /// Its tag, such as `en`.
    pub const fn tag(&self) -> &'static str {
        self.tag
    }

    /// The language that somebody asked for by its tag. A tag with a region or a script will do, and
    /// so will a locale name.
    ///
    /// ```
    /// use kuzhi_i18n::Language;
    ///
    /// assert_eq!(Language::asked("en_GB.UTF-8").unwrap().tag(), "en");
    /// assert!(Language::asked("tlh").is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// There are no texts in that language.
    pub fn asked(tag: &str) -> Result<&'static Self, UnknownLanguage> {
        Self::find(tag).ok_or_else(|| UnknownLanguage {
            asked: tag.chars().take(20).collect(),
        })
    }

    /// The language that the environment asks for, English if it asks for none that there is.
    ///
    /// The names of locales are given with the most important first: on most systems the values of
    /// `LC_ALL`, `LC_MESSAGES` and `LANG`. Only the first that is not empty speaks.
    pub fn of_locale<'a>(names: impl IntoIterator<Item = &'a str>) -> &'static Self {
        names
            .into_iter()
            .find(|name| !name.is_empty())
            .and_then(Self::find)
            .unwrap_or_else(Self::english)
    }

    fn find(name: &str) -> Option<&'static Self> {
        let tag = name.split(['.', '@']).next().unwrap_or("");
        let wanted: LanguageIdentifier = tag.parse().ok()?;
        let speaks = |language: &&Self| language.identifier().language == wanted.language;
        let exactly = |language: &&Self| language.identifier() == wanted;
        ALL.iter().find(exactly).or_else(|| ALL.iter().find(speaks))
    }

    pub(crate) fn identifier(&self) -> LanguageIdentifier {
        self.tag.parse().unwrap_or_default()
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags: Vec<_> = ALL.iter().map(Language::tag).collect();
        let Self { asked } = self;
        write!(
            f,
            "no texts in `{asked}`; there are texts in {}",
            tags.join(", ")
        )
    }
}

impl core::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_locale(names: &[&str], tag: &str) {
        assert_eq!(Language::of_locale(names.iter().copied()).tag(), tag);
    }

    #[test]
    fn a_locale_without_texts_is_english() {
        check_locale(&[], "en");
        check_locale(&["", "C.UTF-8"], "en");
        check_locale(&["POSIX"], "en");
        check_locale(&["xx_XX"], "en");
        check_locale(&["not a locale at all"], "en");
    }

    #[test]
    fn every_tag_is_well_formed_and_finds_its_language() {
        for language in Language::all() {
            assert_eq!(language.identifier().to_string(), language.tag);
            assert_eq!(Language::asked(language.tag), Ok(language));
        }
    }

    #[test]
    fn an_unknown_language_is_answered_with_those_there_are() {
        let error = Language::asked("xx").unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with("no texts in `xx`; there are texts in "),
            "{error}"
        );
        for nonsense in ["", "-", "e", "12", "en-", "\u{661}"] {
            assert!(Language::asked(nonsense).is_err(), "{nonsense:?}");
        }
    }
}
