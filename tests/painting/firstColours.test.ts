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
import { luminanceOf } from './luminance';

const CATALOGUE = `${projectRoot()}/catalogue`;

/** The least ratio of luminances of letters and the stone under them: as the model has it (src/stone/legibility/limits.ts). */
const READABLE = 1.9;

/** A stone from this light on, 0 to 255, is written on in black, and one up to this dark is not: in between either can be read. */
const LIGHT_FROM = 125;
const DARK_TO = 100;

/** A design's picture, as luminances (WCAG 2.2) pixel by pixel. */
async function luminances(design: Design): Promise<Float64Array> {
  const png = await pngOf(buildScene(design, sources), 1, CATALOGUE);
  const rgb = await sharp(png).flatten({ background: '#808080' }).removeAlpha().raw().toBuffer();
  return luminanceOf(rgb, 3);
}

const bareStones = new Map<number, Promise<Float64Array>>();

/** The same of the bare stone: once for each material. */
function bareOf(design: Design): Promise<Float64Array> {
  const known = bareStones.get(design.StoneTypeVariantId) ?? luminances({ ...design, Parms: [] });
  bareStones.set(design.StoneTypeVariantId, known);
  return known;
}

/** A colour as unlike another as there is of its cut. */
const OTHER: Readonly<Record<string, string>> = { sort: 'hvid', alu: 'sortlakeret' };

/** The same in another colour: where both differ is the letters' own, and beside them the shadows of both are the same. */
const inOtherColour = (design: Design): Design => ({
  ...design,
  Parms: design.Parms.map((one) =>
    one.type === 'text'
      ? { ...one, fontColor: OTHER[one.fontColor] ?? (one.variant === 'bronze' ? 'alu' : 'sort') }
      : one,
  ),
});

/** Stray light in the eye (WCAG 2.2). */
const FLARE = 0.05;

/**
 * The contrast of what is written with the bare stone under it, from pictures of both: the ratio of the luminances of letter and
 * stone, pixel by pixel over the letters, as the root mean square of its logarithms, since a cut's lit and dark walls both show it.
 */
async function contrastOf(design: Design): Promise<number> {
  const [written, bare] = [await luminances(design), await bareOf(design)];
  const other = await luminances(inOtherColour(design));
  let [changed, squares] = [0, 0];
  written.forEach((value, at) => {
    if (Math.abs(value - (other[at] ?? 0)) <= 0.01) return;
    changed += 1;
    squares += Math.log((value + FLARE) / ((bare[at] ?? 0) + FLARE)) ** 2;
  });
  expect(changed).toBeGreaterThan(500);
  return Math.exp(Math.sqrt(squares / changed));
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
      const lines = set.Parms.filter(({ type }) => type === 'text');
      expect(new Set(lines.map((line) => line.type === 'text' && line.fontColor)).size).toBe(1);
      expect(await contrastOf({ ...set, Parms: lines })).toBeGreaterThan(READABLE);
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
    for (const { id: variantId, Name, colour } of stone.Variants) {
      const grounds = groundsOf(stone);
      const set = applyEdit(there, { kind: 'chooseStone', stoneTypeId: stone.id, variantId, grounds });
      const lines = set.Parms.flatMap((one) => (one.type === 'text' ? [one.fontColor] : []));
      expect(lines.length, Name).toBe(3);
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        Number.parseInt(colour.slice(at, at + 2), 16),
      );
      const grey = (red + green + blue) / 3;
      // Marble is not gilded by itself either: in mist gold has its light.
      if (grey > LIGHT_FROM) expect(new Set(lines), Name).toEqual(new Set(['sort']));
      if (grey < DARK_TO) expect(lines, Name).not.toContain('sort');
    }
  });
});
