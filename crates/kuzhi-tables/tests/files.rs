//! Table files: written, taken up again, read, refused.

use std::{
    fs::{self, File},
    num::NonZeroUsize,
    ops::ControlFlow,
    path::Path,
};

use kuzhi_core::{
    Choices, Game, HoleSet, Kernel, Position, Probe, Setup, Silent, SplitMix,
    rule_set::{Between, Rest, RuleSet, Seeds},
};
use kuzhi_rules::{built_in, parse};
use kuzhi_tables::{
    Build, BuildError, Check, NoTable, OpenError, Part, Place, Progress, ReadError, Source,
    TableFile, VerifyError,
};
use tempfile::TempDir;

fn rules(id: &str) -> RuleSet {
    let game = built_in::find(id).expect("a built-in game");
    parse(game.text)
        .0
        .expect("the built-in games are whole")
        .standard
}

fn on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn threads(count: usize) -> NonZeroUsize {
    NonZeroUsize::new(count).expect("at least one thread")
}

/// The bytes of a table file.
fn bytes(build: &Build) -> Vec<u8> {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("table");
    build.file(&path, &mut on).expect("a table is built");
    fs::read(path).expect("the table is there")
}

fn open(bytes: &[u8]) -> Result<TableFile<&[u8]>, OpenError> {
    TableFile::open(bytes)
}

fn position(rules: &RuleSet, text: &str) -> Position {
    let game = Game::new(rules).expect("rules that make sense");
    let setup: Setup = text.parse().expect("a position");
    game.position(&setup).expect("a position of the game")
}

#[test]
fn a_file_answers_what_the_table_in_memory_answers() {
    for game in built_in::all() {
        let rules = rules(game.id);
        let build = Build::new(&rules, 5).expect("a table is possible");
        let table = build.table(&mut on).expect("a table is built");
        let bytes = bytes(&build.clone().label(game.id));
        let file = open(&bytes).expect("a whole table");
        assert_eq!(file.label(), game.id);
        assert_eq!(file.rules(), table.rules());
        let loaded = file.load().expect("nothing is damaged");
        let file = file.for_rules(&rules).expect("its own rules");
        for seeds in build.layout().layers() {
            for index in 0..build.layout().positions(seeds) {
                let place = Place { seeds, index };
                let position = build
                    .layout()
                    .position(place)
                    .expect("a place of the layout");
                assert_eq!(build.layout().place(&position), Some(place));
                let value = table.value(&position);
                assert!(value.is_some());
                assert_eq!(file.value(&position), value);
                assert_eq!(loaded.value(&position), value);
            }
        }
    }
}

#[test]
fn a_file_is_read_from_disk_and_through_a_map() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("table");
    let rules = rules("kalah");
    Build::new(&rules, 6)
        .unwrap()
        .file(&path, &mut on)
        .expect("a table is built");
    assert!(!folder.path().join("table.partial").exists());
    let file = || File::open(&path).expect("the table is there");
    let on_disk = TableFile::open(file()).expect("a whole table").keeping(1);
    let histogram = on_disk.histogram(6).expect("nothing is damaged");
    let probe = on_disk.for_rules(&rules).expect("its own rules");
    let start = position(&rules, "0,0,0,0,2,1/1,0,0,0,0,2 0 0 s");
    let value = probe.look_up(&start).expect("nothing is damaged");
    assert!(value.is_some());
    #[cfg(feature = "map")]
    {
        #[expect(unsafe_code, reason = "nobody else knows the file")]
        // SAFETY: the file stands in a folder of this test's own, and is written no more.
        let mapped = unsafe { kuzhi_tables::Mapped::open(&file()) }.expect("it can be mapped");
        let mapped = TableFile::open(mapped).expect("a whole table");
        assert_eq!(mapped.histogram(6).unwrap(), histogram);
        assert_eq!(
            mapped.for_rules(&rules).unwrap().look_up(&start).unwrap(),
            value
        );
    }
    let total: u64 = histogram
        .expect("a layer of six")
        .values()
        .map(|(_, count)| count)
        .sum();
    assert_eq!(total, 12376);
}

