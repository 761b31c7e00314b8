import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FORMATS, OFFERED } from '../../../src/painting/files/formats';

/** Every file of the product, with its text. */
const FILES = ['src', 'workers', 'server', 'locales'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
);

/** The files whose code names a format as a key or in quotes, beside the painters' own. */
function placesOf(format: string): string[] {
  const named = new RegExp(`['"\`]\\.?${format}['"\`]|^\\s+${format}:`, 'm');
  return FILES.filter(({ path, text }) => !path.includes(`painting/${format}/`) && named.test(text)).map(
    ({ path }) => path,
  );
}

const TABLE = 'src/painting/files/formats.ts';
const TEXTS = ['da', 'de', 'no'].map((language) => `locales/${language}/paper.json`);
const ICONS = 'src/screens/designer/export/useOfferedFiles.ts';

describe('A format', () => {
  test("stands in the table and its texts, and nowhere else but where its icon is another than its readers' usual one", () => {
    expect(placesOf('stl').sort()).toEqual([...TEXTS, ICONS, TABLE].sort());
  });

  test.each(OFFERED.map(({ name }) => name))('%s has a name and a hint in each language', (name) => {
    for (const path of TEXTS) {
      const words = JSON.parse(readFileSync(path, 'utf8'));
      expect([path, words.files[name]]).toEqual([
        path,
        { name: expect.any(String), hint: expect.any(String) },
      ]);
    }
  });

  test('has an extension, a type and a painter of its own', () => {
    for (const [name, { extensions, mediaType, make }] of Object.entries(FORMATS)) {
      expect([name, extensions.every((ending) => /^[a-z]{1,4}$/.test(ending))]).toEqual([name, true]);
      expect([name, /^[a-z]+\/[\w.+-]+/.test(mediaType), typeof make]).toEqual([name, true, 'function']);
    }
  });
});
