// The hand that carries seeds from hole to hole, and what flies to a store.

import { storeOf, type Layout, type Point } from './geometry';
import { piece, svg } from './drawing';
import type { Beat } from './timeline';

/** More seeds than this in a hand look alike. */
const MOST_IN_HAND = 9;

export class Hand {
  private readonly group: SVGGElement;
  private readonly flight: SVGGElement;

  constructor(
    layer: SVGElement,
    private readonly id: string,
  ) {
    this.group = svg('g', { class: 'kz-hand' });
    this.flight = svg('g', { class: 'kz-flight' });
    layer.append(this.group, this.flight);
    this.hide();
  }

  hide(): void {
    this.group.style.visibility = 'hidden';
    this.flight.style.visibility = 'hidden';
    this.group.replaceChildren();
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
    this.group.style.transition = `transform ${Math.max(16, millis)}ms linear`;
    this.group.style.transform = `translate(${to.x}px, ${to.y - 14}px)`;
  }

  /** Stands still where a beat happened. */
  rest(layout: Layout, beat: Beat): void {
    const to = place(layout, beat);
    if (!to) return;
    this.carry(beat.hand);
    this.group.style.transition = 'none';
    this.group.style.transform = `translate(${to.x}px, ${to.y - 14}px)`;
  }

  private carry(seeds: number): void {
    const wanted = Math.min(seeds, MOST_IN_HAND);
    while (this.group.childElementCount > wanted) this.group.lastElementChild?.remove();
    while (this.group.childElementCount < wanted) {
      this.group.append(piece(this.id, 70, this.group.childElementCount, { x: 26, y: 20 }));
    }
    this.group.style.visibility = wanted > 0 ? 'visible' : 'hidden';
  }

  private fly(layout: Layout, beat: Beat, millis: number): void {
    const from = beat.hole === null ? undefined : layout.holes[beat.hole];
    if (!from || !beat.seat) return;
    const to = storeOf(layout, beat.seat);
    this.flight.replaceChildren();
    for (let index = 0; index < Math.min(beat.taken, 12); index += 1) {
      this.flight.append(piece(this.id, beat.hole ?? 0, index, { x: 34, y: 34 }));
    }
    this.flight.style.visibility = 'visible';
    const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
    this.flight.animate?.(
      [
        { transform: at(from, 1), opacity: 1 },
        { transform: at(from, 1.25), opacity: 1, offset: 0.35 },
        { transform: at(to, 0.8), opacity: 0.9 },
      ],
      { duration: Math.max(60, millis), easing: 'ease-in-out', fill: 'forwards' },
    );
  }
}

function place(layout: Layout, beat: Beat): Point | undefined {
  if (beat.hole !== null) return layout.holes[beat.hole];
  return beat.seat === null ? undefined : storeOf(layout, beat.seat);
}
