import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages, problems } from '../../locales.ts';
import { LANGUAGES, preferred } from '../src/text/languages';

const root = join(import.meta.dirname, '../../..');
const locales = join(root, 'locales');
const english = readFileSync(join(locales, 'en/app.ftl'), 'utf8');

function sources(folder: string, ending: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
const program = sources(join(root, 'web/app/src'), /\.(ts|svelte)$/) + sources(join(root, 'crates/kuzhi-wasm/src'), /\.rs$/);

describe('texts', () => {
  it('are complete in every language', () => {
    expect(problems(locales)).toEqual([]);
    expect(readdirSync(locales).sort()).toEqual(LANGUAGES.map((language) => language.tag).sort());
  });

  it('are there for everything that is asked for', () => {
    const known = messages(english);
    const asked = [...program.matchAll(/\bt\(\s*'([a-z][a-z0-9-]*)'/g), ...program.matchAll(/Said::new\(\s*"([a-z][a-z0-9-]*)"/g)];
    expect(asked.length).toBeGreaterThan(80);
    expect(asked.map((match) => match[1]!).filter((key) => !known.has(key))).toEqual([]);
  });

  it.each(LANGUAGES)('can be read and said in $name', ({ tag }) => {
    const bundle = new FluentBundle(tag);
    const resource = new FluentResource(readFileSync(join(locales, tag, 'app.ftl'), 'utf8'));
    expect(bundle.addResource(resource)).toEqual([]);
    for (const seeds of [0, 1, 2, 3, 11, 100]) {
      for (const whoIs of ['you', 'other']) {
        const errors: Error[] = [];
        const pattern = bundle.getMessage('told-caught')!.value!;
        expect(bundle.formatPattern(pattern, { seeds, who: 'X', whoIs }, errors)).not.toContain('{');
        expect(errors).toEqual([]);
      }
    }
  });

  it('are in the language that somebody prefers, or in English', () => {
    expect(preferred(['fr-FR', 'tr-TR', 'en']).tag).toBe('tr');
    expect(preferred(['ar']).direction).toBe('rtl');
    expect(preferred(['xx']).tag).toBe('en');
  });
});
