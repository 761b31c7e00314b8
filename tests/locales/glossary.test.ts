import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Locale } from '../../src/stone/catalogue/naming';
import { LOCALES } from '../../src/stone/catalogue/naming';

/** What no text says, and what stands for it: one word for one thing on every screen, letter and paper. */
const NOT_SAID: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  da: [[/bestilling af gravsten|som den er bestilt/i, 'forespørgsel … som den er sendt']],
  de: [[/aktenzeichen/i, 'Auftragsnr.']],
  no: [
    [/bestilling av gravstein|slik den er bestilt/i, 'forespørsel … slik den er sendt'],
    [/steinhuggeren kan (ta )?kontakt/i, 'får (ta) kontakt(e)'],
  ],
};

/** Every text of a language, by where it stands. */
function textsOf(locale: Locale): [string, string][] {
  const found: [string, string][] = [];
  const walk = (node: unknown, at: string): void => {
    if (typeof node === 'string') found.push([at, node]);
    else for (const [key, inner] of Object.entries(node as object)) walk(inner, `${at}.${key}`);
  };
  for (const file of readdirSync(join('locales', locale)))
    walk(JSON.parse(readFileSync(join('locales', locale, file), 'utf8')), file);
  return found;
}

describe.each(LOCALES)('%s', (locale) => {
  const texts = textsOf(locale);

  test.each(NOT_SAID[locale])('no text says %s, but %s', (forbidden) => {
    expect(texts.filter(([, text]) => forbidden.test(text))).toEqual([]);
  });
});
