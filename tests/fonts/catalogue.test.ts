import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONTS, fontOf } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { textParm } from '../../src/stone/parm';

const FILES = FONTS.flatMap(({ file, italic }) => (italic ? [file, italic] : [file]));

describe('The font catalogue', () => {
  test('names every file that the browser is given an address for, and no other', () => {
    const urls = readFileSync(new URL('../../fonts/urls.ts', import.meta.url), 'utf8');
    const imported = [...urls.matchAll(/^import (\w+) from\s+'(.+\.ttf)\?url';$/gm)].map(([, name, file]) => [
      file,
      name,
    ]);
    const listed = [...urls.matchAll(/^ {2}'(.+\.ttf)':\s+(\w+),$/gm)].map(([, file, name]) => [file, name]);
    expect(imported.toSorted()).toEqual(listed.toSorted());
    expect(listed.map(([file]) => file).toSorted()).toEqual(FILES.toSorted());
  });

  test('has ids and families that occur once', () => {
    expect(new Set(FONTS.map(({ id }) => id)).size).toBe(FONTS.length);
    expect(new Set(FONTS.map(({ family }) => family)).size).toBe(FONTS.length);
  });

  test('holds the family of a new line and offers its height', () => {
    const fresh = textParm.parse({ type: 'text' });
    expect(fontOf(fresh.fontFamily)?.heights).toContain(Number(fresh.fontSize));
    expect(fontOf('Comic Sans')).toBeUndefined();
  });

  test('offers bronze letters in the steps they are cast in', () => {
    for (const { heights } of FONTS.filter(({ group }) => group === 'bronze')) {
      expect(heights).toEqual([15, 20, 25, 30, 40, 50, 60]);
    }
  });

  test('has engraved, bronze, script and plain families', () => {
    expect(new Set(FONTS.map(({ group }) => group))).toEqual(
      new Set(['engraved', 'bronze', 'script', 'plain']),
    );
  });

  test('names files that are installed: whole TrueType fonts', async () => {
    for (const file of FILES) {
      const bytes = await fileBytes(file);
      expect(new DataView(bytes).getUint32(0), file).toBe(0x00010000);
      expect(bytes.byteLength, file).toBeGreaterThan(50_000);
    }
  });

  test('fails on a file that no package holds', async () => {
    await expect(fileBytes('@expo-google-fonts/jost/nowhere.ttf')).rejects.toThrow('nowhere.ttf');
  });
});
