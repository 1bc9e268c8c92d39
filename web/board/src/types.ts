// What the board is told. It knows no rules: which holes may be played and what a move does is said to it.

export type Seat = 'south' | 'north';

/** What lies on the board. Holes are numbered on the ring: South's row from South's left, then North's. */
export interface BoardState {
  holes: number;
  seeds: number[];
  closed: number[];
  stores: [number, number];
  mover: Seat;
  /** Whether seeds are sown into the stores. */
  sown: boolean;
  counterclockwise: boolean;
}

export type Step =
  | { is: 'lift'; hole: number; seeds: number }
  | { is: 'drop'; hole: number }
  | { is: 'store'; seat: Seat }
  | { is: 'take'; hole: number; seeds: number; to: Seat; why: string }
  | { is: 'stop'; why: string }
  | { is: 'again' }
  | { is: 'pass' };

/** A move, from the board before to the board after. */
export interface Happening {
  before: BoardState;
  after: BoardState;
  mover: Seat;
  hole: number | null;
  steps: Step[];
}

/** What is known of a move from a hole. */
export interface HoleValue {
  text: string;
  best: boolean;
  exact: boolean;
  label: string;
}

/** The words that the board needs, in the reader's language. */
export interface Words {
  board: string;
  rowOf(seat: Seat): string;
  /** `number` is the hole's number in its owner's row. */
  hole(info: { seat: Seat; number: number; seeds: number; closed: boolean; playable: boolean; value?: string }): string;
  store(seat: Seat, seeds: number): string;
  number(value: number): string;
  signed(value: number): string;
}

export type Speed = 'slow' | 'normal' | 'fast' | 'off';

export interface Options {
  theme: string;
  pieces: string;
  /** Who sits near the reader. */
  viewer: Seat;
  /** Whether the far row is turned, for somebody on the other side of the device. */
  turned: boolean;
  orientation: 'auto' | 'landscape' | 'portrait';
  /** Whether a hole has to be touched twice. */
  confirm: boolean;
  /** Whether there is room for values beside the rows. */
  values: boolean;
}

export function seatOf(hole: number, holes: number): Seat {
  return hole < holes ? 'south' : 'north';
}

/** The hole's number in its owner's row, from 1 at the owner's left. */
export function numberOf(hole: number, holes: number): number {
  return (hole % holes) + 1;
}

export function seatIndex(seat: Seat): 0 | 1 {
  return seat === 'south' ? 0 : 1;
}

export function other(seat: Seat): Seat {
  return seat === 'south' ? 'north' : 'south';
}
