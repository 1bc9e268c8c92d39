//! The kernel against a naive account of the rules: random play of every game, under random options
//! and presets, from its start, from random positions, with closed holes and with scattered deals.
//!
//! 20,000 moves a game, or a million if the variable `KUZHI_ALL` is set.

mod translate;

use kuzhi_core::{
    Event, Game, NextRound, Outcome, Position, Round, Seat, Setup, Silent, SplitMix, Standing,
    Stop, Trace, Turn, deal, follow,
};
use kuzhi_rules::{GameFile, built_in, parse};
use translate::{choices, naive, player, settings, state, to_move};

#[test]
fn the_kernel_agrees_with_the_naive_account() {
    let everything = std::env::var_os("KUZHI_ALL").is_some();
    let moves = if everything { 1_000_000 } else { 20_000 };
    for built_in in built_in::all() {
        let file = parse(built_in.text)
            .0
            .expect("the built-in games are whole");
        let mut random = SplitMix::new(2026);
        let mut left = moves;
        while left > 0 {
            let choices = random_choices(&file, &mut random);
            // Some combinations make no sense together, and are refused.
            let Ok(rules) = file.rules(&choices) else {
                continue;
            };
            let game = Game::new(&rules).expect("accepted rules make a game");
            for _ in 0..4 {
                let start = random_start(&game, &mut random);
                left -= play_both(
                    &game,
                    start,
                    &mut random,
                    &format!("{} {choices:?}", file.id),
                )
                .min(left);
            }
        }
    }
}

/// None, one or several choices; the game's own rules half of the time.
fn random_choices(file: &GameFile, random: &mut SplitMix) -> Vec<(String, String)> {
    let mut choices = Vec::new();
    if random.below(2) == 0 {
        return choices;
    }
    if !file.presets.is_empty() && random.below(3) == 0 {
        let preset = pick(&file.presets, random);
        choices.push((String::from("preset"), preset.id.clone()));
    }
    for option in &file.options {
        if random.below(4) == 0 {
            let choice = pick(&option.choices, random);
            choices.push((option.id.clone(), choice.id.clone()));
        }
    }
    if let Some(range) = &file.other_holes
        && random.below(2) == 0
    {
        let holes =
            u32::from(*range.start()) + random.below(u32::from(range.end() - range.start()) + 1);
        choices.push((String::from("holes"), holes.to_string()));
        choices.retain(|(option, _)| option != "preset");
        choices.push((
            String::from("seeds"),
            (1 + random.below(127 / holes.max(1)).min(9)).to_string(),
        ));
    }
    choices
}

fn pick<'a, T>(list: &'a [T], random: &mut SplitMix) -> &'a T {
    let length = u32::try_from(list.len()).expect("a short list");
    &list[random.below(length) as usize]
}

/// A first position, a scattered one, or one with few seeds, and perhaps with closed holes.
fn random_start(game: &Game, random: &mut SplitMix) -> Position {
    if random.below(4) == 0 {
        return deal(game, random.next_u64());
    }
    let holes = game.holes();
    let total = game.start().total();
    let closed_too = game.rules().rounds.is_some() && random.below(2) == 0;
    let mut rows = [vec![Some(0_u32); holes], vec![Some(0); holes]];
    if closed_too {
        for row in &mut rows {
            for hole in 1..holes {
                if random.below(4) == 0 {
                    row[hole] = None;
                }
            }
            // Which holes stay open is drawn too.
            let turn = random.below(u32::try_from(holes).expect("few holes")) as usize;
            row.rotate_left(turn);
        }
    }
    let on_board = match random.below(3) {
        0 => random.below(12),
        _ => random.below(total + 1),
    };
    for _ in 0..on_board {
        let seat = random.below(2) as usize;
        let hole = random.below(u32::try_from(holes).expect("few holes")) as usize;
        // Heaps make long laps likelier.
        let heap = if random.below(8) == 0 {
            1 + random.below(9)
        } else {
            1
        };
        let sum: u32 = rows.iter().flatten().flatten().sum();
        if let Some(seeds) = &mut rows[seat][hole]
            && sum + heap <= total
        {
            *seeds += heap;
        }
    }
    let sum: u32 = rows.iter().flatten().flatten().sum();
    let south = random.below(total - sum + 1);
    let setup = Setup {
        rows,
        stores: [south, total - sum - south],
        mover: Seat::BOTH[random.below(2) as usize],
        extras: Vec::new(),
    };
    game.position(&setup).expect("a position of the game")
}

/// Plays a round at random on both sides, comparing everything, and gives the number of moves.
fn play_both(game: &Game, start: Position, random: &mut SplitMix, what: &str) -> usize {
    let settings = settings(game.rules());
    let mut ours = start;
    let mut theirs = state(game, &start);
    let mut moves = 0;
    loop {
        let place = || format!("{what}: {}", game.setup(&ours));
        let over = naive::over(&settings, &theirs, true);
        assert_eq!(outcome(game.over(&ours)), over.map(told), "{}", place());
        let kernel = game.kernel(ours.closed());
        let free = naive::legal(&settings, &theirs);
        assert_eq!(choices(kernel.choices(&ours)), free, "{}", place());
        if over.is_some() || moves == 200 {
            return moves;
        }
        let choice = *pick(&free, random);
        let made = naive::play(&settings, &theirs, choice).expect("a legal choice");
        let mut trace = Trace::new();
        let turn = game
            .play(&ours, to_move(choice), &mut trace)
            .expect("a legal move");
        let place = format!("{} {choice:?}", place());
        compare(game, &ours, &turn, &made, &place);
        compare_traces(&ours, &turn, &trace, &made, &place);
        moves += 1;
        if turn
            .over
            .is_some_and(|over| over.reason == kuzhi_core::Reason::Endless)
        {
            return moves;
        }
        ours = turn.position;
        theirs = made.state;
    }
}

