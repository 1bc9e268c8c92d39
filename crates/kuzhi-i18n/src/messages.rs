//! Messages: from a key and some values to text.

use core::{cell::OnceCell, fmt};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use crate::{language::Language, value::Value};

/// The messages of a language, read when the first of them is needed.
pub struct Messages {
    language: &'static Language,
    /// The language's own messages, then the English ones.
    bundles: OnceCell<Vec<FluentBundle<FluentResource>>>,
}

impl Messages {
    /// The messages of a language.
    pub const fn new(language: &'static Language) -> Self {
        Self {
            language,
            bundles: OnceCell::new(),
        }
    }

    /// The language.
    pub const fn language(&self) -> &'static Language {
        self.language
    }

    /// The text of a message, or the key itself if there is no such message in any language.
    ///
    /// ```
    /// use kuzhi_i18n::{Language, Messages};
    ///
    /// let messages = Messages::new(Language::english());
    /// assert_eq!(messages.text("seat-south", &[]), "South");
    /// ```
    pub fn text(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.find(key, values).unwrap_or_else(|| key.to_owned())
    }

    /// The text of a message, if there is such a message.
    pub fn find(&self, key: &str, values: &[(&str, Value<'_>)]) -> Option<String> {
        let args: FluentArgs<'_> = values
            .iter()
            .map(|(name, value)| (*name, value.for_fluent()))
            .collect();
        self.bundles().iter().find_map(|bundle| {
            let pattern = bundle.get_message(key)?.value()?;
            // What is wrong with a message shows in its text; there is nobody to tell here.
            let mut problems = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&args), &mut problems);
            Some(text.into_owned())
        })
    }

    fn bundles(&self) -> &[FluentBundle<FluentResource>] {
        self.bundles.get_or_init(|| {
            let english = Language::english();
            let fallback = (self.language != english).then_some(english);
            [self.language]
                .into_iter()
                .chain(fallback)
                .map(bundle)
                .collect()
        })
    }
}

fn bundle(language: &Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.identifier()]);
    // Terminals show the marks that separate directions, instead of obeying them.
    bundle.set_use_isolating(false);
    for text in language.texts {
        // A message that cannot be read is left out, and so falls back on English.
        let resource =
            FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Messages").field(&self.language.tag).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MADE_UP: &Language = &Language {
        tag: "nl",
        texts: &["seeds = { $count ->\n    [one] één zaad\n   *[other] { $count } zaden\n }\n"],
    };

    #[test]
    fn plurals_are_the_languages_own() {
        let messages = Messages::new(MADE_UP);
        let seeds = |count: u32| messages.text("seeds", &[("count", count.into())]);
        assert_eq!(
            (seeds(1), seeds(2)),
            ("één zaad".to_owned(), "2 zaden".to_owned())
        );
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let messages = Messages::new(MADE_UP);
        assert_eq!(messages.text("seat-north", &[]), "North");
        assert_eq!(messages.text("no-such-message", &[]), "no-such-message");
        assert_eq!(messages.find("no-such-message", &[]), None);
    }

    #[test]
    fn no_message_is_malformed_or_given_twice() {
        for language in Language::all() {
            let mut bundle = FluentBundle::new(vec![language.identifier()]);
            for text in language.texts {
                let resource = FluentResource::try_new((*text).to_owned())
                    .map_err(|(_, problems)| problems)
                    .unwrap();
                bundle.add_resource(resource).unwrap();
            }
        }
    }
}
