//! What is wrong with a rule file, drawn beside the lines that it is about.

use std::env;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use kuzhi_i18n::Messages;
use kuzhi_rules::Diagnostic;

use crate::{chosen_game::RuleText, text::text};

/// All diagnostics about a text, as a compiler draws them; in colours only where a terminal shows them
/// and nobody has asked for none.
pub(crate) fn drawn(
    source: &RuleText,
    problems: &[Diagnostic],
    texts: &Messages,
    terminal: bool,
) -> String {
    let renderer = if terminal && wants_colours() {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let pictures: Vec<String> = problems
        .iter()
        .map(|problem| picture(&renderer, source, problem, texts))
        .collect();
    pictures.join("\n\n")
}

/// Whether colours are welcome; see <https://no-color.org>.
pub(crate) fn wants_colours() -> bool {
    env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

fn picture(
    renderer: &Renderer,
    source: &RuleText,
    problem: &Diagnostic,
    texts: &Messages,
) -> String {
    let label = problem
        .expected
        .as_ref()
        .map(|expected| text!(texts, "diagnostic-expected", expected = expected));
    let help = problem
        .suggestion
        .as_ref()
        .map(|suggestion| text!(texts, "diagnostic-suggestion", suggestion = suggestion));
    let mark = AnnotationKind::Primary
        .span(problem.span.clone())
        .label(label);
    let snippet = Snippet::source(&source.text)
        .path(&source.name)
        .annotation(mark);
    let mut group = Level::ERROR
        .primary_title(&problem.message)
        .element(snippet);
    if let Some(help) = help {
        group = group.element(Level::HELP.message(help));
    }
    renderer.render(&[group])
}
