// Serves the built app for tests, packed and with the policy that the program serves it with.

import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, 'dist');
const rust = readFileSync(join(here, '../crates/kuzhi-server/src/headers.rs'), 'utf8');
const policy = /const POLICY: &str = "([^"]*)"/.exec(rust)[1].replace(/\\\s+/g, '');
const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
  const file = join(dist, path === '/' ? 'index.html' : path);
  if (!file.startsWith(dist) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const packed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') && existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': KINDS[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': policy,
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  });
  response.end(readFileSync(packed ? `${file}.br` : file));
}).listen(Number(process.argv[2] ?? 4188), '127.0.0.1');
