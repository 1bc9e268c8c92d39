// Looks at a game that was played: what it was worth at every point, and which moves gave something away.

import { engine } from '../engine/client';
import type { Course, Past } from '../wire';

/** A move that loses fewer seeds than this is no mistake worth telling. */
const WORTH_TELLING = 2;
/** The moves that mattered most are enough to learn from. */
const MOST = 3;

export interface Point {
  /** South's seeds less North's at the end, with best play from here. */
  value: number;
  exact: boolean;
}

export class Review {
  values = $state.raw<(Point | undefined)[]>([]);
  lost = $state.raw<number[]>([]);
  better = $state.raw<(string | undefined)[]>([]);
  running = $state(false);
  private stop = new AbortController();

  /** The moves that mattered, in their order. */
  get mistakes(): number[] {
    return this.lost
      .map((seeds, index) => ({ seeds, index }))
      .filter(({ seeds }) => seeds >= WORTH_TELLING)
      .sort((a, b) => b.seeds - a.seeds)
      .slice(0, MOST)
      .map(({ index }) => index)
      .sort((a, b) => a - b);
  }

  async run(course: Course, past: Past[], each = 900): Promise<void> {
    this.stop.abort();
    this.stop = new AbortController();
    const stop = this.stop.signal;
    this.running = true;
    this.values = [];
    this.lost = [];
    this.better = [];
    // From the end: what is solved there makes what comes before it quicker.
    for (let index = past.length - 1; index >= 0 && !stop.aborted; index -= 1) {
      const move = past[index]!;
      if (!/^[SN]\d/.test(move.action)) continue;
      const there: Course = { ...course, rounds: 'study', start: move.position, actions: [] };
      const thought = await engine.think(there, stop, () => {}, each).catch(() => undefined);
      if (!thought || stop.aborted) continue;
      const stores = /\s(\d+)\s(\d+)\s/.exec(move.position);
      const ahead = stores ? Number(stores[1]) - Number(stores[2]) : 0;
      const sign = move.mover === 'south' ? 1 : -1;
      const values = [...this.values];
      values[index] = { value: ahead + sign * thought.value, exact: thought.exact };
      this.values = values;
      const played = thought.moves.find((one) => one.action === move.action);
      const best = thought.moves.find((one) => one.value === thought.value);
      // What is only believed is not held against anybody.
      if (!played?.exact || !best?.exact) continue;
      const lost = [...this.lost];
      lost[index] = thought.value - played.value;
      this.lost = lost;
      const better = [...this.better];
      better[index] = best.action;
      this.better = better;
    }
    if (!stop.aborted) this.running = false;
  }

  leave(): void {
    this.stop.abort();
  }
}
