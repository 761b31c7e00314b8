import { readFileSync } from 'node:fs';
import type { Locale } from '../../../src/stone/catalogue/naming';
import type { DifferenceWords } from '../../../src/stone/differences/sayDifferences';

const read = new Map<string, unknown>();

function textsIn(locale: Locale, file: string | undefined): unknown {
  const path = `locales/${locale}/${file}.json`;
  const texts = read.get(path) ?? JSON.parse(readFileSync(path, 'utf8'));
  read.set(path, texts);
  return texts;
}

/** Reads texts of a language from their files, without i18next: an unknown key, or a value that is not filled in, throws. */
export function localeTexts(locale: Locale): DifferenceWords['say'] {
  return (text, given = {}) => {
    const [file, path = ''] = text.split(':');
    const found = path
      .split('.')
      .reduce<unknown>(
        (node, key) => (node as Record<string, unknown> | undefined)?.[key],
        textsIn(locale, file),
      );
    if (typeof found !== 'string') throw new Error(`${locale} has no ${text}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = given[name];
      if (value === undefined) throw new Error(`${text} is not given ${name}`);
      return value;
    });
  };
}
