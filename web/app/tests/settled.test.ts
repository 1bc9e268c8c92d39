import { describe, expect, it } from 'vitest';
import { settled, withLeftovers } from '../src/play/settled';
import type { Happening, View } from '../src/wire';

function over(seeds: number[], stores: [number, number], south: number, north: number): View {
  const board = { holes: 2, seeds, closed: [], stores, mover: 'south' as const, sown: false, counterclockwise: true };
  const ended = { reason: 'few-seeds', score: { south, north }, winner: null, said: [] };
  return { board, position: '', phase: { is: 'over', ended, next: { is: 'nothing' } }, round: 1, south: 'first', forced: false, past: [] };
}

describe('a round that is over', () => {
  it('has leftovers in the store of the row they lay in, where the score says so', () => {
    expect(settled(over([1, 0, 2, 1], [3, 4], 4, 7))).toMatchObject({ seeds: [0, 0, 0, 0], stores: [4, 7] });
  });

  it('has them where the score counts them, whichever row they lay in', () => {
    expect(settled(over([1, 0, 2, 1], [3, 4], 7, 4))).toMatchObject({ seeds: [0, 0, 0, 0], stores: [7, 4] });
    expect(settled(over([3, 0, 0, 0], [3, 4], 5, 5))).toMatchObject({ seeds: [0, 0, 0, 0], stores: [5, 5] });
  });

  it('leaves on the board what scores for nobody', () => {
    const view = over([1, 0, 0, 0], [3, 4], 3, 4);
    expect(settled(view)).toBe(view.board);
  });

  it('shows them go after the last move', () => {
    const view = over([0, 0, 1, 0], [3, 4], 3, 5);
    const happening: Happening = { before: view.board, action: 'S1', mover: 'south', hole: 0, steps: [], after: view.board };
    expect(withLeftovers(happening, view)).toMatchObject({ steps: [{ is: 'take', hole: 2, seeds: 1, to: 'north' }], after: { stores: [3, 5] } });
  });
});
