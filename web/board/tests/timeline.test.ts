import { describe, expect, it } from 'vitest';
import { changes, duration, timeline, type BoardState, type Happening } from '../src';

function board(seeds: number[], stores: [number, number] = [0, 0]): BoardState {
  return { holes: seeds.length / 2, seeds, closed: [], stores, mover: 'south', sown: false, counterclockwise: true };
}

/** Two seeds are sown, then three are swept. */
const SWEEP: Happening = {
  before: board([2, 0, 0, 0, 3, 0]),
  after: board([0, 1, 1, 0, 0, 0], [3, 0]),
  mover: 'south',
  hole: 0,
  steps: [
    { is: 'lift', hole: 0, seeds: 2 },
    { is: 'drop', hole: 1 },
    { is: 'drop', hole: 2 },
    { is: 'stop', why: 'next-empty' },
    { is: 'take', hole: 4, seeds: 3, to: 'south', why: 'sweep' },
  ],
};

describe('a move as a story', () => {
  it('shows every seed, and ends with the board that the rules say', () => {
    const beats = timeline(SWEEP, 'normal');
    expect(beats.map((beat) => beat.kind)).toEqual(['lift', 'drop', 'drop', 'stop', 'take', 'rest']);
    expect(beats[1]!.seeds).toEqual([0, 1, 0, 0, 3, 0]);
    expect(beats.at(-1)!.seeds).toEqual(SWEEP.after.seeds);
    expect(beats.at(-1)!.stores).toEqual([3, 0]);
  });

  it('keeps seeds together at every beat', () => {
    for (const beat of timeline(SWEEP, 'normal').slice(0, -1)) {
      const all = beat.hand + beat.seeds.reduce((sum, seeds) => sum + seeds, 0) + beat.stores[0] + beat.stores[1];
      expect(all).toBe(5);
    }
  });

  it('never takes longer than six seconds at the usual speed', () => {
    const steps: Happening['steps'] = [];
    for (let lap = 0; lap < 98; lap += 1) {
      steps.push({ is: 'lift', hole: lap % 14, seeds: 6 });
      for (let drop = 1; drop <= 6; drop += 1) steps.push({ is: 'drop', hole: (lap + drop) % 14 });
    }
    const seeds = Array.from({ length: 14 }, () => 6);
    const long = { before: board(seeds), after: board(seeds), mover: 'south' as const, hole: 0, steps };
    expect(duration(timeline(long, 'normal'))).toBeLessThanOrEqual(6001);
    expect(duration(timeline(long, 'off'))).toBe(0);
    expect(duration(timeline(SWEEP, 'slow'))).toBeGreaterThan(duration(timeline(SWEEP, 'fast')));
  });

  it('tells what changed', () => {
    expect([...changes(SWEEP.before, SWEEP.after)]).toEqual([[0, -2], [1, 1], [2, 1], [4, -3]]);
  });
});
