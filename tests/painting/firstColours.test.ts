import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../server/system/projectRoot';
import { buildScene } from '../../src/scene/buildScene';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { groundsOf } from '../../src/stone/edits/stoneChoice';
import { firstLineColour } from '../../src/stone/legibility/offered';
import type { Design } from '../../src/stone/stone';
import { catalogue, chosen, designWith, sources, standardStone } from '../scene/drawnStone';
import { pngOf } from './files/made';

const CATALOGUE = `${projectRoot()}/catalogue`;

/** The least ratio of luminances of letters and the stone around them. */
const READABLE = 1.8;

/** The light of a byte of sRGB. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** A design's picture, as luminances (WCAG 2.2) pixel by pixel. */
async function luminances(design: Design): Promise<Float64Array> {
  const png = await pngOf(buildScene(design, sources), 1, CATALOGUE);
  const rgb = await sharp(png).flatten({ background: '#808080' }).removeAlpha().raw().toBuffer();
  const light = (at: number) => LINEAR[rgb[at] ?? 0] ?? 0;
  const pixels = new Float64Array(rgb.length / 3);
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = 0.2126 * light(at * 3) + 0.7152 * light(at * 3 + 1) + 0.0722 * light(at * 3 + 2);
  return pixels;
}

const bareStones = new Map<number, Promise<Float64Array>>();

/** The same of the bare stone: once for each material. */
function bareOf(design: Design): Promise<Float64Array> {
  const known = bareStones.get(design.StoneTypeVariantId) ?? luminances({ ...design, Parms: [] });
  bareStones.set(design.StoneTypeVariantId, known);
  return known;
}

/**
 * The contrast of what is written with the bare stone under it, from pictures of both: the ratio of the mean luminances of all
 * pixels that the letters change, with the stray light of WCAG 2.2.
 */
async function contrastOf(design: Design): Promise<number> {
  const [written, bare] = [await luminances(design), await bareOf(design)];
  let [changed, ofInk, ofStone] = [0, 0, 0];
  written.forEach((value, at) => {
    const before = bare[at] ?? 0;
    if (Math.abs(value - before) <= 0.01) return;
    changed += 1;
    ofInk += value;
    ofStone += before;
  });
  expect(changed).toBeGreaterThan(500);
  const [ink, stone] = [ofInk / changed + 0.05, ofStone / changed + 0.05];
  return Math.max(ink, stone) / Math.min(ink, stone);
}

/** Each material once, on the first stone that comes in it. */
const materials = [
  ...new Map(
    catalogue.stoneTypes
      .flatMap((stone) => stone.Variants.map((variant) => ({ name: variant.Name, stone, variant })))
      .map((one) => [one.variant.tile, one] as const)
      .reverse(),
  ).values(),
];

describe('The first colour on each material', () => {
  test.each(materials)('$name: a new line can be told from the stone', async ({ stone, variant }) => {
    for (const [kind, cut] of [
      ['sandb', 'engraved'],
      ['bronze', 'mounted'],
    ] as const) {
      const line = {
        type: 'text',
        subText: 'HOLM',
        fontSize: '40',
        variant: kind,
        fontColor: firstLineColour(variant, cut),
        position: { x: stone.width / 2, y: stone.height / 2, rotation: 0 },
      };
      const design = designWith([line], { StoneTypeId: stone.id, StoneTypeVariantId: variant.id });
      expect(await contrastOf(design), `${cut} ${line.fontColor}`).toBeGreaterThan(READABLE);
    }
  });

  test.each(materials)(
    '$name: the standard inscription can be told from it, gold though it was',
    async ({ stone, variant }) => {
      const there = chosen(standardStone, stone.id);
      const { id: variantId } = variant;
      const grounds = groundsOf(stone);
      const set = applyEdit(there, { kind: 'chooseStone', stoneTypeId: stone.id, variantId, grounds });
      expect(set.StoneTypeVariantId).toBe(variantId);
      for (const line of set.Parms.filter(({ type }) => type === 'text')) {
        expect(await contrastOf({ ...set, Parms: [line] })).toBeGreaterThan(READABLE);
      }
    },
  );

  test('would not pass in gold on grey, which is what it is for', async () => {
    const line = {
      type: 'text',
      subText: 'HOLM',
      fontSize: '40',
      variant: 'sandb',
      fontColor: 'guld',
      position: { x: 300, y: 400, rotation: 0 },
    };
    const grey = designWith([line], { StoneTypeId: 15, StoneTypeVariantId: 1504 });
    expect(await contrastOf(grey)).toBeLessThan(READABLE);
  });
});

describe('On every stone of the catalogue in every material', () => {
  test.each(catalogue.stoneTypes)('$Name: no first inscription is left in gold on grey', (stone) => {
    const there = chosen(standardStone, stone.id);
    for (const { id: variantId, tone, colour } of stone.Variants) {
      const grounds = groundsOf(stone);
      const set = applyEdit(there, { kind: 'chooseStone', stoneTypeId: stone.id, variantId, grounds });
      const lines = set.Parms.flatMap((one) => (one.type === 'text' ? [one.fontColor] : []));
      expect(lines.length, colour).toBe(3);
      if (tone === 'grey' || tone === 'light') expect(new Set(lines)).toEqual(new Set(['sort']));
      else expect(lines).not.toContain('sort');
    }
  });
});