#[test]
fn threads_change_nothing() {
    for id in ["al-manqala", "oware", "pallankuzhi"] {
        let build = Build::new(&rules(id), 7).expect("a table is possible");
        let one = bytes(&build);
        for count in [2, 3] {
            assert!(
                bytes(&build.clone().threads(threads(count))) == one,
                "{id} on {count} threads"
            );
        }
    }
}

#[test]
fn a_build_that_was_stopped_goes_on_to_the_same_file() {
    let build = Build::new(&rules("al-manqala"), 8).expect("a table is possible");
    let whole = bytes(&build);
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("table");
    for stop_at in [2, 4, 4, 8] {
        let mut resumed = None;
        let stopped = build.file(&path, &mut |progress| match progress {
            Progress::Resumed { seeds } => {
                resumed = Some(seeds);
                ControlFlow::Continue(())
            }
            Progress::Swept {
                seeds, sweep: 2.., ..
            } if seeds == stop_at => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
        assert!(matches!(stopped, Err(BuildError::Stopped)));
        assert!(resumed < Some(stop_at));
        assert!(!path.exists());
        spoil_the_end(&folder.path().join("table.partial"));
    }
    let mut layers = Vec::new();
    let finished = build.file(&path, &mut |progress| {
        if let Progress::Layer { seeds, .. } = progress {
            layers.push(seeds);
        }
        ControlFlow::Continue(())
    });
    finished.expect("the build goes on");
    assert_eq!(layers, [8]);
    assert!(fs::read(path).unwrap() == whole);
}

#[test]
fn a_file_of_somebody_else_is_not_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let partial = folder.path().join("table.partial");
    fs::write(&partial, "hello\n").unwrap();
    let build = Build::new(&rules("al-manqala"), 4).unwrap();
    let path = folder.path().join("table");
    let refused = build.file(&path, &mut |_| ControlFlow::Continue(()));
    assert!(matches!(refused, Err(BuildError::OtherTable(name)) if name == partial));
    assert_eq!(fs::read(partial).unwrap(), b"hello\n");
}

/// Adds what a build that is killed while it writes a layer may leave.
fn spoil_the_end(path: &Path) {
    use std::io::Write;
    let mut file = File::options()
        .append(true)
        .open(path)
        .expect("the file is there");
    file.write_all(&[0xA5; 1000]).expect("it can be written");
}

#[test]
fn the_beginning_of_another_table_is_not_overwritten() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("table");
    let stop = &mut |progress| match progress {
        Progress::Finished { seeds: 2 } => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    let _ = Build::new(&rules("oware"), 4).unwrap().file(&path, stop);
    for (id, seeds) in [("oware", 5), ("kalah", 4)] {
        let other = Build::new(&rules(id), seeds).unwrap().file(&path, &mut on);
        assert!(matches!(other, Err(BuildError::OtherTable(_))), "{other:?}");
    }
    Build::new(&rules("oware"), 4)
        .unwrap()
        .file(&path, &mut on)
        .expect("its own goes on");
}

#[test]
fn two_builds_do_not_write_one_file() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("table");
    let build = Build::new(&rules("oware"), 3).unwrap();
    let mut tried = false;
    let first = build.file(&path, &mut |_| {
        if !tried {
            tried = true;
            let second = build.file(&path, &mut on);
            assert!(matches!(second, Err(BuildError::InUse(_))), "{second:?}");
        }
        ControlFlow::Continue(())
    });
    first.expect("the first build is not disturbed");
    assert!(tried);
}

#[test]
fn too_little_memory_is_refused_with_what_is_needed() {
    let build = Build::new(&rules("pallankuzhi"), 12)
        .unwrap()
        .memory(10_000_000);
    let needed = build.needed_memory();
    let error = build
        .table(&mut on)
        .expect_err("ten megabytes are not enough");
    assert!(
        matches!(error, BuildError::Memory { needed: said, allowed: 10_000_000 } if said == needed)
    );
    // One byte for each of 9.66 million positions, one more for each of the 5.20 in the last layer.
    assert!((14_857_000..25_000_000).contains(&needed), "{needed}");
    Build::new(&rules("pallankuzhi"), 3)
        .unwrap()
        .memory(10_000_000)
        .table(&mut on)
        .expect("enough");
}

