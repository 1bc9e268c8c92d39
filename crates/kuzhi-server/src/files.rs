//! The files of the app, as the program carries them.

/// A file, plain and packed.
pub(crate) struct File {
    /// Its path from the root of the app.
    pub(crate) path: &'static str,
    /// What tells its versions apart, with the quotes of a header.
    pub(crate) tag: &'static str,
    pub(crate) plain: &'static [u8],
    pub(crate) brotli: Option<&'static [u8]>,
    pub(crate) gzip: Option<&'static [u8]>,
}

static ALL: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Whether the program was built with the app in it.
pub(crate) fn there() -> bool {
    !ALL.is_empty()
}

/// The file that the path of a request names.
pub(crate) fn find(path: &str) -> Option<&'static File> {
    let path = path.strip_prefix('/').unwrap_or(path);
    let path = if path.is_empty() { "index.html" } else { path };
    ALL.iter().find(|file| file.path == path)
}

/// How a file goes over the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packing {
    None,
    Brotli,
    Gzip,
}

impl Packing {
    /// Its name in headers.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
        }
    }
}

impl File {
    /// The smallest form that a reader accepts.
    pub(crate) fn packed(&self, accepted: &str) -> (Packing, &'static [u8]) {
        let takes = |name: &str| {
            accepted.split(',').any(|one| {
                let mut parts = one.split(';');
                let is_it = parts.next().is_some_and(|part| part.trim() == name);
                is_it && !parts.any(|part| matches!(part.trim(), "q=0" | "q=0.0"))
            })
        };
        match (self.brotli, self.gzip) {
            (Some(bytes), _) if takes("br") => (Packing::Brotli, bytes),
            (_, Some(bytes)) if takes("gzip") => (Packing::Gzip, bytes),
            _ => (Packing::None, self.plain),
        }
    }

    /// What kind of file it is.
    pub(crate) fn kind(&self) -> &'static str {
        match self.path.rsplit('.').next().unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "wasm" => "application/wasm",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "woff2" => "font/woff2",
            "webmanifest" => "application/manifest+json",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// How long it may be kept. Files whose names change with what they hold may be kept for ever.
    pub(crate) fn keeping(&self) -> &'static str {
        if self.path.starts_with("assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: File = File {
        path: "assets/a-1234.js",
        tag: "\"1\"",
        plain: b"plain",
        brotli: Some(b"br"),
        gzip: Some(b"gz"),
    };

    #[test]
    fn the_smallest_accepted_form_is_sent() {
        assert_eq!(FILE.packed("gzip, deflate, br").0, Packing::Brotli);
        assert_eq!(FILE.packed("gzip;q=1.0").0, Packing::Gzip);
        assert_eq!(FILE.packed("br;q=0, gzip").0, Packing::Gzip);
        assert_eq!(FILE.packed("").0, Packing::None);
    }

    #[test]
    fn only_files_with_changing_names_are_kept_for_ever() {
        let page = File {
            path: "index.html",
            ..FILE
        };
        assert!(FILE.keeping().contains("immutable"));
        assert_eq!(page.keeping(), "no-cache");
        assert_eq!(page.kind(), "text/html; charset=utf-8");
    }

    #[test]
    fn nothing_outside_the_app_is_found() {
        for path in [
            "/../Cargo.toml",
            "/assets",
            "//",
            "/etc/passwd",
            "/%2e%2e/x",
        ] {
            assert!(find(path).is_none(), "{path}");
        }
    }
}
