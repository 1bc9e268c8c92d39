//! `play`: a game at the terminal, against the computer or between two people.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher as _, Hasher as _},
    io::{self, IsTerminal as _, Write},
};

use clap::builder::NonEmptyStringValueParser;
use kuzhi_core::{
    Game, Parity, Player, Ritual, RitualStep, Seat, SetupChoice, Standing, deal,
    record::{Headers, Record},
    rule_set::{RoundLimit, Scope},
};
use kuzhi_i18n::Messages;
use kuzhi_rules::digest;

use crate::{
    board_picture::Lines,
    chosen_game::{ChosenGame, GameArgument},
    computer::Computer,
    failure::Failure,
    known_values::KnownValues,
    position_argument,
    session::{Beginning, FIRST, Rounds, Session},
    table::{Manner, RecordFile, Table, Talk, Who},
    text::text,
};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgument,
    #[arg(long, value_name = "WHO", default_value = "human")]
    south: Who,
    #[arg(long, value_name = "WHO", default_value = "computer")]
    north: Who,
    #[arg(long)]
    r#match: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    rounds: Option<u16>,
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE", value_parser = NonEmptyStringValueParser::new())]
    record: Option<String>,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long)]
    ascii: bool,
}

pub(crate) fn run(args: &Args, texts: &Messages, out: &mut dyn Write) -> Result<(), Failure> {
    let mut chosen = args.game.load(texts)?;
    let rounds = rounds(args, &chosen, texts)?;
    let headers = headers(&chosen);
    if let Some(most) = args.rounds {
        limit_rounds(&mut chosen.game, most);
    }
    let seed = args.seed.unwrap_or_else(any_seed);
    let beginning = beginning(args, &chosen.game, seed, texts)?;
    let mut players = [args.south, args.north];
    let person_would_hide = players[0] == Who::Human && players[1] != Who::Human;
    if beginning.ritual.step() == RitualStep::Guess && person_would_hide {
        // Hiding seeds leaves nothing to decide, so a person who plays the computer does the guessing.
        players.swap(0, 1);
    }
    let record = record_file(args, texts)?;
    let known = KnownValues::find(None, &chosen.game, texts)?;
    let mut session = Session::new(&chosen.game, beginning, rounds);
    *session.headers_mut() = headers;
    if decided_by_chance(&chosen.game) {
        say_in(session.headers_mut(), Headers::SEED, &seed.to_string());
    }
    let manner = Manner {
        lines: if args.ascii {
            Lines::Ascii
        } else {
            Lines::Drawn
        },
        echo: !io::stdin().is_terminal(),
    };
    let mut input = io::stdin().lock();
    let mut table = Table {
        session,
        players,
        computer: Computer::new(&chosen.game, known.as_ref(), seed),
        talk: Talk::new(texts, manner, &mut input, out),
        record,
        saved: Vec::new(),
    };
    let title = chosen.file.name(texts.language().tag());
    table
        .talk
        .say(&text!(texts, "play-welcome", game = title))?;
    let untold = args.seed.is_none() && args.position.is_none();
    if untold && decided_by_chance(&chosen.game) {
        // As text, since numbers of this kind are copied and not read.
        let seed = seed.to_string();
        table.talk.say(&text!(texts, "play-seed", seed = seed))?;
    }
    table.play()
}

/// The file for the record, which has been written to before anybody plays for it.
fn record_file(args: &Args, texts: &Messages) -> Result<Option<RecordFile>, Failure> {
    let Some(path) = &args.record else {
        return Ok(None);
    };
    let file = RecordFile::new(path).and_then(|file| {
        file.write(&Record::default())?;
        Ok(file)
    });
    match file {
        Ok(file) => Ok(Some(file)),
        Err(why) => Err(Failure::wrong_use(why.told(path, texts))),
    }
}

/// A seed that nobody has chosen.
fn any_seed() -> u64 {
    // The numbers a hash map protects itself with are the only ones at hand that differ every time.
    // Fewer digits are easier to type when somebody wants the same again.
    RandomState::new().build_hasher().finish() % 1_000_000
}

/// Whether chance has a part in how play begins.
fn decided_by_chance(game: &Game) -> bool {
    game.rules().deal.is_some() || game.rules().ritual.is_some()
}

