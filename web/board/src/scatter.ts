// How pieces lie in a hole: as if thrown, but the same every time, so that a piece stays where it is when
// another one joins it.

export interface Lie {
  x: number;
  y: number;
  turn: number;
  /** Which of the looks of a piece. */
  look: number;
}

/** More pieces than this are a heap in any case, and cannot be told apart. */
export const MOST_DRAWN = 30;
/** The lowest layer; what comes later lies on top of it. */
const LAYER = 11;

/** A number between 0 and 1 that depends on nothing but what it is asked for. */
export function chance(...parts: number[]): number {
  let mixed = 0x9e3779b9;
  for (const part of parts) {
    mixed = Math.imul(mixed ^ (part + 0x7f4a7c15), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed ^= mixed >>> 16;
  }
  return (mixed >>> 0) / 4294967296;
}

/** Where the piece with this index lies, in a hole of radius 1. */
export function lie(hole: number, index: number): Lie {
  const layer = Math.floor(index / LAYER);
  const inLayer = index % LAYER;
  const reach = [0.72, 0.52, 0.3][layer] ?? 0.2;
  const angle = inLayer * 2.39996 + chance(hole, 1) * 6.283 + layer;
  const distance = reach * Math.sqrt((inLayer + 0.55) / LAYER);
  const jitter = 0.09;
  return {
    x: Math.cos(angle) * distance + (chance(hole, index, 2) - 0.5) * jitter,
    y: Math.sin(angle) * distance + (chance(hole, index, 3) - 0.5) * jitter - layer * 0.06,
    turn: Math.round(chance(hole, index, 4) * 360),
    look: Math.floor(chance(hole, index, 5) * 3),
  };
}
