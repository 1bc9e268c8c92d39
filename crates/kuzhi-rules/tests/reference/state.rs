//! A position: holes, stores, and who moves.

/// One hole. South's holes come first, each row from its owner's left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hole {
    Open(u32),
    Closed,
}

impl Hole {
    /// A closed hole holds nothing.
    pub fn seeds(self) -> u32 {
        match self {
            Hole::Open(seeds) => seeds,
            Hole::Closed => 0,
        }
    }

    pub fn is_open(self) -> bool {
        self != Hole::Closed
    }

    pub fn is_occupied(self) -> bool {
        self.seeds() > 0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    South,
    North,
}

impl Player {
    pub fn other(self) -> Player {
        match self {
            Player::South => Player::North,
            Player::North => Player::South,
        }
    }

    /// Where this player's store stands in a pair of stores.
    pub fn index(self) -> usize {
        match self {
            Player::South => 0,
            Player::North => 1,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub holes: Vec<Hole>,
    pub stores: [u32; 2],
    pub mover: Player,
}

impl State {
    /// The hole numbers of a player's row, from the owner's left.
    pub fn row(&self, player: Player) -> Vec<usize> {
        let length = self.holes.len() / 2;
        match player {
            Player::South => (0..length).collect(),
            Player::North => (length..2 * length).collect(),
        }
    }

    pub fn seeds_in_row(&self, player: Player) -> u32 {
        self.row(player)
            .iter()
            .map(|&hole| self.holes[hole].seeds())
            .sum()
    }

    pub fn seeds_on_board(&self) -> u32 {
        self.holes.iter().map(|hole| hole.seeds()).sum()
    }

    /// Reads the position text of the design page, trailing fields left out.
    pub fn from_text(text: &str) -> Option<State> {
        let mut words = text.split(' ');
        let (south, north) = words.next()?.split_once('/')?;
        let south = row_from_text(south)?;
        let north = row_from_text(north)?;
        if south.len() != north.len() {
            return None;
        }
        let stores = [words.next()?.parse().ok()?, words.next()?.parse().ok()?];
        let mover = match words.next()? {
            "s" => Player::South,
            "n" => Player::North,
            _ => return None,
        };
        Some(State {
            holes: [south, north].concat(),
            stores,
            mover,
        })
    }

    /// Writes the position text of the design page.
    pub fn to_text(&self) -> String {
        let row = |player| {
            let words: Vec<String> = self
                .row(player)
                .iter()
                .map(|&hole| hole_to_text(self.holes[hole]))
                .collect();
            words.join(",")
        };
        let mover = match self.mover {
            Player::South => "s",
            Player::North => "n",
        };
        let [south_store, north_store] = self.stores;
        let south = row(Player::South);
        let north = row(Player::North);
        format!("{south}/{north} {south_store} {north_store} {mover}")
    }
}

fn row_from_text(text: &str) -> Option<Vec<Hole>> {
    text.split(',')
        .map(|word| {
            if word == "x" {
                Some(Hole::Closed)
            } else {
                word.parse().ok().map(Hole::Open)
            }
        })
        .collect()
}

fn hole_to_text(hole: Hole) -> String {
    match hole {
        Hole::Open(seeds) => seeds.to_string(),
        Hole::Closed => "x".to_owned(),
    }
}
