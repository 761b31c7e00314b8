import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LineSetting } from '../../src/lettering/layLine';
import type { HbGlyph } from './hbShape';
import { CAP_HEIGHT_AT, tableAt } from './typefaces';

/** The cap height a font file states, read from its bytes. */
export function capHeightIn(file: string): number {
  const bytes = Uint8Array.from(readFileSync(createRequire(import.meta.url).resolve(file))).buffer;
  return new DataView(bytes).getInt16(tableAt(bytes, 'OS/2') + CAP_HEIGHT_AT);
}

/** For each code point of a line, the number of the character it belongs to. */
function characterNumbers(text: string): number[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return [...segmenter.segment(text.normalize('NFC'))].flatMap(({ segment }, index) =>
    [...segment].map(() => index),
  );
}

/**
 * The lettering rule worked out on hb-shape's answer, apart from the product: the pen before each character, the
 * place of each glyph and the width, in mm.
 */
export function placedByHand(glyphs: readonly HbGlyph[], setting: LineSetting, capHeight: number) {
  const k = setting.fontSize / capHeight;
  const numbers = characterNumbers(setting.text);
  const count = new Set(numbers).size;
  const pens: number[] = [];
  const placed: { gid: number; x: number; y: number }[] = [];
  let pen = 0;
  let width = 0;
  for (let character = 0; character < count; character += 1) {
    pens.push(pen);
    let within = 0;
    for (const [gid, cluster, advance, dx, dy] of glyphs) {
      if (numbers[cluster] !== character) continue;
      placed.push({ gid, x: pen + k * (within + dx), y: -k * dy });
      within += advance;
    }
    width = pen + (k * within * setting.fontSpacing) / 100;
    pen = width + setting.letterSpacing + (setting.spacings[character] ?? 0);
  }
  return { pens, placed, width };
}
