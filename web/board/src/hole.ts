// One hole on the page: a button over the wood, with its labels and its pieces.

import { fill, leaf, svg } from './drawing';
import type { Layout } from './geometry';
import type { HoleValue } from './types';

/** All that is to be seen of a hole. */
export interface HoleShown {
  seeds: number;
  /** The count in the reader's digits. */
  count: string;
  closed: boolean;
  playable: boolean;
  last: boolean;
  chosen: boolean;
  value: HoleValue | undefined;
  /** What it is called. */
  label: string;
  /** What the row is called that it belongs to. */
  row: string;
}

/** Underlines a number that would be another one upside down, so that it is seen which side is its foot. */
export function foot(element: HTMLElement, text: string): void {
  element.classList.toggle('kz-foot', /^([0689]*[69][0689]*|[٠١٥٧٨]*[٧٨][٠١٥٧٨]*)$/.test(text));
}

export class HoleView {
  readonly button = document.createElement('button');
  private readonly count: HTMLElement;
  private readonly change: HTMLElement;
  private readonly value: HTMLElement;
  private readonly pieces: SVGGElement;

  constructor(
    private readonly id: string,
    private readonly hole: number,
    layout: Layout,
    heaps: SVGElement,
    turned: boolean,
  ) {
    const { button } = this;
    const target = layout.targets[hole]!;
    button.type = 'button';
    button.className = 'kz-hole';
    button.dataset['hole'] = String(hole);
    const percent = (value: number, whole: number) => `${(100 * value) / whole}%`;
    button.style.left = percent(target.x, layout.width);
    button.style.top = percent(target.y, layout.height);
    button.style.width = percent(target.width, layout.width);
    button.style.height = percent(target.height, layout.height);
    const make = (name: string, at: { x: number; y: number }) => {
      const element = document.createElement('span');
      element.className = name;
      element.setAttribute('aria-hidden', 'true');
      element.style.left = percent(at.x - target.x, target.width);
      element.style.top = percent(at.y - target.y, target.height);
      button.append(element);
      return element;
    };
    const centre = layout.holes[hole]!;
    make('kz-ring kz-mark', centre);
    this.count = make('kz-count', layout.counts[hole]!);
    this.change = make('kz-change', centre);
    this.value = make('kz-value', layout.values[hole]!);
    for (const label of [this.count, this.change, this.value]) label.classList.toggle('kz-turned', turned);
    this.pieces = svg('g', { transform: `translate(${centre.x} ${centre.y})` });
    heaps.append(this.pieces);
  }

  show(shown: HoleShown): void {
    const { button, pieces, value } = this;
    if (shown.closed) pieces.replaceChildren(leaf(0, 0));
    else {
      if (pieces.firstElementChild?.tagName === 'g') pieces.replaceChildren();
      fill(pieces, this.id, this.hole, shown.seeds);
    }
    if (this.count.textContent !== shown.count) this.count.textContent = shown.count;
    foot(this.count, shown.count);
    value.textContent = shown.value?.text ?? '';
    value.classList.toggle('kz-long', value.textContent.length > 3);
    foot(value, value.textContent);
    value.classList.toggle('kz-best', shown.value?.best === true);
    value.classList.toggle('kz-guess', shown.value !== undefined && !shown.value.exact);
    button.classList.toggle('kz-playable', shown.playable);
    button.classList.toggle('kz-last', shown.last);
    button.classList.toggle('kz-chosen', shown.chosen);
    button.classList.toggle('kz-closed', shown.closed);
    button.setAttribute('aria-disabled', String(!shown.playable));
    if (button.getAttribute('aria-label') !== shown.label) button.setAttribute('aria-label', shown.label);
    const list = button.closest('ol');
    if (list && list.getAttribute('aria-label') !== shown.row) list.setAttribute('aria-label', shown.row);
  }

  /** Shows what a move changed; nothing where it changed nothing. */
  showChange(text: string): void {
    this.change.textContent = text;
    this.change.classList.toggle('kz-shown', text !== '');
  }

  hideChange(): void {
    this.change.classList.remove('kz-shown');
  }
}