/// Where play begins.
fn beginning(args: &Args, game: &Game, seed: u64, texts: &Messages) -> Result<Beginning, Failure> {
    let mut standing = Standing::at_start(game);
    let Some(text) = &args.position else {
        return Ok(Beginning {
            position: deal(game, seed),
            extras: Vec::new(),
            standing,
            ritual: Ritual::new(game.rules(), seed),
        });
    };
    let given = position_argument::read(game, text)?;
    let field = |name| {
        let mut extras = given.extras.iter();
        extras.find(|(key, _)| key == name).map(|(_, value)| value)
    };
    if let Some(round) = field("round") {
        standing.round = round_number(round, texts)?;
    }
    standing.starter = match field(FIRST) {
        Some(first) => first_mover(first, texts)?,
        // The players take turns to begin.
        None if standing.round.is_multiple_of(2) => standing.starter.other(),
        None => standing.starter,
    };
    let (total, expected) = (given.position.total(), game.rules().total_seeds());
    // Seeds that belong to nobody leave a match, so later rounds may have fewer.
    let later = standing.round > 1 && game.rules().rounds.is_some();
    let some_lost = later && total < expected;
    if total != expected && !some_lost {
        return Err(Failure::wrong_use(text!(
            texts,
            "error-impossible-total",
            total = total,
            expected = expected
        )));
    }
    Ok(Beginning {
        position: given.position,
        extras: given.extras,
        standing,
        ritual: seated(game, seed),
    })
}

/// A ritual that is over, for play that begins in the middle.
fn seated(game: &Game, seed: u64) -> Ritual {
    let mut ritual = Ritual::new(game.rules(), seed);
    ritual.choose(SetupChoice::Guess(Parity::Odd));
    if let RitualStep::Side { chooser } = ritual.step() {
        let side = match chooser {
            Player::First => Seat::South,
            Player::Second => Seat::North,
        };
        ritual.choose(SetupChoice::Side(side));
    }
    ritual
}

fn round_number(value: &str, texts: &Messages) -> Result<u32, Failure> {
    const MOST: u32 = 1_000_000;
    let number: Option<u32> = value.parse().ok();
    number
        .filter(|number| (1..=MOST).contains(number) && number.to_string() == value)
        .ok_or_else(|| {
            Failure::wrong_use(text!(
                texts,
                "error-round-field",
                value = value,
                most = MOST.to_string()
            ))
        })
}

fn first_mover(value: &str, texts: &Messages) -> Result<Seat, Failure> {
    let mut seats = Seat::BOTH.into_iter();
    seats
        .find(|seat| value.chars().eq([seat.letter()]))
        .ok_or_else(|| Failure::wrong_use(text!(texts, "error-first-field", value = value)))
}

/// How many rounds are to be played.
fn rounds(args: &Args, chosen: &ChosenGame, texts: &Messages) -> Result<Rounds, Failure> {
    let field = match (args.r#match, args.rounds) {
        (_, Some(_)) => "--rounds",
        (true, None) => "--match",
        (false, None) => return Ok(Rounds::One),
    };
    if chosen.game.rules().rounds.is_none() {
        let game = chosen.file.name(texts.language().tag());
        return Err(Failure::wrong_use(text!(
            texts,
            "error-no-rounds",
            field = field,
            game = game
        )));
    }
    // Two computers may go on for ever, unless they were told for how long.
    let most = args.rounds.is_none().then_some(MOST_ROUNDS);
    Ok(Rounds::Match { most })
}

/// The most rounds of a match that nobody has limited.
const MOST_ROUNDS: usize = 1000;

/// Makes the rules end a match after so many rounds, unless they do so earlier.
fn limit_rounds(game: &mut Game, most: u16) {
    let mut rules = game.rules().clone();
    if let Some(rounds) = &mut rules.rounds {
        let least = rounds.rounds.0.map_or(most, |limit| limit.min(most));
        rounds.rounds = RoundLimit(Some(least));
    }
    // A limit goes with all other rules.
    if let Ok(limited) = Game::new(&rules) {
        *game = limited;
    }
}

/// What the record says about the rules. For how many rounds they are played is not one of them.
fn headers(chosen: &ChosenGame) -> Headers {
    let set: Vec<_> = chosen
        .choices
        .iter()
        .map(|(option, choice)| format!("{option}={choice}"))
        .collect();
    let digest = digest(chosen.game.rules(), Scope::Full).to_string();
    let mut headers = Headers::default();
    say_in(&mut headers, Headers::GAME, &chosen.file.id);
    if !set.is_empty() {
        say_in(&mut headers, Headers::SET, &set.join(", "));
    }
    say_in(&mut headers, Headers::DIGEST, &digest);
    headers
}

/// Sets a header of a name that headers may have.
fn say_in(headers: &mut Headers, name: &str, value: &str) {
    let allowed = headers.set(name, value);
    debug_assert!(allowed.is_ok(), "{name}");
}
