//! The reference's own reading and writing of positions.

use crate::reference::*;

#[test]
fn position_text_is_written_back_unchanged() {
    for text in [
        "6,6,6,6,6,6,6/6,6,6,6,6,6,6 0 0 s",
        "0,0,3,0,3,1,0/1,0,1,0,15,x,x 20 40 n",
    ] {
        assert_eq!(
            State::from_text(text)
                .map(|state| state.to_text())
                .as_deref(),
            Some(text)
        );
    }
    assert_eq!(State::from_text("1,2/3 0 0 s"), None);
}