fn compare(game: &Game, before: &Position, turn: &Turn, made: &naive::Played, place: &str) {
    assert_eq!(state(game, &turn.position), made.state, "{place}");
    assert_eq!(turn.stored.map(u32::from), made.stored, "{place}");
    assert_eq!(turn.laps as usize, made.laps, "{place}");
    assert_eq!(turn.endless, made.endless, "{place}");
    assert_eq!(turn.position.total(), before.total(), "{place}");
    if let Some(ended) = made.ended {
        assert_eq!(outcome(turn.over), Some(told(ended)), "{place}");
    }
}

/// The trace tells the same story, and following it leads to the same position.
fn compare_traces(
    before: &Position,
    turn: &Turn,
    trace: &Trace,
    made: &naive::Played,
    place: &str,
) {
    let mut followed = *before;
    for &event in trace {
        follow(&mut followed, event);
    }
    assert_eq!(followed.board(), turn.position.board(), "{place}");
    assert_eq!(followed.stores(), turn.position.stores(), "{place}");
    let ours: Vec<_> = trace
        .iter()
        .filter_map(|&event| naive_event(event))
        .collect();
    assert_eq!(
        sorted_takes(ours),
        sorted_takes(made.log.clone()),
        "{place}"
    );
    let endless = trace.contains(&Event::Stop(Stop::Endless));
    assert_eq!(endless, made.endless, "{place}");
}

/// Holes that are taken one after the other, without a drop between, in one order.
fn sorted_takes(mut log: Vec<naive::Event>) -> Vec<naive::Event> {
    let is_take = |event: &naive::Event| matches!(event, naive::Event::Take { .. });
    for takes in log.chunk_by_mut(|one, other| is_take(one) && is_take(other)) {
        takes.sort_by_key(|event| match event {
            naive::Event::Take { hole, .. } => *hole,
            _ => 0,
        });
    }
    log
}

fn naive_event(event: Event) -> Option<naive::Event> {
    Some(match event {
        Event::Lift { hole, seeds } => naive::Event::Lift {
            hole: hole.index(),
            seeds: seeds.into(),
        },
        Event::Drop { hole } => naive::Event::Drop(naive::Place::Hole(hole.index())),
        Event::DropInStore { seat } => naive::Event::Drop(naive::Place::Store(player(seat))),
        Event::Take {
            hole, seeds, to, ..
        } => naive::Event::Take {
            hole: hole.index(),
            seeds: seeds.into(),
            to: player(to),
        },
        Event::Pass => naive::Event::Pass,
        Event::Stop(_) | Event::Again => return None,
    })
}

/// Rounds remember positions, and matches lay out the next round, as the naive account does.
#[test]
fn rounds_and_matches_agree() {
    for built_in in built_in::all() {
        let file = parse(built_in.text)
            .0
            .expect("the built-in games are whole");
        let mut random = SplitMix::new(7);
        for _ in 0..300 {
            let choices = random_choices(&file, &mut random);
            let Ok(rules) = file.rules(&choices) else {
                continue;
            };
            let game = Game::new(&rules).expect("accepted rules make a game");
            play_round(&game, &mut random);
            compare_next_round(&game, &mut random);
        }
    }
}

/// Plays a round from a position with few seeds, where positions come back.
fn play_round(game: &Game, random: &mut SplitMix) {
    let mut start = random_start(game, random);
    while start.board().total() > 6 {
        start = random_start(game, random);
    }
    let settings = settings(game.rules());
    let mut round = Round::new(game, start);
    let mut course = vec![state(game, &start)];
    while round.over().is_none() && course.len() < 300 {
        let moves = round.moves();
        let played = *pick(&moves, random);
        round.play(played, &mut Silent).expect("a legal move");
        course.push(state(game, round.position()));
        let now = course.last().expect("never empty");
        let due = naive::repetition_is_due(&settings, &course);
        let expected = naive::over(&settings, now, true)
            .or_else(|| due.then(|| naive::after_repetition(&settings, now)));
        let is = round
            .over()
            .filter(|over| over.reason != kuzhi_core::Reason::Endless);
        if round.over() == is {
            assert_eq!(
                outcome(is),
                expected.map(told),
                "{}",
                game.setup(round.position())
            );
        }
    }
}

fn compare_next_round(game: &Game, random: &mut SplitMix) {
    let total = game.start().total();
    let south = random.below(total + 1);
    let standing = Standing {
        owned: [south, total - south],
        round: 2,
        starter: Seat::BOTH[random.below(2) as usize],
    };
    let settings = settings(game.rules());
    let expected = naive::next_round(&settings, standing.owned, player(standing.starter));
    let is = match game.next_round(&standing) {
        Some(NextRound::Begins(position)) => Some(state(game, &position)),
        Some(NextRound::Over(_)) | None => None,
    };
    assert_eq!(is, expected, "{standing:?}");
}

fn told(outcome: naive::Outcome) -> (&'static str, [u32; 2]) {
    (outcome.reason.word(), outcome.score)
}

fn outcome(outcome: Option<Outcome>) -> Option<(&'static str, [u32; 2])> {
    outcome.map(|outcome| (outcome.reason.word(), outcome.score))
}
