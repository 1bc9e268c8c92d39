import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { problems } from './locales.ts';

/** Refuses to build an app that falls silent in one of its languages. */
function everyLanguage(): Plugin {
  return {
    name: 'every-language',
    apply: 'build',
    buildStart() {
      const wrong = problems(fileURLToPath(new URL('../locales', import.meta.url)));
      if (wrong.length > 0) this.error(`texts are missing:\n${wrong.join('\n')}`);
    },
  };
}

/** Texts travel without what only translators read, and rule files without the rules, which the engine has. */
function shortTexts(): Plugin {
  return {
    name: 'short-texts',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?');
      if (query !== 'raw' || !/\.(ftl|toml)$/.test(path ?? '')) return undefined;
      const text = readFileSync(path!, 'utf8');
      const lines = text.slice(Math.max(0, text.indexOf('[[example]]'))).split('\n');
      const kept = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
      return `export default ${JSON.stringify(kept.map((line) => line.replace(/^ +/, ' ')).join('\n'))}`;
    },
  };
}

/**
 * A font for another script brings the letters of that script only. Its Latin ones, which are higher than
 * those of the usual font, would be used until that has come: everything would move twice.
 */
function ownScript(): Plugin {
  return {
    name: 'own-script',
    enforce: 'pre',
    transform(code, id) {
      const script = /noto-sans-(tamil|arabic)\/wght\.css/.exec(id)?.[1];
      if (script === undefined) return undefined;
      const faces = code.split(/(?=\/\* noto-sans-)/).filter((face) => face.startsWith(`/* noto-sans-${script}-${script}-wght-normal */`));
      if (faces.length !== 1) this.error(`the font for ${script} has no letters of its own`);
      return faces[0];
    },
  };
}

/** Asks for the engine, the largest part of the app, before any script has run. */
function engineEarly(): Plugin {
  return {
    name: 'engine-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const engine = Object.keys(bundle ?? {}).find((name) => name.endsWith('.wasm'));
        if (engine === undefined) throw new Error('the engine is not part of the app');
        return [{ tag: 'link', attrs: { rel: 'preload', as: 'fetch', type: 'application/wasm', crossorigin: true, href: `./${engine}` }, injectTo: 'head-prepend' }];
      },
    },
  };
}

export default defineConfig({
  root: 'app',
  base: './',
  plugins: [
    svelte({ configFile: '../svelte.config.js' }),
    everyLanguage(),
    shortTexts(),
    ownScript(),
    engineEarly(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,bin,svg,png,webmanifest}', 'assets/noto-sans-{latin,tamil,arabic,vietnamese}*.woff2'],
        // Scripts that none of the languages is written in.
        globIgnores: ['**/*{cyrillic,greek,devanagari,math,symbols}*'],
      },
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: ['..', '../..'] } },
  test: {
    root: '.',
    include: ['board/tests/**/*.test.ts', 'app/tests/**/*.test.ts'],
    environment: 'jsdom',
  },
});
