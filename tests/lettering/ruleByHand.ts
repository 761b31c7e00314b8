import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { LineSetting } from '../../src/lettering/layLine';
import { harfBuzzBoxes } from './harfBuzzBoxes';
import type { HbGlyph } from './hbShape';
import { CAP_HEIGHT_AT, tableAt } from './typefaces';

const capHeights = new Map<string, number>();

/**
 * The cap height of a font file: what it states, read from its bytes, or the box of H where it is too old to state
 * one, or states one that does not even reach over its own x.
 */
export function capHeightIn(file: string): number {
  const known = capHeights.get(file) ?? readCapHeight(file);
  capHeights.set(file, known);
  return known;
}

function readCapHeight(file: string): number {
  const bytes = Uint8Array.from(readFileSync(createRequire(import.meta.url).resolve(file))).buffer;
  const data = new DataView(bytes);
  const os2 = tableAt(bytes, 'OS/2');
  const stated = data.getUint16(os2) < 2 ? 0 : data.getInt16(os2 + CAP_HEIGHT_AT);
  const { ofLetter } = harfBuzzBoxes(file);
  if (stated >= -(ofLetter('x')?.top ?? Number.NaN)) return stated;
  const h = ofLetter('H');
  return (h?.bottom ?? Number.NaN) - (h?.top ?? Number.NaN);
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
  const placed: { gid: number; character: number; x: number; y: number }[] = [];
  let pen = 0;
  let width = 0;
  for (let character = 0; character < count; character += 1) {
    pens.push(pen);
    let within = 0;
    for (const [gid, cluster, advance, dx, dy] of glyphs) {
      if (numbers[cluster] !== character) continue;
      placed.push({ gid, character, x: pen + k * (within + dx), y: -k * dy });
      within += advance;
    }
    width = pen + (k * within * setting.fontSpacing) / 100;
    pen = width + setting.letterSpacing + (setting.spacings[character] ?? 0);
  }
  return { pens, placed, width };
}
