// A table at which a game is played: who sits at it, what has been decided, and what happens next.
//
// All that is true of the game is its course; the view is what the rules make of it. Whatever is still
// under way when the course changes (a thought, an answer, a move being shown) is dropped.

import { engine, Refused } from '../engine/client';
import { keep, putAside, watch, written } from '../store';
import { t, texts, type Naming } from '../text/texts.svelte';
import { readKept, replay, type Kept } from './kept';
import { settled, withLeftovers } from './settled';
import type { Acted, Board, Course, GameCard, GameChoice, Happening, Player, Rounds, Said, Seat, Thought, View } from '../wire';

export type Who = 'human' | 'computer';

export interface Setup {
  game: GameChoice;
  rounds: Rounds;
  opponent: 'computer' | 'across';
  level: number;
  start?: string;
}

/** What is refused is nothing; an engine that fails has refused nothing. */
function orNothing(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}

export class Table {
  course = $state.raw<Course>({ game: { id: '', set: [] }, seed: 0, rounds: 'one', actions: [] });
  view = $state.raw<View | undefined>();
  card = $state.raw<GameCard | undefined>();
  opponent = $state<Setup['opponent']>('computer');
  level = $state(2);
  /** What the last action did. */
  story = $state.raw<Said[]>([]);
  /** What the action before that did. */
  earlier = $state.raw<Said[]>([]);
  /** What somebody has to be told besides. */
  notice = $state('');
  thinking = $state(false);
  showing = $state(false);
  /** Whether the rules have been asked what an action does, and have not answered yet. */
  asking = $state(false);
  thought = $state.raw<Thought | undefined>();
  hint = $state.raw<number | null>(null);
  undone = $state.raw<string[]>([]);
  lastHole = $state.raw<number | null>(null);
  /** Shows a move on the board, if there is a board. */
  present: (happening: Happening) => Promise<void> = () => Promise.resolve();
  /** Whether what is thought is wanted. */
  truth = $state(false);
  /** Where it is kept; nowhere for a table that is only for trying things out. */
  private readonly key: string | undefined;
  private stop = new AbortController();
  /** Whether another window plays here, whose computer answers. */
  private elsewhere = false;

  constructor(key?: string) {
    this.key = key;
  }

  /** Goes on with what was kept, and says how much of that could be read. */
  async resume(games: GameCard[]): Promise<'nothing' | 'all' | 'part' | 'unreadable'> {
    const text = this.key === undefined ? null : written(this.key);
    if (this.key === undefined || text === null) return 'nothing';
    const stop = this.interrupt();
    const found = readKept(text, games);
    const replayed = found && (await replay(found.kept.course).catch(orNothing));
    if (stop.aborted) return 'all';
    if (!found || !replayed) {
      putAside(this.key, text);
      return 'unreadable';
    }
    const { course, view } = replayed;
    let whole = found.whole && replayed.problems.length === 0;
    let { undone } = found.kept;
    if (undone.length > 0) {
      const onwards = whole && (await engine.view({ ...course, actions: [...course.actions, ...undone] }).catch(orNothing));
      if (stop.aborted) return 'all';
      if (!onwards) [undone, whole] = [[], false];
    }
    if (!whole) putAside(this.key, text);
    // Where nothing was lost nothing is written, or two windows would tell each other for ever.
    this.lay({ ...found.kept, course, undone }, games, view, !whole);
    return whole ? 'all' : 'part';
  }

  /** Follows what is played at the same table in another window, until told to stop. */
  follow(games: GameCard[]): () => void {
    if (this.key === undefined) return () => {};
    const unwatch = watch(this.key, () => {
      this.elsewhere = true;
      void this.resume(games).catch(() => undefined);
    });
    // Whoever comes back to this window may have closed the other one before its computer answered.
    const back = () => {
      if (!this.elsewhere) return;
      this.elsewhere = false;
      void this.computer();
    };
    addEventListener('focus', back);
    return () => {
      unwatch();
      removeEventListener('focus', back);
    };
  }

  private lay({ course, opponent, level, undone }: Kept, games: GameCard[], view: View, save = true): void {
    this.opponent = opponent;
    this.level = level;
    this.card = games.find((game) => game.id === course.game.id);
    this.course = course;
    this.undone = undone;
    this.earlier = [];
    this.story = [];
    this.lastHole = null;
    this.changed(view, save);
  }

