// Texts in the reader's language, from the Fluent files that the terminal uses as well.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { languageOf, LANGUAGES, type Language } from './languages';
import type { Said, Seat } from '../wire';

type Loaders = Record<string, () => Promise<string>>;

const APP = import.meta.glob('../../../../locales/*/app.ftl', { query: '?raw', import: 'default' }) as Loaders;
const LONG = import.meta.glob(['../../../../locales/*/rules.ftl', '../../../../locales/*/games.ftl'], {
  query: '?raw',
  import: 'default',
}) as Loaders;

/** Fonts for scripts that the usual one does not cover. */
const FONTS: Record<string, () => Promise<unknown>> = {
  ta: () => import('@fontsource-variable/noto-sans-tamil/wght.css'),
  ar: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
};

/** What the page calls whoever sits there, and whether it is the reader. */
export interface Naming {
  name: string;
  you: boolean;
}

export type Args = Record<string, string | number>;

async function resources(loaders: Loaders, tag: string): Promise<FluentResource[]> {
  const paths = Object.keys(loaders).filter((path) => path.includes(`/locales/${tag}/`));
  const texts = await Promise.all(paths.map((path) => loaders[path]!()));
  return texts.map((text) => new FluentResource(text));
}

class Texts {
  language = $state.raw<Language>(LANGUAGES[0]!);
  nativeDigits = $state(false);
  /** The language's own messages, then the English ones. */
  private bundles = $state.raw<FluentBundle[]>([]);
  private numbers = $state.raw(new Intl.NumberFormat('en'));
  /** When the long texts are there; nothing as long as nobody wants them. */
  private long: Promise<void> | undefined;

  get ready(): boolean {
    return this.bundles.length > 0;
  }

  /** The locale with the digits that are wanted. */
  get locale(): string {
    const { tag, digits } = this.language;
    return `${tag}-u-nu-${this.nativeDigits && digits ? digits : 'latn'}`;
  }

  async use(tag: string, nativeDigits: boolean): Promise<void> {
    const language = languageOf(tag) ?? LANGUAGES[0]!;
    this.nativeDigits = nativeDigits;
    // Fonts come when they come; nobody waits for them.
    void FONTS[language.tag]?.();
    const bundles = await this.load(language);
    this.language = language;
    this.bundles = bundles;
    this.numbers = new Intl.NumberFormat(this.locale, { useGrouping: false });
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction;
  }

  /** The texts about rules and games, which only some pages need. */
  withRules(): Promise<void> {
    this.long ??= this.load(this.language, true).then((bundles) => {
      this.bundles = bundles;
    });
    return this.long;
  }

  private async load(language: Language, long = this.long !== undefined): Promise<FluentBundle[]> {
    const digits = this.nativeDigits && language.digits ? language.digits : 'latn';
    const tags = language.tag === 'en' ? ['en'] : [language.tag, 'en'];
    // English is only loaded where it is needed: a build in which something is missing is refused.
    const needed = long || language.tag === 'en' ? tags : [language.tag];
    return Promise.all(
      needed.map(async (tag) => {
        // Marks that keep directions apart are only needed where text runs from right to left.
        const useIsolating = language.direction === 'rtl';
        const locale = `${tag}-u-nu-${tag === language.tag ? digits : 'latn'}`;
        const bundle = new FluentBundle(locale, { useIsolating });
        const loaders = long ? { ...APP, ...LONG } : APP;
        for (const resource of await resources(loaders, tag)) bundle.addResource(resource);
        return bundle;
      }),
    );
  }

  find(key: string, args: Record<string, FluentVariable> = {}): string | undefined {
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return undefined;
  }

  /** The text of a message. */
  text(key: string, args: Args = {}): string {
    return this.find(key, args) ?? key;
  }

  number(value: number): string {
    return this.numbers.format(value);
  }

  /** A number with its sign, for differences. */
  signed(value: number): string {
    const sign = value > 0 ? '+' : value < 0 ? '−' : '';
    return sign + this.number(Math.abs(value));
  }

  /** What the rules or the engine say, where players are called as the page calls them. */
  said(said: Said, naming: (seat: Seat) => Naming): string {
    const args: Args = {};
    for (const [name, arg] of Object.entries(said.args)) {
      if ('number' in arg) args[name] = arg.number;
      else if ('text' in arg) args[name] = arg.text;
      else {
        const who = naming(arg.seat);
        args[name] = who.name;
        args[`${name}Is`] = who.you ? 'you' : 'other';
      }
    }
    for (const key of said.keys) {
      const text = this.find(key, args);
      if (text !== undefined) return text;
    }
    return said.plain || (said.keys[0] ?? '');
  }

  all(said: Said[], naming: (seat: Seat) => Naming): string {
    return said.map((one) => this.said(one, naming)).join(' ');
  }

  private called(names: [string, string][] = []): [string, string] | undefined {
    const among = (tag: string) => names.find(([language]) => language === tag);
    return among(this.language.tag) ?? among('en') ?? names[0];
  }

  /** The name of something that has names in several languages. */
  name(names: [string, string][]): string {
    return this.called(names)?.[1] ?? '';
  }

  /** The language of that name, which a screen reader has to know where it is not the page's. */
  tongue(names?: [string, string][]): string | undefined {
    return this.called(names)?.[0];
  }
}

export const texts = new Texts();

/** The text of a message, short because it stands everywhere. */
export function t(key: string, args: Args = {}): string {
  return texts.text(key, args);
}
