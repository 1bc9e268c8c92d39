// The languages of the app. Names are written in the languages themselves.

export interface Language {
  tag: string;
  name: string;
  /** Digits of its own, where it has some besides the usual ones. */
  digits?: string;
  direction: 'ltr' | 'rtl';
}

export const LANGUAGES: Language[] = [
  { tag: 'en', name: 'English', direction: 'ltr' },
  { tag: 'nl', name: 'Nederlands', direction: 'ltr' },
  { tag: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
  { tag: 'ta', name: 'தமிழ்', digits: 'tamldec', direction: 'ltr' },
  { tag: 'ar', name: 'العربية', digits: 'arab', direction: 'rtl' },
  { tag: 'tr', name: 'Türkçe', direction: 'ltr' },
];

export function languageOf(tag: string): Language | undefined {
  const wanted = tag.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language.tag === wanted);
}

/** The language that somebody's browser asks for, or English. */
export function preferred(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return LANGUAGES[0]!;
}