  /** Begins a game. */
  async begin(setup: Setup, card: GameCard): Promise<void> {
    const course: Course = {
      game: setup.game,
      seed: Math.floor(Math.random() * 0x7fffffff),
      rounds: setup.rounds,
      actions: [],
      ...(setup.start === undefined ? {} : { start: setup.start }),
    };
    await this.open(course, card, setup.opponent, setup.level);
  }

  /** Goes to a course, wherever it comes from. */
  async open(course: Course, card: GameCard, opponent: Setup['opponent'] = this.opponent, level = this.level): Promise<void> {
    const stop = this.interrupt();
    const view = await engine.view(course);
    if (stop.aborted) return;
    this.elsewhere = false;
    this.lay({ course, opponent, level, undone: [] }, [card], view);
  }

  /** Does something, if the rules allow it. */
  async act(action: string): Promise<boolean> {
    this.elsewhere = false;
    const stop = this.interrupt();
    this.asking = true;
    let acted: Acted;
    try {
      acted = await engine.act(this.course, action);
    } catch (error) {
      if (stop.aborted) return false;
      this.asking = false;
      this.refused(error);
      return false;
    }
    if (stop.aborted) return false;
    this.asking = false;
    this.course = { ...this.course, actions: [...this.course.actions, acted.action] };
    if (this.undone[0] === acted.action) this.undone = this.undone.slice(1);
    else this.undone = [];
    this.save();
    // The next round has nothing to do with what happened in the last one.
    this.earlier = acted.action === 'next' ? [] : this.story;
    this.story = acted.said;
    this.lastHole = acted.happening?.hole ?? null;
    if (acted.happening) {
      this.showing = true;
      await this.present(withLeftovers(acted.happening, acted.view));
      if (stop.aborted) return true;
      this.showing = false;
    }
    this.changed(acted.view);
    return true;
  }

  /** Takes back to where somebody at this table had to decide. */
  async undo(): Promise<void> {
    const actions = [...this.course.actions];
    const undone = [...this.undone];
    const past = this.view?.past ?? [];
    // While a move is shown, the view is that of before; the course is what counts.
    while (actions.length > 0) {
      const last = actions.pop()!;
      undone.unshift(last);
      const mover = past[actions.length]?.mover;
      if (last === 'next' || last === 'agree') continue;
      if (mover === undefined || this.who(mover) === 'human' || last.includes(' ')) break;
    }
    await this.goTo(actions, undone);
  }

  async redo(): Promise<void> {
    const actions = [...this.course.actions];
    const undone = [...this.undone];
    do actions.push(undone.shift()!);
    while (undone.length > 0 && this.opponent === 'computer' && actions.length < this.course.actions.length + 2);
    await this.goTo(actions, undone);
  }

  /** Goes to any point of the course. */
  async goTo(actions: string[], undone: string[]): Promise<void> {
    const stop = this.interrupt();
    const course = { ...this.course, actions };
    this.elsewhere = false;
    const [view, last] = await Promise.all([
      engine.view(course),
      actions.length > 0 ? engine.last(course) : Promise.resolve(undefined),
    ]);
    if (stop.aborted) return;
    this.course = course;
    this.undone = undone;
    this.earlier = [];
    this.story = last?.said ?? [];
    this.lastHole = last?.happening?.hole ?? null;
    this.changed(view);
  }

  /** Looks for a good move and marks it. */
  async help(): Promise<void> {
    const phase = this.view?.phase;
    if (!this.yours || phase?.is !== 'turn' || phase.pass) return;
    const stop = this.stop.signal;
    this.notice = t('hint-thinking');
    const thought = await engine.think(this.course, stop, () => {}, 1500).catch(() => undefined);
    if (stop.aborted || !thought?.moves.length) return;
    const best = thought.moves.reduce((a, b) => (b.value > a.value ? b : a), thought.moves[0]!);
    this.hint = best.hole;
    const hole = best.hole === null ? 0 : (best.hole % (this.view?.board.holes ?? 1)) + 1;
    this.notice = t(best.exact ? 'hint-exact' : 'hint-guess', { hole, gain: texts.signed(best.value) });
  }

  /** What lies on the board, and after a round in the stores. */
  get board(): Board | undefined {
    return this.view && settled(this.view);
  }

  /** Whether what is shown is to be moved by somebody here. */
  get yours(): boolean {
    const phase = this.view?.phase;
    if (!this.view || !phase || this.showing || this.thinking) return false;
    if (phase.is === 'turn') return this.who(this.view.board.mover) === 'human';
    if (phase.is === 'guess') return this.player('second') === 'human';
    if (phase.is === 'side') return this.player(phase.chooser) === 'human';
    return true;
  }

