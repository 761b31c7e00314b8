import { describe, expect, test } from 'vitest';
import { FONTS } from '../../fonts/catalogue';
import { fileBytes } from '../../fonts/fileBytes';
import { INSCRIBED, thinnestStrokeOf } from '../../fonts/strokes/thinnestStroke';
import { FontShelf } from '../../src/lettering/fontShelf';
import { buildScene } from '../../src/scene/buildScene';
import { tooThin } from '../../src/scene/checks/tooThin';
import { sourcesFrom } from '../../src/scene/sourcesFrom';
import { CAST_FAMILIES } from '../../src/stone/foundry';
import { letterHeightsOn } from '../../src/stone/letterHeights';
import { catalogue, designWith } from '../scene/drawnStone';
import { strokes } from '../scene/measuredStrokes';

const fonts = new FontShelf(fileBytes, FONTS);
await fonts.load(FONTS.map(({ family }) => family));
const sources = sourcesFrom(catalogue, fonts);

const FACES = FONTS.flatMap(({ family, italic }) =>
  (italic ? [false, true] : [false]).map((cursive) => ({ family, cursive })),
);
const POLISHED = 1501;
const ROUGH = 2107;

const thinnestOn = (variantId: number) =>
  catalogue.stoneTypes.flatMap(({ Variants }) => Variants).find(({ id }) => id === variantId)
    ?.thinnestStroke ?? 0;

/** Whether the check calls a line of all that inscriptions are written with too thin, on a stone of this material. */
function isTooThin(fontFamily: string, cursive: boolean, height: number, variantId: number): boolean {
  const line = { type: 'text', subText: INSCRIBED, fontFamily, cursive, fontSize: String(height) };
  const StoneTypeId = Math.floor(variantId / 100);
  const scene = buildScene(designWith([line], { StoneTypeId, StoneTypeVariantId: variantId }), sources);
  return scene.nodes.some((node) => tooThin(node, scene.slab, strokes).length > 0);
}

describe('The heights on offer and the strokes agree:', () => {
  test.each(FACES)(
    'the catalogue says of $family, cursive $cursive, what the check measures',
    ({ family, cursive }) => {
      const found = fonts.get(family, cursive);
      if (typeof found === 'string') throw new Error(found);
      const written = FONTS.find((font) => font.family === family)?.strokes;
      expect(cursive ? written?.italic : written?.upright).toBe(thinnestStrokeOf(found.typeface, strokes));
    },
  );

  test.each([POLISHED, ROUGH])(
    'no family offers a height that the check refuses on %i, and none that is refused is left out',
    (variantId) => {
      const heightsOf = letterHeightsOn(FONTS, thinnestOn(variantId));
      for (const { family, cursive } of FACES) {
        const offered = heightsOf({ fontFamily: family, cursive, variant: 'sandb' });
        const others = FONTS.find((font) => font.family === family)?.heights.filter(
          (each) => !offered.includes(each),
        );
        const where = `${family} ${cursive}`;
        for (const height of offered.slice(0, 1))
          expect(isTooThin(family, cursive, height, variantId), where).toBe(false);
        for (const height of others?.slice(-1) ?? [])
          expect(isTooThin(family, cursive, height, variantId), where).toBe(true);
      }
    },
  );

  test('cast letters are offered in all the heights they are cast in, on every stone', () => {
    const heightsOf = letterHeightsOn(FONTS, 9);
    for (const { family, heights } of CAST_FAMILIES) {
      expect(heightsOf({ fontFamily: family, cursive: false, variant: 'mounted' })).toEqual(heights);
    }
  });

  test('letters that nobody casts are offered mounted in the heights of those nearest to them', () => {
    const heightsOf = letterHeightsOn(FONTS, 9);
    const quattrocento = CAST_FAMILIES.find(({ family }) => family === 'Quattrocento')?.heights;
    expect(heightsOf({ fontFamily: 'Cinzel', cursive: false, variant: 'mounted' })).toEqual(quattrocento);
  });
});