#[test]
fn what_a_table_does_not_cover_has_no_value() {
    let manqala = rules("al-manqala");
    let table = Build::new(&manqala, 6).unwrap().table(&mut on).unwrap();
    let value = |text: &str| table.value(&position(&manqala, text));
    assert!(value("1,0,0,0,0,0,0/0,0,0,0,0,0,1 0 0 n").is_some());
    assert_eq!(
        value("1,0,0,0,0,0,0/0,0,0,0,0,0,0 0 0 s"),
        None,
        "an odd number of seeds"
    );
    assert_eq!(
        value("8,0,0,0,0,0,0/0,0,0,0,0,0,0 0 0 s"),
        None,
        "too many seeds"
    );
    let pallankuzhi = rules("pallankuzhi");
    let table = Build::new(&pallankuzhi, 3).unwrap().table(&mut on).unwrap();
    let value = |text: &str| table.value(&position(&pallankuzhi, text));
    assert!(value("1,0,0,0,0,0,0/0,0,0,0,0,0,2 3 4 n").is_some());
    assert_eq!(
        value("1,0,0,0,0,0,x/0,0,0,0,0,0,2 0 0 n"),
        None,
        "a closed hole"
    );
}

#[test]
fn only_even_numbers_are_held_where_no_other_occurs() {
    let steps = |id: &str| Build::new(&rules(id), 4).unwrap().layout().step();
    assert_eq!(steps("al-manqala"), 2);
    for id in ["kalah", "mangala-iv", "oware", "pallankuzhi", "pasu-pondi"] {
        assert_eq!(steps(id), 1, "{id}");
    }
}

#[test]
fn other_rules_are_refused() {
    let bytes = bytes(&Build::new(&rules("oware"), 3).unwrap());
    let refused = open(&bytes)
        .unwrap()
        .for_rules(&rules("kalah"))
        .expect_err("other rules");
    assert_eq!(refused.table, open(&bytes).unwrap().rules());
    let mut more_seeds = rules("oware");
    more_seeds.setup.seeds = Seeds::Each(6);
    open(&bytes)
        .unwrap()
        .for_rules(&more_seeds)
        .expect("the set-up does not matter");
    let mut row_owner = rules("oware");
    row_owner.repetition.rest = Rest::RowOwner;
    assert_eq!(
        Build::new(&row_owner, 3).err(),
        Some(NoTable::EndlessNotZero)
    );
    let too_many = Build::new(&rules("oware"), 64).err();
    assert_eq!(
        too_many,
        Some(NoTable::TooManySeeds {
            asked: 64,
            most: 63
        })
    );
}

#[test]
fn a_cut_file_is_refused() {
    let bytes = bytes(&Build::new(&rules("mangala-iv"), 4).unwrap());
    for length in [8, 119, 120, 200, 1000, bytes.len() - 1] {
        let error = open(&bytes[..length]).expect_err("a cut file");
        assert!(
            matches!(error, OpenError::Length { found, .. } if found == length as u64),
            "{error}"
        );
    }
    assert!(matches!(open(&bytes[..7]), Err(OpenError::NotATable)));
    let longer = [&bytes[..], &[0]].concat();
    assert!(matches!(open(&longer), Err(OpenError::Length { .. })));
    assert!(matches!(
        open(b"something else entirely"),
        Err(OpenError::NotATable)
    ));
}

#[test]
fn a_flipped_byte_is_found_wherever_it_is() {
    let mut rules = rules("oware");
    rules.board.holes = Between::new(2).expect("a small row");
    let bytes = bytes(&Build::new(&rules, 5).unwrap().label("small"));
    let check = Check {
        rules: &rules,
        samples: 0,
        seed: 1,
        solver: None,
    };
    open(&bytes)
        .unwrap()
        .verify(&check)
        .expect("an undamaged file");
    for place in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[place] ^= 0x10;
        if let Ok(file) = open(&damaged) {
            let length = bytes.len();
            assert!(file.verify(&check).is_err(), "byte {place} of {length}");
            assert!(file.load().is_err(), "byte {place} of {length}");
        }
    }
}

