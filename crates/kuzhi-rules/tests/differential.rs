//! The kernel against a naive account of the rules: random play of every game, under random options
//! and presets, from its start, from random positions, with closed holes and with scattered deals.
//!
//! 20,000 moves a game, or a million if the variable `KUZHI_ALL` is set.

mod translate;

use kuzhi_core::{
    Event, Game, MatchEndReason, NextRound, Outcome, Position, Round, Seat, Setup, Silent,
    SplitMix, Standing, Stop, Trace, Turn, deal, follow, rule_set::RoundLimit,
};
use kuzhi_rules::{GameFile, built_in, parse};
use translate::{choices, naive, player, settings, state, to_move};

/// The most seeds that a position holds.
const MOST_SEEDS: u32 = 255;

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

/// A first position, a scattered one, or one with few seeds, and perhaps with closed holes. Every
/// fourth of those that are put together has another number of seeds than the game.
fn random_start(game: &Game, random: &mut SplitMix) -> Position {
    if random.below(4) == 0 {
        return deal(game, random.next_u64());
    }
    let holes = game.holes();
    let total = match random.below(4) {
        0 => 1 + random.below(MOST_SEEDS),
        _ => game.start().total(),
    };
    let closed_too = game.rules().rounds.is_some() && random.below(2) == 0;
    let mut rows = [vec![Some(0_u32); holes], vec![Some(0); holes]];
    if closed_too {
        for row in &mut rows {
            for hole in row.iter_mut().skip(1) {
                if random.below(4) == 0 {
                    *hole = None;
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
        assert_eq!(game.over(&ours).map(outcome), over.map(told), "{}", place());
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
        let over = made
            .ended
            .or_else(|| naive::over(&settings, &made.state, true));
        assert_eq!(turn.over.map(outcome), over.map(told), "{place}");
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

/// Rounds remember positions and can be agreed to stop, as the naive account does.
#[test]
fn rounds_agree() {
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
            let what = format!("{} {choices:?}", file.id);
            play_round(&game, few_seeds(&game, &mut random), &mut random, &what);
        }
    }
}

/// A position with few seeds, where positions come back.
fn few_seeds(game: &Game, random: &mut SplitMix) -> Position {
    loop {
        let start = random_start(game, random);
        if start.board().total() <= 6 {
            return start;
        }
    }
}

/// Plays a round to its end on both sides, which both must see at the same time and score alike. Some
/// rounds are agreed to stop, those that go on for very long among them.
fn play_round(
    game: &Game,
    start: Position,
    random: &mut SplitMix,
    what: &str,
) -> (Outcome, naive::Outcome) {
    let settings = settings(game.rules());
    let mut round = Round::new(game, start);
    let mut course = vec![state(game, &start)];
    let mut over = naive::over(&settings, &course[0], true);
    loop {
        let place = || format!("{what}: {}", game.setup(round.position()));
        assert_eq!(round.over().map(outcome), over.map(told), "{}", place());
        if let (Some(ours), Some(theirs)) = (round.over(), over) {
            return (ours, theirs);
        }
        let now = course.last().expect("never empty");
        if course.len() == 300 || random.below(500) == 0 {
            over = Some(naive::after_agreement(&settings, now));
            round.agree();
            continue;
        }
        let choice = *pick(&naive::legal(&settings, now), random);
        let made = naive::play(&settings, now, choice).expect("a legal choice");
        round
            .play(to_move(choice), &mut Silent)
            .expect("a legal move");
        course.push(made.state);
        let now = course.last().expect("never empty");
        assert_eq!(state(game, round.position()), *now);
        let due = naive::repetition_is_due(&settings, &course);
        over = made
            .ended
            .or_else(|| naive::over(&settings, now, true))
            .or_else(|| due.then(|| naive::after_repetition(&settings, now)));
    }
}

/// Whole matches: what is owned after each round, who starts the next and how it is laid out, and who
/// has won in the end.
///
/// Twenty matches a game, or a thousand if the variable `KUZHI_ALL` is set.
#[test]
fn matches_agree() {
    let everything = std::env::var_os("KUZHI_ALL").is_some();
    let matches = if everything { 1000 } else { 20 };
    for built_in in built_in::all() {
        let file = parse(built_in.text)
            .0
            .expect("the built-in games are whole");
        let mut random = SplitMix::new(11);
        let mut left = matches;
        while left > 0 {
            let choices = random_choices(&file, &mut random);
            let Ok(mut rules) = file.rules(&choices) else {
                continue;
            };
            if let Some(rounds) = &mut rules.rounds
                && random.below(2) == 0
            {
                rounds.rounds = RoundLimit(u16::try_from(1 + random.below(6)).ok());
            }
            let game = Game::new(&rules).expect("accepted rules make a game");
            play_match(&game, &mut random, &format!("{} {choices:?}", file.id));
            left -= 1;
        }
    }
}

/// Plays a match of a few rounds on both sides, comparing all that is between them.
fn play_match(game: &Game, random: &mut SplitMix, what: &str) {
    let settings = settings(game.rules());
    let mut ours = Standing::at_start(game);
    let mut theirs = naive::at_start(&settings);
    let mut start = game.start();
    assert_eq!(state(game, &start), naive::opening(&settings), "{what}");
    for _ in 0..12 {
        assert_eq!(standing(&ours), theirs, "{what}");
        let (our_outcome, their_outcome) = play_round(game, start, random, what);
        ours = ours.after(our_outcome);
        theirs = naive::standing_after(theirs, &their_outcome);
        match compare_next_round(game, &ours, &theirs, what) {
            Some(next) => start = next,
            None => return,
        }
    }
}

/// The next round, if both say that there is one, and say the same of it.
fn compare_next_round(
    game: &Game,
    ours: &Standing,
    theirs: &naive::Standing,
    what: &str,
) -> Option<Position> {
    let settings = settings(game.rules());
    let place = format!("{what}: {ours:?}");
    assert_eq!(standing(ours), *theirs, "{place}");
    let end = naive::match_end(&settings, *theirs);
    let layout = naive::next_round(&settings, theirs.owned, theirs.starter);
    match game.next_round(ours) {
        Some(NextRound::Begins(position)) => {
            assert_eq!(end, None, "{place}");
            assert_eq!(Some(state(game, &position)), layout, "{place}");
            Some(position)
        }
        Some(NextRound::Over(over)) => {
            let over_is = naive::MatchEnd {
                reason: match over.reason {
                    MatchEndReason::Exhausted => naive::MatchEndReason::CannotFillAHole,
                    MatchEndReason::RoundLimit => naive::MatchEndReason::RoundsPlayed,
                },
                winner: over.winner.map(player),
            };
            assert_eq!(Some(over_is), end, "{place}");
            assert_eq!(over.owned, theirs.owned, "{place}");
            None
        }
        None => {
            assert_eq!((end, layout), (None, None), "{place}");
            None
        }
    }
}

/// Standings that play rarely leads to: any division of the seeds, any round, either starter.
#[test]
fn rounds_are_laid_out_alike() {
    for built_in in built_in::all() {
        let file = parse(built_in.text)
            .0
            .expect("the built-in games are whole");
        let mut random = SplitMix::new(13);
        for _ in 0..2000 {
            let choices = random_choices(&file, &mut random);
            let Ok(rules) = file.rules(&choices) else {
                continue;
            };
            let game = Game::new(&rules).expect("accepted rules make a game");
            let total = match random.below(4) {
                0 => random.below(MOST_SEEDS + 1),
                _ => game.start().total(),
            };
            let south = random.below(total + 1);
            let ours = Standing {
                owned: [south, total - south],
                round: 1 + random.below(9),
                starter: Seat::BOTH[random.below(2) as usize],
            };
            let what = format!("{} {choices:?}", file.id);
            compare_next_round(&game, &ours, &standing(&ours), &what);
        }
    }
}

fn standing(standing: &Standing) -> naive::Standing {
    naive::Standing {
        owned: standing.owned,
        round: standing.round,
        starter: player(standing.starter),
    }
}

/// What there is to say about the end of a round.
type Told = (&'static str, [u32; 2], bool);

fn told(outcome: naive::Outcome) -> Told {
    (outcome.reason.word(), outcome.score, outcome.odd_seed)
}

fn outcome(outcome: Outcome) -> Told {
    (outcome.reason.word(), outcome.score, outcome.odd_seed)
}
