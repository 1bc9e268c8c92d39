// The hand that carries seeds from hole to hole, and what flies to a store. Both are pictures of their own
// over the board, so that a browser only has to move them, and not to draw the board again.

import { piece, svg } from './drawing';
import { storeOf, type Layout, type Point } from './geometry';
import type { Beat } from './timeline';

/** More seeds than this in a hand look alike. */
const MOST_IN_HAND = 9;
const MOST_IN_FLIGHT = 12;

export class Hand {
  private readonly hand = svg('svg', { class: 'kz-hand', viewBox: '-60 -60 120 120', 'aria-hidden': 'true', focusable: 'false' });
  private readonly flight = svg('svg', { class: 'kz-hand', viewBox: '-60 -60 120 120', 'aria-hidden': 'true', focusable: 'false' });

  constructor(
    stage: HTMLElement,
    private readonly id: string,
  ) {
    stage.append(this.hand, this.flight);
    this.hide();
  }

  hide(): void {
    this.hand.style.visibility = 'hidden';
    this.flight.style.visibility = 'hidden';
  }

  /** Moves to where a beat happens, within its time. */
  go(layout: Layout, beat: Beat, millis: number): void {
    if (beat.kind === 'take') {
      this.fly(layout, beat, millis);
      return;
    }
    const to = place(layout, beat);
    if (!to || (beat.hand === 0 && beat.kind !== 'drop' && beat.kind !== 'store')) {
      this.hide();
      return;
    }
    this.carry(beat.hand);
    this.hand.style.transition = `transform ${Math.max(16, millis)}ms linear`;
    this.hand.style.transform = at({ x: to.x, y: to.y - 14 });
  }

  /** Stands still over a place. */
  rest(to: Point, seeds: number): void {
    this.carry(seeds);
    this.hand.style.transition = 'none';
    this.hand.style.transform = at({ x: to.x, y: to.y - 14 });
  }

  private carry(seeds: number): void {
    const wanted = Math.min(seeds, MOST_IN_HAND);
    while (this.hand.childElementCount > wanted) this.hand.lastElementChild?.remove();
    while (this.hand.childElementCount < wanted) {
      this.hand.append(piece(this.id, 70, this.hand.childElementCount, { x: 26, y: 20 }));
    }
    this.hand.style.visibility = wanted > 0 ? 'visible' : 'hidden';
  }

  private fly(layout: Layout, beat: Beat, millis: number): void {
    const from = beat.hole === null ? undefined : layout.holes[beat.hole];
    if (!from || !beat.seat) return;
    const to = storeOf(layout, beat.seat);
    this.flight.replaceChildren();
    for (let index = 0; index < Math.min(beat.taken, MOST_IN_FLIGHT); index += 1) {
      this.flight.append(piece(this.id, beat.hole ?? 0, index, { x: 34, y: 34 }));
    }
    this.flight.style.visibility = 'visible';
    this.flight.animate?.(
      [
        { transform: `${at(from)} scale(1)`, opacity: 1 },
        { transform: `${at(from)} scale(1.25)`, opacity: 1, offset: 0.35 },
        { transform: `${at(to)} scale(0.8)`, opacity: 0.9 },
      ],
      { duration: Math.max(60, millis), easing: 'ease-in-out', fill: 'forwards' },
    );
  }
}

/** A place on the board, in its unit. */
function at({ x, y }: Point): string {
  return `translate(calc(var(--kz-unit) * ${x}), calc(var(--kz-unit) * ${y}))`;
}

/** Where a beat happens. */
export function place(layout: Layout, beat: Beat): Point | undefined {
  if (beat.hole !== null) return layout.holes[beat.hole];
  return beat.seat === null ? undefined : storeOf(layout, beat.seat);
}
