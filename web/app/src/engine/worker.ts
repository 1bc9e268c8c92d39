// Runs the rules and the engine: one question in, one answer out.
//
// It keeps no queue of its own and nothing of a game. Whoever wants to stop thinking stops asking.

import init, { Kuzhi } from '../../wasm/kuzhi_wasm.js';
import wasm from '../../wasm/kuzhi_wasm_bg.wasm?url';

const ready = init({ module_or_path: wasm }).then(() => new Kuzhi());

self.addEventListener('message', (event: MessageEvent<{ id: number; ask: string }>) => {
  const { id, ask } = event.data;
  ready
    .then((kuzhi) => self.postMessage({ id, reply: kuzhi.ask(ask) }))
    .catch((error: unknown) => self.postMessage({ id, error: String(error) }));
});
