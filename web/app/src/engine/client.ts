// Asks the workers. One of them answers what the rules say, at once; the other one thinks.

import kept from '../../wasm/first.json';
import wasm from '../../wasm/kuzhi_wasm_bg.wasm?url';
import type {
  Acted,
  Advice,
  Answer,
  Ask,
  Course,
  GameCard,
  GameChoice,
  Lesson,
  Line,
  ReadRecord,
  Reply,
  RulePage,
  Said,
  Thought,
  View,
} from '../wire';

/** What it answers to what everybody asks first, asked when the app was built. */
const first = kept as unknown as { offered: string; games: GameCard[]; view: View };

/** The engine, compiled once for all workers, from as early on as the page can ask for it. */
const compiled = compile();
// Whoever asks the engine is told; nobody else has to be.
compiled.catch(() => undefined);

async function compile(): Promise<WebAssembly.Module> {
  const answer = await fetch(wasm);
  // Servers of plain files may not know what kind of file it is, which compiling as it comes insists on.
  const known = answer.headers.get('content-type')?.startsWith('application/wasm');
  return known ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}

/** What was asked cannot be answered, and why. */
export class Refused extends Error {
  constructor(readonly problems: Said[]) {
    super(problems.map((problem) => problem.plain || problem.keys[0]).join('; '));
  }
}

/** How long a slice of thinking is: short enough that nobody who stops it has to wait. */
const SLICE = 60;

interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
}

class Helper {
  private worker: Worker | undefined;
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();
  /** The game about which it knows what was learned. */
  private learned = '';

  ask(ask: Ask): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.last += 1;
      this.waiting.set(this.last, { resolve, reject });
      this.running().postMessage({ id: this.last, ask: JSON.stringify(ask) });
    });
  }

  /** Hands over what was learned about a game, if anything was. Nobody waits for it. */
  learn(game: string): void {
    if (this.learned === game) return;
    this.learned = game;
    void import('./weights')
      .then(({ weightsOf }) => weightsOf(game))
      .then((weights) => weights && this.running().postMessage({ game, weights }))
      .catch(() => undefined);
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<{ id: number; reply?: string; error?: string }>) => {
      const { id, reply, error } = event.data;
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (reply !== undefined) waiting?.resolve(JSON.parse(reply) as Reply);
      else this.fail(new Error(error ?? 'no answer'), waiting);
    });
    worker.addEventListener('error', (event) => this.fail(new Error(event.message)));
    compiled.then(
      (module) => worker.postMessage(module),
      (error: unknown) => this.fail(new Error(String(error))),
    );
    this.worker = worker;
    return worker;
  }

  /** A worker that failed once is not asked again; the next question starts another one. */
  private fail(error: Error, one?: Waiting): void {
    one?.reject(error);
    for (const waiting of this.waiting.values()) waiting.reject(error);
    this.waiting.clear();
    this.worker?.terminate();
    this.worker = undefined;
    this.learned = '';
  }
}

type Is<Name extends Answer['is']> = Extract<Answer, { is: Name }>['it'];

async function answer<Name extends Answer['is']>(helper: Helper, name: Name, ask: Ask): Promise<Is<Name>> {
  const reply = await helper.ask(ask);
  if ('problems' in reply) throw new Refused(reply.problems);
  if (reply.answer.is !== name) throw new Error(`asked for ${name}, got ${reply.answer.is}`);
  return reply.answer.it as Is<Name>;
}

export class Engine {
  private readonly rules = new Helper();
  private readonly thinker = new Helper();
  /** The games that there are. */
  readonly games = first.games;
  /** The game for those who have not chosen one. */
  readonly offered = first.offered;
  /** Done once the engine has answered for the first time, whatever the question was; fails if it cannot. */
  readonly ready: Promise<unknown> = answer(this.rules, 'games', 'games');

  page(game: GameChoice): Promise<RulePage> {
    return answer(this.rules, 'rules', { rules: { game } });
  }

  lessons(game: GameChoice, examples: string): Promise<Lesson[]> {
    return answer(this.rules, 'lessons', { lessons: { game, examples } });
  }

  view(course: Course): Promise<View> {
    const { game, rounds, start, actions } = course;
    const begins = rounds === 'one' && start === undefined && actions.length === 0;
    if (begins && game.id === first.offered && game.set.length === 0) return Promise.resolve(first.view);
    return answer(this.rules, 'view', { view: { course } });
  }

  act(course: Course, action: string): Promise<Acted> {
    return answer(this.rules, 'acted', { act: { course, action } });
  }

  last(course: Course): Promise<Acted> {
    return answer(this.rules, 'acted', { last: { course } });
  }

  write(course: Course, south: string, north: string): Promise<string> {
    return answer(this.rules, 'record', { write: { course, south, north } });
  }

  read(text: string, game: GameChoice): Promise<ReadRecord> {
    return answer(this.rules, 'read', { read: { text, game } });
  }

  best(course: Course, moves: number, millis: number): Promise<Line> {
    return answer(this.thinker, 'line', { best: { course, moves, millis } });
  }

  /** Thinks about a position until it is solved, nobody wants to know any more, or the time is over. */
  async think(course: Course, stop: AbortSignal, tell: (thought: Thought) => void, most = 60_000): Promise<Thought | undefined> {
    const end = performance.now() + most;
    let thought: Thought | undefined;
    this.thinker.learn(course.game.id);
    while (!stop.aborted) {
      thought = await answer(this.thinker, 'thought', { think: { course, millis: SLICE } });
      if (stop.aborted) return undefined;
      tell(thought);
      if (thought.done || performance.now() > end) return thought;
    }
    return undefined;
  }

  /** The computer's move; none if nobody wants to know any more. */
  async advise(course: Course, level: number, stop: AbortSignal): Promise<Advice | undefined> {
    this.thinker.learn(course.game.id);
    while (!stop.aborted) {
      const advice = await answer(this.thinker, 'advice', { advise: { course, level, millis: SLICE } });
      if (stop.aborted) return undefined;
      if (advice.done) return advice;
    }
    return undefined;
  }
}

export const engine = new Engine();
