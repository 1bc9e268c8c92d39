// What the pages and their workers say to each other.
// Written by `cargo xtask codegen` from `crates/kuzhi-wire`.

export type Ask = "games" | { "rules": { game: GameChoice, } } | { "lessons": { game: GameChoice, examples: string, } } | { "view": { course: Course, } } | { "act": { course: Course, action: string, } } | { "last": { course: Course, } } | { "think": { course: Course, millis: number, } } | { "advise": { course: Course, level: number, millis: number, } } | { "best": { course: Course, moves: number, millis: number, } } | { "write": { course: Course, south: string, north: string, } } | { "read": { text: string, game: GameChoice, } };

export type Answer = { "is": "games", "it": Array<GameCard> } | { "is": "rules", "it": RulePage } | { "is": "lessons", "it": Array<Lesson> } | { "is": "view", "it": View } | { "is": "acted", "it": Acted } | { "is": "thought", "it": Thought } | { "is": "advice", "it": Advice } | { "is": "line", "it": Line } | { "is": "record", "it": string } | { "is": "read", "it": ReadRecord };

export type Reply = { "answer": Answer } | { "problems": Array<Said> };

export type Said = { keys: Array<string>, args: { [key in string]: Arg }, plain: string, };

export type Arg = { "number": number } | { "text": string } | { "seat": Seat };

export type Seat = "south" | "north";

export type Board = { holes: number, seeds: Array<number>, closed: Array<number>, stores: [number, number], mover: Seat, sown: boolean, counterclockwise: boolean, };

export type Step = { "is": "lift", hole: number, seeds: number, } | { "is": "drop", hole: number, } | { "is": "store", seat: Seat, } | { "is": "take", hole: number, seeds: number, to: Seat, why: string, } | { "is": "stop", why: string, } | { "is": "again" } | { "is": "pass" };

export type Happening = { before: Board, action: string, mover: Seat, hole: number | null, steps: Array<Step>, after: Board, };

export type GameChoice = { id: string, set: Array<[string, string]>, };

export type Rounds = "one" | "match" | "study";

export type Course = { game: GameChoice, seed: number, rounds: Rounds, start?: string, actions: Array<string>, };

export type Player = "first" | "second";

export type Parity = "odd" | "even";

export type Phase = { "is": "guess" } | { "is": "side", chooser: Player, hidden: Parity | null, } | { "is": "turn", moves: Array<string>, holes: Array<number>, pass: boolean, } | { "is": "over", ended: Ended, next: Next, };

export type Ended = { reason: string, score: SeatScore, winner: Seat | null, said: Array<Said>, };

export type SeatScore = { south: number, north: number, };

export type Next = { "is": "nothing" } | { "is": "round", number: number, owned: SeatScore, starter: Seat, } | { "is": "match-over", owned: SeatScore, winner: Seat | null, said: Array<Said>, };

export type Past = { round: number, position: string, action: string, mover: Seat, stored: SeatScore, laps: number, };

export type View = { board: Board, position: string, phase: Phase, round: number, south: Player, forced: boolean, past: Array<Past>, };

export type Acted = { view: View, action: string, happening: Happening | null, said: Array<Said>, };

export type ReadRecord = { course: Course, problems: Array<Said>, };

export type GameCard = { id: string, theme: string, names: Array<[string, string]>, also: Array<string>, solvable: boolean, matches: boolean, ritual: boolean, forced: boolean, };

export type RulePage = { card: GameCard, sections: Array<RuleSection>, presets: Array<Preset>, options: Array<OptionCard>, sources: Array<Source>, digest: string, start: string, };

export type RuleSection = { path: string, heading: Said, rules: Array<Said>, };

export type Preset = { id: string, text: Array<Said>, };

export type OptionCard = { id: string, question: Said, default: string, chosen: string, choices: Array<Choice>, };

export type Choice = { id: string, text: Array<Said>, sources: Array<string>, };

export type Source = { key: string, title: string, location: string | null, };

export type Lesson = { id: string, section: string, game: GameChoice, says: Array<Said>, position: string, moves: Array<string>, };

export type MoveValue = { action: string, hole: number | null, value: number, exact: boolean, };

export type Thought = { value: number, exact: boolean, moves: Array<MoveValue>, done: boolean, };

export type Advice = { action: string | null, value: number, exact: boolean, done: boolean, };

export type Line = { actions: Array<string>, view: View, };
