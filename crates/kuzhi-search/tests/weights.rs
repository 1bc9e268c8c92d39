//! The weights of games: they fit their rules, and no other bytes are taken for them.

use kuzhi_core::{Game, Position, rule_set::Scope};
use kuzhi_rules::{built_in, digest};
use kuzhi_search::{
    Estimate as _, Network, SEED,
    network::{COUNTS, LANES, NoNetwork, Row, STAGES},
};

const DIGEST: [u8; 32] = [7; 32];

/// Weights for a board of two times two holes: a seed is worth itself in the mover's row.
fn own_seeds() -> Vec<u8> {
    let mut rows: Vec<Row> = vec![[0; LANES]; 4 * COUNTS + 1 + STAGES];
    for hole in 0..2 {
        for (seeds, row) in rows[hole * COUNTS..][..COUNTS].iter_mut().enumerate() {
            row[LANES - 1] = 64 * i16::try_from(seeds.min(15)).expect("a small number");
        }
    }
    Network::write(&DIGEST, 2, &rows)
}

fn check(bytes: &[u8], expected: NoNetwork) {
    assert_eq!(Network::read(bytes, &DIGEST).err(), Some(expected));
}

#[test]
fn weights_are_read_as_they_were_written() {
    let network = Network::read(&own_seeds(), &DIGEST).expect("weights");
    let mut holes = [0; kuzhi_core::Hole::MOST];
    holes[..4].copy_from_slice(&[2, 3, 5, 0]);
    let position = Position::EMPTY.with_seeds(&holes);
    assert_eq!(network.points(&position), 5 * SEED);
    let other = position.with_mover(position.mover().other());
    assert_eq!(network.points(&other), 5 * SEED);
    assert_eq!(network.points(&position.turned(2)), 5 * SEED);
}

#[test]
fn other_bytes_are_refused() {
    let good = own_seeds();
    check(&[], NoNetwork::NotWeights);
    check(&good[1..], NoNetwork::NotWeights);
    check(&good[..good.len() - 1], NoNetwork::Damaged);
    assert_eq!(
        Network::read(&good, &[8; 32]).err(),
        Some(NoNetwork::OtherRules)
    );
    let mut large = good;
    // The high byte of the first weight.
    large[42] = 0x7F;
    check(&large, NoNetwork::Damaged);
}

#[test]
fn the_weights_beside_a_game_fit_its_rules() {
    for game in built_in::all()
        .iter()
        .filter(|game| !game.weights.is_empty())
    {
        assert!(game.weights.len() < 1 << 16, "{}", game.id);
        let rules = kuzhi_rules::parse(game.text)
            .0
            .expect("a rule file")
            .standard;
        let digest = digest(&rules, Scope::Play);
        let network = Network::read(game.weights, digest.as_bytes()).expect("its own weights");
        // Nobody is far ahead when the first move is made.
        let start = Game::new(&rules).expect("rules that make sense").start();
        assert!(network.points(&start).abs() < 10 * SEED, "{}", game.id);
    }
}