#[test]
fn damage_is_named_and_ends_the_use_of_the_table() {
    let rules = rules("pallankuzhi");
    let bytes = bytes(&Build::new(&rules, 5).unwrap());
    let file = open(&bytes).unwrap();
    let facts = file.inspect_layer(5).unwrap().expect("a layer of five");
    let mut damaged = bytes.clone();
    damaged[usize::try_from(facts.from).unwrap() + 20] ^= 1;
    let probe = open(&damaged)
        .expect("blocks are not read on opening")
        .for_rules(&rules)
        .unwrap();
    let few = position(&rules, "1,0,0,0,0,0,0/0,0,0,0,0,0,1 0 0 n");
    let more = position(&rules, "1,0,0,0,0,0,0/0,0,0,0,0,0,4 0 0 n");
    let part = Part::Block {
        seeds: 5,
        number: 0,
    };
    assert!(matches!(probe.look_up(&more), Err(ReadError::Damaged(found)) if found == part));
    assert!(probe.value(&few).is_some());
    assert_eq!((probe.value(&more), probe.value(&few)), (None, None));
    let trouble = probe.trouble().expect("it was noted").to_string();
    assert_eq!(
        trouble,
        "the table is damaged: block 0 of the layer of 5 seeds does not fit its checksum"
    );
}

#[test]
fn verification_computes_values_again() {
    let rules = rules("al-manqala");
    let table = Build::new(&rules, 8).unwrap().table(&mut on).unwrap();
    let bytes = bytes(&Build::new(&rules, 8).unwrap());
    let file = open(&bytes).unwrap();
    let right = |position: &Position| table.value(position);
    let check = Check {
        rules: &rules,
        samples: 50,
        seed: 7,
        solver: Some(&right),
    };
    let verified = file.verify(&check).expect("an undamaged file");
    assert_eq!(verified.positions, file.layout().all_positions());
    assert_eq!((verified.compared, verified.solved), (201, 201));
    let wrong = |position: &Position| table.value(position).map(|value| value + 1);
    let refused = file.verify(&Check {
        solver: Some(&wrong),
        ..check
    });
    assert!(
        matches!(refused, Err(VerifyError::Value { by: "search", .. })),
        "{refused:?}"
    );
    let other = file.verify(&Check {
        rules: &self::rules("kalah"),
        ..check
    });
    assert!(matches!(other, Err(VerifyError::Rules(_))));
}

#[test]
fn facts_lead_to_the_bytes_of_a_value() {
    let rules = rules("mangala-iv");
    let bytes = bytes(&Build::new(&rules, 6).unwrap());
    let file = open(&bytes).unwrap();
    let position = position(&rules, "1,0,0,0,0,0,0/0,2,0,3,0,0,0 0 0 n");
    let facts = file
        .inspect_position(&position)
        .unwrap()
        .expect("it is held");
    let mut block = vec![0; facts.bytes as usize];
    file_source(&bytes)
        .read_at(facts.from, &mut block)
        .expect("the block is there");
    assert_eq!(crc32fast::hash(&block), facts.checksum);
    assert_eq!(facts.place, file.layout().place(&position).unwrap());
    assert_eq!(facts.offset, facts.place.index);
    assert_eq!(
        file.for_rules(&rules).unwrap().look_up(&position).unwrap(),
        Some(facts.value)
    );
}

fn file_source(bytes: &[u8]) -> impl Source {
    bytes
}

#[test]
fn every_move_of_a_play_agrees_with_the_table() {
    // The best move keeps the value, and no move gains on it.
    let rules = rules("pasu-pondi");
    let table = Build::new(&rules, 8).unwrap().table(&mut on).unwrap();
    let kernel = Kernel::new(&rules, HoleSet::EMPTY);
    let mut random = SplitMix::new(3);
    for _ in 0..200 {
        let seeds = 1 + random.below(8);
        let drawn = u64::from(random.below(u32::MAX)) % table.layout().positions(seeds);
        let place = Place {
            seeds,
            index: drawn,
        };
        let position = table
            .layout()
            .position(place)
            .expect("a place of the layout");
        let Choices::Holes(holes) = kernel.choices(&position) else {
            continue;
        };
        let worth = holes.into_iter().map(|hole| {
            let mut after = position;
            kernel.play(&mut after, hole, &mut Silent);
            let [south, north] = after.stores().map(i16::from);
            south - north - table.value(&after).expect("fewer seeds are held too")
        });
        assert_eq!(worth.max(), table.value(&position));
    }
}
