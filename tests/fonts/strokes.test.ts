import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { INSCRIBED, narrowestWebOf, thinnestStrokeOf } from '../../fonts/strokes/thinnestStroke';
import { FontCache } from '../../src/lettering/fontCache';
import { buildScene } from '../../src/scene/buildScene';
import { stencil } from '../../src/scene/checks/stencil';
import { tooThin } from '../../src/scene/checks/tooThin';
import type { SceneNode } from '../../src/scene/scene';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { CAST_FAMILIES } from '../../src/stone/foundry';
import { letterHeightsOn } from '../../src/stone/letterHeights';
import { LATEST_REVISION } from '../../src/stone/revision';
import { catalogue, designWith } from '../scene/drawnStone';
import { strokes } from '../scene/measuredStrokes';
import { someOf } from '../someOf';

const fonts = new FontCache(fileBytes, FONTS);
await fonts.load(FONTS.map(({ family }) => family));
const sources = sourcesFrom(catalogue, fonts);

/** The usual run measures every third face; `MEASURED_FACES=all` measures them all. */
const FACES = someOf(
  FONTS.flatMap(({ family, italic }) =>
    (italic ? [false, true] : [false]).map((cursive) => ({ family, cursive })),
  ),
  3,
  'MEASURED_FACES',
);
const POLISHED = 1501;
const HONED = 1504;
const ROUGH = 2107;

/** A hundredth of a percent, of webs and strokes of at least one percent. */
const ROUNDED = 0.01;

const materialOf = (variantId: number) =>
  catalogue.stoneTypes.flatMap(({ Variants }) => Variants).find(({ id }) => id === variantId) ?? {};

/**
 * Whether the checks call a line of all inscription characters too thin, or its webs too narrow, on a stone of
 * this material.
 */
function isRefused(fontFamily: string, cursive: boolean, height: number, variantId: number): boolean {
  const line = { type: 'text', subText: INSCRIBED, fontFamily, cursive, fontSize: String(height) };
  const StoneTypeId = Math.floor(variantId / 100);
  const scene = buildScene(
    designWith([line], {
      revision: LATEST_REVISION,
      StoneTypeId,
      StoneTypeVariantId: variantId,
    }),
    sources,
  );
  const refusals = (node: SceneNode) => [
    ...tooThin(node, scene.slab, strokes),
    ...stencil(node, scene.slab, strokes).filter(({ kind }) => kind === 'rubberTooNarrow'),
  ];
  return scene.nodes.some((node) => refusals(node).length > 0);
}

describe('The heights on offer and the strokes agree:', () => {
  // Face by face: `InkCache` holds the letters of some forty faces, and what it drops is measured anew.
  describe.each(FACES)('$family, cursive $cursive:', ({ family, cursive }) => {
    test('the catalogue says what the check measures', () => {
      const found = fonts.get(family, cursive, LATEST_REVISION);
      if (typeof found === 'string') throw new Error(found);
      const written = FONTS.find((font) => font.family === family);
      const said = written && [written.strokes, written.webs].map((of) => of[cursive ? 'italic' : 'upright']);
      expect(said).toEqual([
        thinnestStrokeOf(found.typeface, strokes),
        narrowestWebOf(found.typeface, strokes),
      ]);
    });

    test.each([POLISHED, HONED, ROUGH])(
      'no height is offered that the check refuses on %i, and none that is refused is left out',
      (variantId) => {
        const offered = letterHeightsOn(
          FONTS,
          materialOf(variantId),
        )({ fontFamily: family, cursive, variant: 'sandb' });
        const others = FONTS.find((font) => font.family === family)?.heights.filter(
          (each) => !offered.includes(each),
        );
        for (const height of offered.slice(0, 1))
          expect(isRefused(family, cursive, height, variantId)).toBe(false);
        // The catalogue's values are rounded down to a hundredth of a percent: a height may be off by that little.
        for (const height of others?.slice(-1) ?? [])
          expect(isRefused(family, cursive, height * (1 - ROUNDED), variantId)).toBe(true);
      },
    );
  });

  test('cast letters are offered in all the heights they are cast in, on every stone', () => {
    const heightsOf = letterHeightsOn(FONTS, { thinnestStroke: 9 });
    for (const { family, heights } of CAST_FAMILIES) {
      expect(heightsOf({ fontFamily: family, cursive: false, variant: 'mounted' })).toEqual(heights);
    }
  });

  test('letters that nobody casts are offered mounted in the heights of those nearest to them', () => {
    const heightsOf = letterHeightsOn(FONTS, { thinnestStroke: 9 });
    const quattrocento = CAST_FAMILIES.find(({ family }) => family === 'Quattrocento')?.heights;
    expect(heightsOf({ fontFamily: 'Cinzel', cursive: false, variant: 'mounted' })).toEqual(quattrocento);
  });
});
