//! The file that is meant where a name is a symbolic link.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The name behind a link, whether anything stands there or not. A file that is written beside and then
/// renamed would replace the link itself, and what is meant would stay as it was.
pub(crate) fn behind_links(path: &Path) -> io::Result<PathBuf> {
    /// As many as systems follow.
    const MOST: usize = 40;
    let mut real = path.to_owned();
    for _ in 0..MOST {
        let Ok(target) = fs::read_link(&real) else {
            return Ok(real);
        };
        // Where it is not a whole path, it begins at the folder of the link.
        real.pop();
        real.push(target);
    }
    Err(io::Error::other("too many links lead on to each other"))
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;

    #[test]
    fn links_are_followed_to_where_they_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("below")).expect("it can be made");
        symlink("below/second", at("first")).expect("it can be made");
        symlink("../end", at("below/second")).expect("it can be made");
        let behind = |name| behind_links(&at(name)).ok();
        assert_eq!(behind("first"), Some(at("below/../end")));
        fs::write(at("end"), "").expect("it can be written");
        assert_eq!(behind("first"), Some(at("below/../end")));
        assert_eq!(behind("end"), Some(at("end")));
        symlink("circle", at("circle")).expect("it can be made");
        assert_eq!(behind("circle"), None);
    }
}
