// The board on a page: wood and pieces in SVG, and over them a real button for every hole.

import * as drawing from './drawing';
import { layout, neighbour, type Layout } from './geometry';
import { Hand, place } from './hand';
import { foot, HoleView } from './hole';
import { themeOf } from './themes';
import { changes, laps, timeline, type Beat } from './timeline';
import {
  numberOf,
  other,
  seatIndex,
  seatOf,
  type BoardState,
  type Happening,
  type HoleValue,
  type Options,
  type Seat,
  type Speed,
  type Words,
} from './types';

const USUAL: Options = {
  theme: 'neutral',
  pieces: '',
  viewer: 'south',
  turned: false,
  orientation: 'auto',
  confirm: false,
  values: false,
};

/** How long the numbers stay that show what a move changed. */
const CHANGES_STAY = 2600;

/** A beat that comes so much too late was missed: the page was hidden, and the beats after it come with it. */
const MISSED = 500;

let boards = 0;

export class BoardWidget {
  /** Called when somebody chose a hole that may be played. */
  onplay: (hole: number) => void = () => {};
  /** Called when a hole was touched that has to be touched again. */
  onselect: (hole: number | null) => void = () => {};
  /** Called when somebody chose a hole that may not be played. */
  onrefuse: (hole: number) => void = () => {};
  /** Called at every beat of a move that is shown, but for those that nobody saw in their time. */
  onbeat: (beat: Beat) => void = () => {};

