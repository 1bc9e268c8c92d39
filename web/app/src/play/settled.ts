// What a round that is over leaves: its score counts what still lay on the board, so the board shows it won.

import type { Board, Happening, Seat, Step, View } from '../wire';

/** The seeds that nobody took, as they go to whom the score gives them, from each one's own row first. */
function given(view: View): Step[] {
  if (view.phase.is !== 'over') return [];
  const { board, phase } = view;
  const { south, north } = phase.ended.score;
  const due = { south: south - board.stores[0], north: north - board.stores[1] };
  const left = board.seeds.map((seeds, hole) => (board.closed.includes(hole) ? 0 : seeds));
  const steps: Step[] = [];
  const give = (hole: number, to: Seat) => {
    const seeds = Math.min(left[hole] ?? 0, due[to]);
    if (seeds <= 0) return;
    left[hole]! -= seeds;
    due[to] -= seeds;
    steps.push({ is: 'take', hole, seeds, to, why: 'leftover' });
  };
  left.forEach((_, hole) => give(hole, hole < board.holes ? 'south' : 'north'));
  left.forEach((_, hole) => give(hole, hole < board.holes ? 'north' : 'south'));
  return steps;
}

/** The board as a view shows it, leftovers in the stores. What scores for nobody stays where it lies. */
export function settled(view: View): Board {
  const steps = given(view);
  if (steps.length === 0) return view.board;
  const seeds = [...view.board.seeds];
  const stores: [number, number] = [...view.board.stores];
  for (const step of steps) {
    if (step.is !== 'take') continue;
    seeds[step.hole]! -= step.seeds;
    stores[step.to === 'south' ? 0 : 1] += step.seeds;
  }
  return { ...view.board, seeds, stores };
}

/** A move with what it leaves going to the stores, where it ended the round. */
export function withLeftovers(happening: Happening, view: View): Happening {
  const steps = given(view);
  return steps.length === 0 ? happening : { ...happening, steps: [...happening.steps, ...steps], after: settled(view) };
}
