// Whether every language says everything: what is missing, and what is said with other values than in
// English. A build in which something is missing is refused.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the app shows. The other files are for the terminal. */
const FILES = ['app.ftl', 'games.ftl', 'rules.ftl'];
const ENGLISH = 'en';

/** The messages of a text with the values that each of them mentions. */
export function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.split(/^(?=[a-z][a-zA-Z0-9-]* =)/m)) {
    const key = /^([a-z][a-zA-Z0-9-]*) =/.exec(part)?.[1];
    if (key === undefined) continue;
    const lines = part.split('\n').filter((line) => !line.startsWith('#'));
    const values = new Set([...lines.join('\n').matchAll(/\$([a-zA-Z]+)/g)].map((match) => match[1]!));
    found.set(key, [...values].sort().join(' '));
  }
  return found;
}

/** Whether a message may go without a value: who somebody is matters in some languages only. */
function agrees(wanted: string, found: string): boolean {
  const optional = (values: string) => values.split(' ').filter((value) => value !== '' && !value.endsWith('Is'));
  const given = new Set(wanted.split(' '));
  const known = found.split(' ').filter((value) => value !== '');
  return optional(wanted).every((value) => known.includes(value)) && known.every((value) => given.has(value));
}

/** All that is wrong with the texts in a folder. */
export function problems(locales: string): string[] {
  const wrong: string[] = [];
  const languages = readdirSync(locales).filter((language) => language !== ENGLISH);
  for (const file of FILES) {
    const english = messages(readFileSync(join(locales, ENGLISH, file), 'utf8'));
    for (const language of languages) {
      let text = '';
      try {
        text = readFileSync(join(locales, language, file), 'utf8');
      } catch {
        wrong.push(`locales/${language}/${file}: is missing`);
        continue;
      }
      const own = messages(text);
      for (const [key, values] of english) {
        const found = own.get(key);
        if (found === undefined) wrong.push(`locales/${language}/${file}: ${key} is missing`);
        else if (!agrees(values, found)) wrong.push(`locales/${language}/${file}: ${key} has { ${found} }, but in English { ${values} }`);
      }
      for (const key of own.keys()) {
        if (!english.has(key)) wrong.push(`locales/${language}/${file}: ${key} is not in English`);
      }
    }
  }
  return wrong;
}
