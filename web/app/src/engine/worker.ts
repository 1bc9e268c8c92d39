// Runs the rules and the engine: one question in, one answer out.
//
// It keeps no queue of its own and nothing of a game. Whoever wants to stop thinking stops asking. The
// first message brings the engine, compiled by the page.

import init, { Kuzhi } from '../../wasm/kuzhi_wasm.js';

let started: (module: WebAssembly.Module) => void;
const ready = new Promise<WebAssembly.Module>((resolve) => (started = resolve))
  .then((module) => init({ module_or_path: module }))
  .then(() => new Kuzhi());

type Message = WebAssembly.Module | { game: string; weights: ArrayBuffer } | { id: number; ask: string };

self.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data instanceof WebAssembly.Module) {
    started(data);
    return;
  }
  if ('weights' in data) {
    // Weights that do not fit are refused, and are not missed.
    void ready.then((kuzhi) => kuzhi.learn(data.game, new Uint8Array(data.weights))).catch(() => undefined);
    return;
  }
  const { id, ask } = data;
  ready
    .then((kuzhi) => self.postMessage({ id, reply: kuzhi.ask(ask) }))
    .catch((error: unknown) => self.postMessage({ id, error: String(error) }));
});
