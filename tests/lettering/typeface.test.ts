import { describe, expect, test } from 'vitest';
import { fileBytes } from '../../fonts/fileBytes';
import { INSCRIBED } from '../../fonts/strokes/thinnestStroke';
import { boundsOf } from '../../src/geometry/bounds';
import { LINE } from '../../src/geometry/outline';
import { segmentsOf } from '../../src/geometry/segments';
import { FontError } from '../../src/lettering/fontError';
import { loadShaper } from '../../src/lettering/shaper';
import { openTypeface, type Typeface } from '../../src/lettering/typeface';
import { isWhole } from '../someOf';
import { harfBuzzBoxes } from './harfBuzzBoxes';
import { capHeightIn } from './ruleByHand';
import { CAP_HEIGHT_AT, FONT_FILES, italicOf, tableAt, typefaceOf, uprightOf } from './typefaces';

/**
 * The usual run draws every so many-th glyph, in each font beginning with another one, and all that Danish, German and
 * Norwegian stones are inscribed with; `GLYPHS=all` draws every one.
 */
const STEP = 5;
const DRAWN = isWhole('GLYPHS') ? 'every glyph' : 'every fifth glyph, and of every letter of an inscription,';

/** The glyphs that are drawn. Glyph 0 is told apart below: some fonts leave the sign for a missing character empty. */
function drawnOf(typeface: Typeface, file: string): number[] {
  const inscribed = new Set(typeface.shape(INSCRIBED).map(({ gid }) => gid));
  const first = FONT_FILES.indexOf(file);
  return Array.from({ length: typeface.glyphCount - 1 }, (_, index) => index + 1).filter(
    (gid) => isWhole('GLYPHS') || inscribed.has(gid) || (gid + first) % STEP === 0,
  );
}

const JOST = uprightOf('Jost');

/** Opens Jost with some of its bytes changed. */
async function openChanged(change: (data: DataView, bytes: ArrayBuffer) => void) {
  const bytes = await fileBytes(JOST);
  change(new DataView(bytes), bytes);
  return openTypeface(await loadShaper(), bytes, 'Jost');
}

describe('opentype.js and HarfBuzz agree', () => {
  for (const file of FONT_FILES) {
    test(`on the advance of every glyph of ${file.split('/').at(-1)}`, async () => {
      const typeface = await typefaceOf(file);
      const { parse } = await import('opentype.js/dist/opentype.mjs');
      const font = parse(await fileBytes(file));
      expect(typeface.glyphCount).toBeGreaterThan(200);
      for (let gid = 0; gid < typeface.glyphCount; gid += 1) {
        if (font.glyphs.get(gid).advanceWidth !== typeface.advance(gid)) expect.fail(`glyph ${gid} differs`);
      }
    });

    test(`on the outline of ${DRAWN} of ${file.split('/').at(-1)}`, async () => {
      const typeface = await typefaceOf(file);
      const { ofGlyph } = harfBuzzBoxes(file);
      const drawn = drawnOf(typeface, file);
      expect(drawn.length).toBeGreaterThan(100);
      for (const gid of drawn) {
        const ours = boundsOf(typeface.glyphOutline(gid));
        const theirs = ofGlyph(gid);
        const sides = ['left', 'top', 'right', 'bottom'] as const;
        const alike = sides.every((side) => Math.abs((ours?.[side] ?? 0) - (theirs?.[side] ?? 0)) < 0.01);
        if (!alike) expect.fail(`glyph ${gid}: ${JSON.stringify(ours)} against ${JSON.stringify(theirs)}`);
      }
    });
  }
});