  private readonly id = `kz${(boards += 1)}`;
  private readonly stage: HTMLElement;
  private readonly observer: ResizeObserver | undefined;
  private options: Options = USUAL;
  private state: BoardState;
  private playable: number[] = [];
  private values = new Map<number, HoleValue>();
  private lastHole: number | null = null;
  private chosen: number | null = null;
  private focused = 0;
  private layout: Layout;
  /** Whether the board stands tall, from when there is a place for it. */
  private tall: boolean | undefined;
  private parts: HoleView[] = [];
  private storeParts: { count: HTMLElement; pieces: SVGGElement }[] = [];
  private readonly lap = document.createElement('span');
  private hand: Hand | undefined;
  private beats: Beat[] = [];
  private at = -1;
  private before: BoardState | undefined;
  private frame = 0;
  /** Tells whoever waits for the end of the move being shown. */
  private done: (() => void) | undefined;
  private shown: Happening | undefined;
  private changesTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly words: Words,
    state: BoardState,
    options: Partial<Options> = {},
  ) {
    this.state = state;
    this.options = { ...USUAL, ...options };
    this.stage = document.createElement('div');
    this.stage.className = 'kz-stage';
    this.lap.className = 'kz-lap';
    // Whoever listens is told the number of laps when the move is over.
    this.lap.setAttribute('aria-hidden', 'true');
    root.classList.add('kz-board');
    root.setAttribute('dir', 'ltr');
    root.append(this.stage);
    this.layout = this.makeLayout();
    this.build();
    this.stage.addEventListener('keydown', (event) => this.key(event));
    if (typeof ResizeObserver !== 'undefined') {
      this.observer = new ResizeObserver(() => this.resize());
      this.observer.observe(root);
    }
  }

  /** Shows a board as it is. A move being shown is given up. */
  set(state: BoardState, playable: number[], lastHole: number | null = this.lastHole): void {
    this.abandon();
    const shape = ({ holes, sown, counterclockwise }: BoardState) => [holes, sown, counterclockwise].join();
    const rebuild = shape(state) !== shape(this.state);
    // What a move changed is no more to be seen on another board than the one it left.
    if (state.seeds.join() !== this.state.seeds.join()) this.hideChanges();
    this.state = state;
    this.playable = playable;
    this.lastHole = lastHole;
    if (this.chosen !== null && !playable.includes(this.chosen)) this.choose(null);
    if (rebuild) this.rebuild();
    else this.show();
  }

  setOptions(options: Partial<Options>): void {
    const next = { ...this.options, ...options };
    if (JSON.stringify(next) === JSON.stringify(this.options)) return;
    this.options = next;
    this.rebuild();
  }

  setValues(values: Map<number, HoleValue>): void {
    this.values = values;
    this.show();
  }

  /** The words have changed: says everything again. */
  retell(): void {
    this.show();
  }

  /** Shows a move from its beginning, and is done when it has been shown or finished by hand. */
  play(happening: Happening, speed: Speed): Promise<void> {
    this.abandon();
    this.hideChanges();
    this.before = happening.before;
    this.beats = timeline(happening, speed);
    this.at = -1;
    this.playable = [];
    this.lastHole = happening.hole;
    this.show();
    this.shown = happening;
    return new Promise((resolve) => {
      this.done = resolve;
      if (speed === 'off' || document.hidden) this.finish();
      else this.run();
    });
  }

  /** Whether a move is being shown. */
  get moving(): boolean {
    return this.shown !== undefined;
  }

  /** Jumps to the end of the move being shown. */
  finish(): void {
    const happening = this.shown;
    if (!happening) return;
    const done = this.done;
    this.done = undefined;
    this.abandon();
    this.state = happening.after;
    this.show();
    this.showChanges(changes(happening.before, happening.after));
    done?.();
  }

  /** Lifts the seeds of a hole that was just chosen, before anybody knows where they go. What is set or
   * played next shows what is true. */
  lift(hole: number): void {
    const seeds = this.state.seeds[hole] ?? 0;
    this.state = { ...this.state, seeds: this.state.seeds.map((held, index) => (index === hole ? 0 : held)) };
    this.lastHole = hole;
    this.showHole(hole);
    this.hand?.rest(this.layout.holes[hole]!, seeds);
  }

  /** Shows a move up to one of its beats and stops there: for going through it step by step. */
  freeze(happening: Happening, at: number): number {
    this.abandon();
    const beats = timeline(happening, 'normal');
    const last = beats.length - 1;
    const index = Math.max(-1, Math.min(at, last));
    this.before = happening.before;
    this.beats = beats;
    this.playable = [];
    this.lastHole = happening.hole;
    this.at = index;
    this.state = this.stateAt(index);
    this.show();
    this.restHand();
    return index;
  }

  focus(): void {
    this.parts[this.focused]?.button.focus();
  }

  /** Gives up a hole that was touched once. */
  choose(hole: number | null): void {
    if (this.chosen === hole) return;
    this.chosen = hole;
    this.show();
    this.onselect(hole);
  }

  destroy(): void {
    this.abandon();
    clearTimeout(this.changesTimer);
    this.observer?.disconnect();
    this.root.replaceChildren();
    this.root.classList.remove('kz-board');
  }

  /** Puts the hand where it is at the beat that is shown. */
  private restHand(): void {
    const beat = this.beats[this.at];
    const where = beat && place(this.layout, beat);
    if (beat && where) this.hand?.rest(where, beat.hand);
  }

  private abandon(): void {
    cancelAnimationFrame(this.frame);
    this.shown = undefined;
    this.beats = [];
    this.at = -1;
    this.hand?.hide();
    // Whoever waits for the end of a move must not wait for ever.
    this.done?.();
    this.done = undefined;
  }

  private run(): void {
    const begun = performance.now();
    let due = begun;
    const tick = (now: number) => {
      while (now >= due && this.at < this.beats.length - 1) {
        this.at += 1;
        const beat = this.beats[this.at]!;
        this.hand?.go(this.layout, beat, beat.millis);
        this.state = this.stateAt(this.at);
        this.showBeat(beat);
        if (now - due < MISSED) this.onbeat(beat);
        due += beat.millis;
      }
      if (now >= due && this.at >= this.beats.length - 1) this.finish();
      else this.frame = requestAnimationFrame(tick);
    };
    // The first beat is part of the frame in which the move begins.
    tick(begun);
  }

  private stateAt(index: number): BoardState {
    const before = this.before ?? this.state;
    const beat = this.beats[index];
    return beat ? { ...before, seeds: beat.seeds, stores: beat.stores } : before;
  }

  private makeLayout(): Layout {
    return layout({
      holes: this.state.holes,
      viewer: this.options.viewer,
      portrait: this.isPortrait(),
      values: this.options.values,
      sown: this.state.sown,
    });
  }

  private isPortrait(): boolean {
    if (this.options.orientation !== 'auto') return this.options.orientation === 'portrait';
    const { clientWidth, clientHeight } = this.root;
    // A place that is nearly square turns the board neither way, so that it does not turn to and fro.
    const most = this.tall === undefined ? 1.05 : this.tall ? 0.9 : 1.2;
    const tall = clientHeight > clientWidth * most;
    if (clientHeight > 0) this.tall = tall;
    return tall;
  }

  private resize(): void {
    if (this.isPortrait() !== this.layout.portrait) this.rebuild();
    else this.fit();
  }

  /** Makes the stage as large as its place allows. */
  private fit(): void {
    const { clientWidth, clientHeight } = this.root;
    if (clientWidth === 0 || clientHeight === 0) return;
    const { width, height } = this.layout;
    const scale = Math.min(clientWidth / width, clientHeight / height);
    this.stage.style.width = `${width * scale}px`;
    this.stage.style.height = `${height * scale}px`;
    this.stage.style.setProperty('--kz-unit', `${scale}px`);
  }

  private rebuild(): void {
    const focused = this.stage.contains(document.activeElement) ? this.focused : -1;
    this.layout = this.makeLayout();
    this.build();
    this.parts[focused]?.button.focus();
  }

  private build(): void {
    const { layout, id } = this;
    const theme = themeOf(this.options.theme);
    const pieces = this.options.pieces || theme.pieces;
    this.stage.classList.toggle('kz-tall', layout.portrait);
    const box = `0 0 ${layout.width} ${layout.height}`;
    const board = drawing.svg('svg', { viewBox: box, class: 'kz-wood', 'aria-hidden': 'true', focusable: 'false' });
    board.append(drawing.definitions(id, theme, pieces), drawing.wood(id, theme, layout));
    for (const centre of layout.stores) board.append(drawing.storeShape(id, theme, centre, layout.storeSize));
    layout.holes.forEach(({ x, y }) => board.append(drawing.hollow(id, x, y)));
    board.append(drawing.arrows(layout, this.state));
    const heaps = drawing.svg('svg', { viewBox: box, class: 'kz-pieces', 'aria-hidden': 'true', focusable: 'false' });
    this.stage.replaceChildren(board, heaps);
    this.storeParts = layout.stores.map((centre, index) => this.buildStore(heaps, centre, index));
    this.parts = [];
    const near = this.options.viewer;
    // A screen reader meets the near row first, each row from its owner's left.
    for (const seat of [near, other(near)]) this.stage.append(this.buildRow(heaps, seat));
    this.put(this.lap, layout.lap.x, layout.lap.y);
    this.stage.append(this.lap);
    this.hand = new Hand(this.stage, id);
    this.fit();
    this.show();
    this.restHand();
  }

  private buildStore(heaps: SVGElement, centre: { x: number; y: number }, index: number) {
    const pieces = drawing.svg('g', { transform: `translate(${centre.x} ${centre.y})` });
    heaps.append(pieces);
    const count = document.createElement('span');
    count.className = 'kz-store';
    this.put(count, centre.x, centre.y);
    const far = (index === 0 ? 'south' : 'north') !== this.options.viewer;
    count.classList.toggle('kz-turned', far && this.options.turned);
    this.stage.append(count);
    return { count, pieces };
  }

  private buildRow(heaps: SVGElement, seat: Seat): HTMLElement {
    const list = document.createElement('ol');
    list.className = 'kz-row';
    const { holes } = this.state;
    for (let place = 0; place < holes; place += 1) {
      const hole = seatIndex(seat) * holes + place;
      const item = document.createElement('li');
      item.append(this.buildHole(heaps, hole));
      list.append(item);
    }
    return list;
  }

  private buildHole(heaps: SVGElement, hole: number): HTMLButtonElement {
    const far = seatOf(hole, this.state.holes) !== this.options.viewer;
    const view = new HoleView(this.id, hole, this.layout, heaps, far && this.options.turned);
    view.button.addEventListener('click', () => this.touched(hole));
    view.button.addEventListener('focus', () => this.rove(hole));
    this.parts[hole] = view;
    return view.button;
  }

  private put(element: HTMLElement, x: number, y: number): void {
    element.style.left = `${(100 * x) / this.layout.width}%`;
    element.style.top = `${(100 * y) / this.layout.height}%`;
  }

  private touched(hole: number): void {
    if (this.moving) {
      this.finish();
    } else if (!this.playable.includes(hole)) {
      this.choose(null);
      this.onrefuse(hole);
    } else if (this.options.confirm && this.chosen !== hole) {
      this.choose(hole);
    } else {
      this.chosen = null;
      this.onplay(hole);
    }
  }

  private rove(hole: number): void {
    this.focused = hole;
    this.parts.forEach((part, index) => (part.button.tabIndex = index === hole ? 0 : -1));
  }

  private key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = neighbour(this.layout, this.focused, event.key);
    if (next !== undefined) {
      event.preventDefault();
      this.rove(next);
      this.focus();
    } else if (event.key === 'Escape' && (this.moving || this.chosen !== null)) {
      event.preventDefault();
      event.stopPropagation();
      if (this.moving) this.finish();
      else this.choose(null);
    }
  }

  private show(): void {
    this.parts.forEach((_, hole) => this.showHole(hole));
    for (const seat of ['south', 'north'] as const) this.showStore(seat);
    this.showLap();
    // One stop for the tab key; the first hole that can be played is a good one.
    const first = this.playable[0];
    if (first !== undefined && !this.stage.contains(document.activeElement)) this.focused = first;
    this.rove(this.focused < this.parts.length ? this.focused : 0);
  }

  private showBeat(beat: Beat): void {
    if (beat.kind === 'rest' || beat.hole === null) {
      this.parts.forEach((_, hole) => this.showHole(hole));
    } else {
      this.showHole(beat.hole);
    }
    this.showStore('south');
    this.showStore('north');
    this.showLap();
  }

  /** Counts the laps of a move that has several. */
  private showLap(): void {
    const lap = this.beats[this.at]?.lap ?? 0;
    const shown = lap > 0 && laps(this.beats) > 1 ? `↻ ${this.words.number(lap)}` : '';
    if (this.lap.textContent !== shown) this.lap.textContent = shown;
  }

  private showHole(hole: number): void {
    const { state, words } = this;
    const seat = seatOf(hole, state.holes);
    const seeds = state.seeds[hole] ?? 0;
    const closed = state.closed.includes(hole);
    const playable = this.playable.includes(hole);
    const value = this.values.get(hole);
    const info = { seat, number: numberOf(hole, state.holes), seeds, closed, playable };
    this.parts[hole]?.show({
      seeds,
      count: closed ? '×' : words.number(seeds),
      closed,
      playable,
      last: this.lastHole === hole,
      chosen: this.chosen === hole,
      value,
      label: words.hole(value ? { ...info, value: value.label } : info),
      row: words.rowOf(seat),
    });
  }

  private showStore(seat: Seat): void {
    const part = this.storeParts[seatIndex(seat)];
    if (!part) return;
    const seeds = this.state.stores[seatIndex(seat)];
    const { width, height } = this.layout.storeSize;
    drawing.fill(part.pieces, this.id, 90 + seatIndex(seat), seeds, { x: width * 0.48, y: height * 0.52 });
    part.count.textContent = this.words.number(seeds);
    foot(part.count, part.count.textContent);
    part.count.setAttribute('aria-label', this.words.store(seat, seeds));
    part.count.setAttribute('role', 'img');
  }

  private showChanges(changed: Map<number, number>): void {
    clearTimeout(this.changesTimer);
    this.parts.forEach((part, hole) => {
      const difference = changed.get(hole);
      part.showChange(difference === undefined ? '' : this.words.signed(difference));
    });
    this.changesTimer = setTimeout(() => this.hideChanges(), CHANGES_STAY);
  }

  private hideChanges(): void {
    clearTimeout(this.changesTimer);
    this.parts.forEach((part) => part.hideChange());
  }
}
