// A move as a story in time: what the board looks like after each beat, and how long each beat takes.

import { seatIndex, type BoardState, type Happening, type Seat, type Speed } from './types';

export interface Beat {
  kind: 'lift' | 'drop' | 'store' | 'take' | 'stop' | 'rest';
  hole: number | null;
  /** Whose store it is about, where it is about one. */
  seat: Seat | null;
  /** The seeds lifted or taken, where some are. */
  taken: number;
  /** Why something was taken, or why sowing stopped. */
  why: string;
  /** Seeds in hand after it. */
  hand: number;
  /** Which lap it belongs to, from 1. */
  lap: number;
  millis: number;
  seeds: number[];
  stores: [number, number];
}

const LIFT = 180;
const DROP = 90;
const TAKE = 430;
/** Sowing has stopped, and one sees where. */
const STOP = 120;
const REST = 260;
/** No turn takes longer than this at the usual speed. */
const LONGEST = 6000;
/** After so many drops the hand hurries. */
const CALM = 16;

const FACTOR: Record<Speed, number> = { slow: 1.9, normal: 1, fast: 0.5, off: 0 };

export function timeline(happening: Happening, speed: Speed): Beat[] {
  const beats = story(happening);
  hurry(beats, FACTOR[speed]);
  return beats;
}

function story(happening: Happening): Beat[] {
  const seeds = [...happening.before.seeds];
  const stores: [number, number] = [...happening.before.stores];
  const beats: Beat[] = [];
  let hand = 0;
  let lap = 0;
  const add = (beat: Partial<Beat> & Pick<Beat, 'kind' | 'millis'>) =>
    beats.push({
      hole: null,
      seat: null,
      taken: 0,
      why: '',
      hand,
      lap,
      ...beat,
      seeds: [...seeds],
      stores: [...stores],
    });
  for (const step of happening.steps) {
    switch (step.is) {
      case 'lift':
        seeds[step.hole] = 0;
        hand = step.seeds;
        lap += 1;
        add({ kind: 'lift', hole: step.hole, taken: step.seeds, millis: LIFT });
        break;
      case 'drop':
        seeds[step.hole] = (seeds[step.hole] ?? 0) + 1;
        hand -= 1;
        add({ kind: 'drop', hole: step.hole, millis: DROP });
        break;
      case 'store':
        stores[seatIndex(step.seat)] += 1;
        hand -= 1;
        add({ kind: 'store', seat: step.seat, millis: DROP });
        break;
      case 'take':
        seeds[step.hole] = (seeds[step.hole] ?? 0) - step.seeds;
        stores[seatIndex(step.to)] += step.seeds;
        add({ kind: 'take', hole: step.hole, seat: step.to, taken: step.seeds, why: step.why, millis: TAKE });
        break;
      case 'stop':
        add({ kind: 'stop', why: step.why, millis: STOP });
        break;
      case 'again':
      case 'pass':
        break;
    }
  }
  // Whatever was told, the end is what the rules say it is.
  const after = happening.after;
  hand = 0;
  seeds.splice(0, seeds.length, ...after.seeds);
  stores.splice(0, 2, ...after.stores);
  add({ kind: 'rest', millis: REST });
  return beats;
}

/** Long relays go faster and faster, captures never so fast that they are missed. */
function hurry(beats: Beat[], factor: number): void {
  let drops = 0;
  for (const beat of beats) {
    if (beat.kind !== 'take' && beat.kind !== 'rest') {
      drops += 1;
      beat.millis *= Math.max(0.3, 1 - Math.max(0, drops - CALM) / 120);
    }
  }
  const total = beats.reduce((sum, beat) => sum + beat.millis, 0);
  const squeeze = Math.min(1, LONGEST / total) * factor;
  for (const beat of beats) beat.millis *= squeeze;
}

/** How many laps a move has. */
export function laps(beats: Beat[]): number {
  return beats.at(-1)?.lap ?? 0;
}

export function duration(beats: Beat[]): number {
  return beats.reduce((sum, beat) => sum + beat.millis, 0);
}

/** What a move changed, hole by hole; holes that hold what they held are left out. */
export function changes(before: BoardState, after: BoardState): Map<number, number> {
  const changed = new Map<number, number>();
  after.seeds.forEach((seeds, hole) => {
    const difference = seeds - (before.seeds[hole] ?? 0);
    if (difference !== 0) changed.set(hole, difference);
  });
  return changed;
}
