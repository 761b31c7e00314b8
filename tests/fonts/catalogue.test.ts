import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FONTS, fontOf } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { textParm } from '../../src/stone/parm';

const FILES = FONTS.flatMap(({ file, italic }) => (italic ? [file, italic] : [file]));

/** The npm package that a font file comes from. */
function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** The files of a group in the browser's list: imported and listed under the same name. */
function addressesOf(group: string) {
  const written = readFileSync(new URL(`../../fonts/urls/${group}.ts`, import.meta.url), 'utf8');
  const pairs = (pattern: RegExp) => [...written.matchAll(pattern)].map(({ groups }) => ({ ...groups }));
  return {
    imported: pairs(/^import (?<name>\w+) from\s+'(?<file>.+\.ttf)\?url';$/gm),
    listed: pairs(/^ {2}'(?<file>.+\.ttf)':\s+(?<name>\w+),$/gm),
  };
}

const byFile = (one: Record<string, string>, other: Record<string, string>) =>
  (one.file ?? '').localeCompare(other.file ?? '');

describe('The font catalogue', () => {
  test('names every file that the browser is given an address for, and no other', () => {
    for (const group of new Set(FONTS.map((font) => font.group))) {
      const { imported, listed } = addressesOf(group);
      expect(imported.toSorted(byFile)).toEqual(listed.toSorted(byFile));
      const offered = FONTS.filter((font) => font.group === group).flatMap(({ file, italic }) => [
        file,
        italic ?? [],
      ]);
      expect(listed.map(({ file }) => file).toSorted()).toEqual(offered.flat().toSorted());
    }
  });

  test('has ids, families and names that occur once', () => {
    expect(new Set(FONTS.map(({ id }) => id)).size).toBe(FONTS.length);
    expect(new Set(FONTS.map(({ family }) => family)).size).toBe(FONTS.length);
    expect(new Set(FONTS.map(({ Name }) => Name.toLowerCase())).size).toBe(FONTS.length);
  });

  test('keeps the numbers of its first families, which others may have stored', () => {
    const numbered = FONTS.filter(({ id }) => id <= 6).toSorted((one, other) => one.id - other.id);
    expect(numbered.map(({ family }) => family)).toEqual([
      'EB Garamond',
      'Cinzel',
      'Libre Baskerville',
      'Alegreya',
      'Great Vibes',
      'Jost',
    ]);
  });

  test('holds the family of a new line and offers its height', () => {
    const fresh = textParm.parse({ type: 'text' });
    expect(fontOf(fresh.fontFamily)?.heights).toContain(Number(fresh.fontSize));
    expect(fontOf('Comic Sans')).toBeUndefined();
  });

  test('has engraved, bronze and plain families, scripts, Storm variants and old letters', () => {
    const groups = FONTS.map(({ group }) => group);
    const counts = [...new Set(groups)].map((group) => [
      group,
      groups.filter((each) => each === group).length,
    ]);
    expect(counts).toEqual([
      ['engraved', 11],
      ['bronze', 8],
      ['script', 6],
      ['storm', 3],
      ['old', 4],
      ['plain', 4],
    ]);
  });

  test('calls families what the trade calls them: Antikva and Baskerville plain, Script, and Storm by variant', () => {
    const named = (start: string) => FONTS.filter(({ Name }) => Name.startsWith(start));
    expect(named('Antikva').map(({ group }) => group)).toEqual(['plain']);
    expect(FONTS.find(({ Name }) => Name === 'Baskerville')?.group).toBe('plain');
    expect(named('Script').map(({ group }) => group)).toEqual(['script']);
    expect(named('Storm ').map(({ group }) => group)).toEqual(['storm', 'storm', 'storm']);
  });

  test('offers bronze letters in the steps they are cast in, and 80 mm where the strokes are sturdy', () => {
    for (const { heights, hairline } of FONTS.filter(({ group }) => group === 'bronze')) {
      expect(heights).toEqual([15, 20, 25, 30, 40, 50, 60, ...(hairline >= 8 ? [80] : [])]);
    }
  });

  test('offers no height at which the thinnest stroke is under the 0.7 mm that can be sandblasted', () => {
    for (const { family, heights, hairline } of FONTS) {
      const thinnest = Math.min(...heights.map((height) => (height * hairline) / 100));
      expect(thinnest, family).toBeGreaterThanOrEqual(0.7);
      expect(heights, family).toEqual(heights.toSorted((one, other) => one - other));
    }
  });

  test('offers the italic of the same weight wherever its package has one that can be used', () => {
    // Almendra's italic has no dagger for the day of death: its upright is slanted instead.
    for (const { family, file, italic } of FONTS.filter((font) => font.family !== 'Almendra')) {
      const folder = dirname(createRequire(import.meta.url).resolve(`${packageOf(file)}/package.json`));
      const weight = file.slice(file.lastIndexOf('_') + 1, -'.ttf'.length);
      const italics = readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => name.endsWith(`_${weight}_Italic.ttf`));
      expect(italic ? [italic] : [], family).toEqual(italics.map((name) => `${packageOf(file)}/${name}`));
    }
    expect(fontOf('Almendra')?.italic).toBeUndefined();
  });

  test('takes its files from packages whose versions are fixed', () => {
    const { dependencies } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    ) as { dependencies: Record<string, string> };
    for (const file of FILES) expect(dependencies[packageOf(file)], file).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('names files that are installed: whole TrueType fonts', async () => {
    for (const file of FILES) {
      const bytes = await fileBytes(file);
      expect(new DataView(bytes).getUint32(0), file).toBe(0x00010000);
      expect(bytes.byteLength, file).toBeGreaterThan(40_000);
    }
  });

  test('fails on a file that no package holds', async () => {
    await expect(fileBytes('@expo-google-fonts/jost/nowhere.ttf')).rejects.toThrow('nowhere.ttf');
  });
});
