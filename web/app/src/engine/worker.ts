// Runs the rules and the engine: one question in, one answer out.
//
// It keeps no queue of its own and nothing of a game. Whoever wants to stop thinking stops asking. The
// first message brings the engine, compiled by the page.

import init, { Kuzhi } from '../../wasm/kuzhi_wasm.js';

let started: (module: WebAssembly.Module) => void;
const ready = new Promise<WebAssembly.Module>((resolve) => (started = resolve))
  .then((module) => init({ module_or_path: module }))
  .then(() => new Kuzhi());

self.addEventListener('message', (event: MessageEvent<WebAssembly.Module | { id: number; ask: string }>) => {
  if (event.data instanceof WebAssembly.Module) {
    started(event.data);
    return;
  }
  const { id, ask } = event.data;
  ready
    .then((kuzhi) => self.postMessage({ id, reply: kuzhi.ask(ask) }))
    .catch((error: unknown) => self.postMessage({ id, error: String(error) }));
});