describe('A typeface', () => {
  test('measures flat capitals by OS/2.sCapHeight, or by H where that says nothing', async () => {
    for (const file of FONT_FILES) expect((await typefaceOf(file)).capHeight).toBe(capHeightIn(file));
  });

  test('measures H where the font leaves its cap height at 0', async () => {
    const typeface = await openChanged((data, bytes) =>
      data.setInt16(tableAt(bytes, 'OS/2') + CAP_HEIGHT_AT, 0),
    );
    const [h] = typeface.shape('H');
    const box = boundsOf(typeface.glyphOutline(h?.gid ?? 0));
    expect(typeface.capHeight).toBe((box?.bottom ?? 0) - (box?.top ?? 0));
    expect(typeface.capHeight).toBe(capHeightIn(JOST));
  });

  test('measures H where the stated cap height does not reach over the font’s own x', async () => {
    for (const [file, stated, ofH] of [
      [uprightOf('Courgette'), 301, 1564],
      [italicOf('Sorts Mill Goudy'), 356, 710],
    ] as const) {
      const bytes = await fileBytes(file);
      expect(new DataView(bytes).getInt16(tableAt(bytes, 'OS/2') + CAP_HEIGHT_AT)).toBe(stated);
      expect((await typefaceOf(file)).capHeight).toBe(ofH);
    }
  });

  test('measures H where the font is too old to know a cap height', async () => {
    const typeface = await openChanged((data, bytes) => data.setUint16(tableAt(bytes, 'OS/2'), 1));
    expect(typeface.capHeight).toBe(capHeightIn(JOST));
  });

  test('gives the same outline object each time, so that painters can keep what they made of it', async () => {
    const typeface = await typefaceOf(JOST);
    expect(typeface.glyphOutline(40)).toBe(typeface.glyphOutline(40));
  });

  test(`draws no line without length, at which a plotter would stop, in ${DRAWN} of every font`, async () => {
    for (const file of FONT_FILES) {
      const typeface = await typefaceOf(file);
      for (const gid of [0, ...drawnOf(typeface, file)]) {
        const standing = [...segmentsOf(typeface.glyphOutline(gid))].some(
          ({ verb, x, y, to }) => verb === LINE && to[0] === x && to[1] === y,
        );
        if (standing) expect.fail(`glyph ${gid} of ${file}`);
      }
    }
  });

  test('draws the font’s own sign for a missing character', async () => {
    const file = uprightOf('EB Garamond');
    const sign = boundsOf((await typefaceOf(file)).glyphOutline(0));
    expect(sign).toEqual(harfBuzzBoxes(file).ofGlyph(0));
    expect(sign).toBeDefined();
  });

  test('draws a hollow box of cap height where the font’s sign for a missing character has no ink', async () => {
    expect(harfBuzzBoxes(JOST).ofGlyph(0)).toBeUndefined();
    const typeface = await typefaceOf(JOST);
    const sign = typeface.glyphOutline(0);
    const box = boundsOf(sign);
    expect(box).toMatchObject({ top: -typeface.capHeight, bottom: 0 });
    expect(box?.left).toBeGreaterThan(0);
    expect(box?.right).toBeLessThan(typeface.advance(0));
    expect(windingOf(sign.coords.subarray(0, 8))).toBe(-windingOf(sign.coords.subarray(8)));
  });
});

/** 1 or -1 for the way round a polygon goes. */
function windingOf(coords: Float64Array): number {
  let area = 0;
  for (let index = 0; index < coords.length; index += 2) {
    const next = (index + 2) % coords.length;
    area += (coords[index] ?? 0) * (coords[next + 1] ?? 0) - (coords[next] ?? 0) * (coords[index + 1] ?? 0);
  }
  return Math.sign(area);
}

describe('A broken font', () => {
  test('is refused with its family’s name', async () => {
    const shaper = await loadShaper();
    const whole = await fileBytes(JOST);
    const open = (bytes: ArrayBuffer) => () => openTypeface(shaper, bytes, 'Jost');
    expect(open(whole)).not.toThrow();
    for (const bytes of [
      new ArrayBuffer(0),
      new TextEncoder().encode('<!doctype html><title>404</title>').buffer,
    ]) {
      expect(open(bytes)).toThrow(FontError);
      expect(open(bytes)).toThrow('The font Jost is not a TrueType or OpenType font');
    }
    for (const length of [100, 300, whole.byteLength / 2, whole.byteLength - 100]) {
      expect(open(whole.slice(0, length))).toThrow(FontError);
      expect(open(whole.slice(0, length))).toThrow('The font Jost is cut short');
    }
  });

  test('is refused where it has no capitals to measure it by', async () => {
    const noCapitals = openChanged((data, bytes) => {
      data.setInt16(tableAt(bytes, 'OS/2') + CAP_HEIGHT_AT, 0);
      // Every platform's character map is made unreadable to HarfBuzz.
      const cmap = tableAt(bytes, 'cmap');
      for (let map = 0; map < data.getUint16(cmap + 2); map += 1) data.setUint16(cmap + 4 + 8 * map, 77);
    });
    await expect(noCapitals).rejects.toThrow(FontError);
  });

  test('is refused where its damage lies within a glyph', async () => {
    const typeface = await openChanged((data, bytes) => {
      const glyf = tableAt(bytes, 'glyf');
      for (let at = glyf + 2000; at < glyf + 4000; at += 1) data.setUint8(at, 0x7f);
    });
    const drawAll = () => {
      for (let gid = 0; gid < typeface.glyphCount; gid += 1) typeface.glyphOutline(gid);
    };
    expect(drawAll).toThrow(FontError);
  });

  test('cannot shape once it is closed', async () => {
    const typeface = openTypeface(await loadShaper(), await fileBytes(JOST), 'Jost');
    typeface.close();
    expect(() => typeface.shape('Ib')).toThrow();
  });
});

test('Shaping ten thousand lines does not grow the shaper’s memory', async () => {
  const typeface = await typefaceOf(JOST);
  typeface.shape('Elsket og savnet');
  const before = process.memoryUsage().external;
  for (let line = 0; line < 10_000; line += 1) typeface.shape(`Elsket og savnet ${line}`);
  const after = process.memoryUsage().external;
  // A buffer left behind per line would make it 15 MB.
  expect(after - before).toBeLessThan(4_000_000);
});
