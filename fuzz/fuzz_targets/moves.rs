//! Any rules, any position, any moves: seeds are conserved, the moves listed are the moves that may be
//! played, a trace leads to the same position, and it does not matter from which side one looks.
#![no_main]

use kuzhi_core::{
    Choices, Event, Game, Hole, HoleSet, Kernel, Move, Position, Silent, Trace, follow,
};
use libfuzzer_sys::{
    arbitrary::{Result, Unstructured},
    fuzz_target,
};

fuzz_target!(|bytes: &[u8]| {
    // Running out of bytes ends the game, and proves nothing.
    let _ = play(&mut Unstructured::new(bytes));
});

fn play(bytes: &mut Unstructured<'_>) -> Result<()> {
    let game = kuzhi_fuzz::game(bytes)?;
    let mut position = kuzhi_fuzz::position(bytes, &game)?;
    let (first, holes) = (position, game.holes());
    // Compiled once for all moves: that is what takes the time here.
    let kernel = game.kernel(first.closed());
    let from_the_other_side = game.kernel(first.turned(holes).closed());
    for _ in 0..16 {
        let choices = kernel.choices(&position);
        let there = from_the_other_side.choices(&position.turned(holes));
        assert_eq!(there, turned_choices(choices, holes));
        match choices {
            Choices::Holes(playable) => {
                let playable: Vec<Hole> = playable.into_iter().collect();
                let hole = *bytes.choose(&playable)?;
                let after = check(&kernel, &position, hole);
                let mut there = position.turned(holes);
                from_the_other_side.play(&mut there, turned(hole, holes), &mut Silent);
                assert_eq!(there.turned(holes), after);
                position = after;
            }
            Choices::Pass => kernel.pass(&mut position, &mut Silent),
            Choices::Over(_) => break,
        }
    }
    if position.closed().is_empty() {
        check_list(&game, &position);
    }
    Ok(())
}

/// The moves that are listed, and no others, may be played.
fn check_list(game: &Game, position: &Position) {
    let moves = game.moves(position);
    let holes = (0..Hole::MOST).filter_map(Hole::new).map(Move::Sow);
    for r#move in holes.chain([Move::Pass]) {
        let played = game.play(position, r#move, &mut Silent);
        assert_eq!(
            played.is_ok(),
            moves.contains(&r#move),
            "{move:?}: {played:?}"
        );
    }
}

/// Plays a move that is allowed, silently and told.
fn check(kernel: &Kernel, position: &Position, hole: Hole) -> Position {
    let mut after = *position;
    let played = kernel.play(&mut after, hole, &mut Silent);
    assert_eq!(after.total(), position.total());
    assert_eq!(after.board().sum(after.closed()), 0);

    let (mut told, mut trace) = (*position, Trace::new());
    assert_eq!(kernel.play(&mut told, hole, &mut trace), played);
    assert_eq!(told, after);
    let mut followed = *position;
    trace.iter().for_each(|&event| follow(&mut followed, event));
    // Whose turn it would be in a round that is over is not told.
    let over = matches!(kernel.choices(&after), Choices::Over(_));
    if over {
        followed = followed.with_mover(after.mover());
    } else if !trace.contains(&Event::Again) {
        followed = followed.with_mover(followed.mover().other());
    }
    assert_eq!(followed, after);
    after
}

fn turned(hole: Hole, holes: usize) -> Hole {
    let seat = hole.owner(holes).other();
    Hole::of(seat, hole.place(holes), holes).expect("a hole there")
}

fn turned_choices(choices: Choices, holes: usize) -> Choices {
    match choices {
        Choices::Holes(set) => {
            let set: HoleSet = set.into_iter().map(|hole| turned(hole, holes)).collect();
            Choices::Holes(set)
        }
        Choices::Pass | Choices::Over(_) => choices,
    }
}