  get playable(): number[] {
    const phase = this.view?.phase;
    return this.yours && phase?.is === 'turn' ? phase.holes : [];
  }

  /** The seat of the reader, where only one person plays here. */
  get own(): Seat | undefined {
    if (this.opponent !== 'computer' || !this.view) return undefined;
    const south = this.player(this.view.south);
    return south === 'human' ? 'south' : 'north';
  }

  who(seat: Seat): Who {
    const south = this.view?.south ?? 'first';
    const there: Player = seat === 'south' ? south : south === 'first' ? 'second' : 'first';
    return this.player(there);
  }

  /** Who is the first player and who the second. The reader guesses, where something is guessed. */
  player(player: Player): Who {
    if (this.opponent === 'across') return 'human';
    const guesses: Player = this.card?.ritual && this.course.rounds !== 'study' && !this.course.start ? 'second' : 'first';
    return player === guesses ? 'human' : 'computer';
  }

  readonly naming = (seat: Seat): Naming => {
    if (this.opponent === 'across') return { name: t(seat === 'south' ? 'side-south' : 'side-north'), you: false };
    const you = this.who(seat) === 'human';
    return { name: t(you ? 'name-you' : 'name-computer'), you };
  };

  /** Stops whatever is under way. */
  leave(): void {
    this.interrupt();
  }

  /** Asks again for what is wanted to be known. */
  rethink(): void {
    this.thought = undefined;
    if (this.truth && this.view?.phase.is === 'turn' && !this.showing) void this.look(this.stop.signal);
  }

  private interrupt(): AbortSignal {
    this.stop.abort();
    this.stop = new AbortController();
    this.asking = false;
    this.thinking = false;
    this.showing = false;
    this.hint = null;
    this.notice = '';
    this.thought = undefined;
    return this.stop.signal;
  }

  private changed(view: View, save = true): void {
    this.view = view;
    if (save) this.save();
    this.rethink();
    void this.computer();
  }

  private async look(stop: AbortSignal): Promise<void> {
    await engine
      .think(this.course, stop, (thought) => (this.thought = thought), 20_000)
      .catch(() => undefined);
  }

  /** Lets the computer do what it has to do. */
  private async computer(): Promise<void> {
    const view = this.view;
    if (!view || this.opponent !== 'computer' || this.elsewhere) return;
    const stop = this.stop.signal;
    const { phase } = view;
    if (phase.is === 'guess' && this.player('second') === 'computer') {
      await this.act(Math.random() < 0.5 ? 'guess odd' : 'guess even');
    } else if (phase.is === 'side' && this.player(phase.chooser) === 'computer') {
      const seat = await this.better(stop);
      if (!stop.aborted) await this.act(`side ${seat}`);
    } else if (phase.is === 'turn' && this.who(view.board.mover) === 'computer') {
      await this.move(view, stop);
    }
  }

  private async move(view: View, stop: AbortSignal): Promise<void> {
    this.thinking = true;
    const { phase } = view;
    let action: string | null | undefined = phase.is === 'turn' && phase.moves.length === 1 ? phase.moves[0] : undefined;
    // Nobody likes to be answered before they have seen what they did.
    const patience = new Promise((resolve) => setTimeout(resolve, 350));
    if (action === undefined) {
      try {
        action = (await engine.advise(this.course, this.level, stop))?.action;
      } catch (error) {
        if (!stop.aborted) this.refused(error);
        return;
      }
    }
    await patience;
    if (stop.aborted || !action) return;
    this.thinking = false;
    await this.act(action);
  }

  /** The better side of a board on which nothing else is chosen. */
  private async better(stop: AbortSignal): Promise<Seat> {
    const mover = this.view?.board.mover ?? 'south';
    const position = this.view?.position;
    if (position === undefined) return 'south';
    const course: Course = { ...this.course, rounds: 'study', start: position, actions: [] };
    const thought = await engine.think(course, stop, () => {}, 800).catch(() => undefined);
    const good = (thought?.value ?? 0) >= 0;
    return good === (mover === 'south') ? 'south' : 'north';
  }

  private refused(error: unknown): void {
    this.thinking = false;
    this.notice = error instanceof Refused ? texts.all(error.problems, this.naming) : t('error-engine');
    // The board shows what is true, whatever somebody tried.
    if (this.view) this.view = { ...this.view };
  }

  private save(): void {
    if (this.key === undefined) return;
    const { course, opponent, level, undone } = this;
    keep(this.key, { course, opponent, level, undone } satisfies Kept);
  }
}
