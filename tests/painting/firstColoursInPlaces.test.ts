import { expect, test } from 'vitest';
import { fileSupplies, tilesIn } from '../../server/drawing/fileSupplies';
import { projectRoot } from '../../server/system/projectRoot';
import type { Box } from '../../src/geometry/box';
import { buildScene } from '../../src/scene/buildScene';
import { boxOnStone } from '../../src/scene/place';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { groundsOf } from '../../src/stone/edits/stoneChoice';
import type { Design } from '../../src/stone/stone';
import { fitStone } from '../../workers/stage/view';
import { drawPlaced } from '../golden/placed';
import { catalogue, chosen, designWith, sources, standardStone } from '../scene/drawnStone';
import { luminanceOf } from './luminance';

/**
 * The least contrast of a line with the stone under it, and of any stretch of it about as long as it is high. A little below what the
 * model asks for (src/stone/legibility/limits.ts), since the strokes of a poem are here less than two pixels broad.
 */
const READABLE = 1.85;
const ANYWHERE = 1.75;

/** The width of the pictures in pixels: those of a phone. */
const WIDTH = 480;

/** The places whose light shows least: of the evening, which dims the stone, and of mist, in which a cut has no shade. */
const PLACES = { evening: 13, mist: 11 } as const;

const { tile } = await fileSupplies('da', tilesIn(`${projectRoot()}/catalogue`));

/** A stone in its place as the family sees it: luminances (WCAG 2.2) pixel by pixel, and where each element is in the picture. */
async function seen(design: Design) {
  const scene = buildScene(design, sources);
  const { pixels, width, height } = await drawPlaced(scene, tile, WIDTH);
  const { left, top, pxPerMm } = fitStone(scene.slab, { width, height, pixelRatio: 1 });
  const boxes = scene.nodes.map((node) => {
    const box = boxOnStone(node.box, node.place);
    return {
      left: Math.floor(left + box.left * pxPerMm) - 1,
      right: Math.ceil(left + box.right * pxPerMm) + 1,
      top: Math.floor(top + box.top * pxPerMm) - 1,
      bottom: Math.ceil(top + box.bottom * pxPerMm) + 1,
    };
  });
  return { light: luminanceOf(pixels, 4), width, boxes };
}

/** Stray light in the eye (WCAG 2.2). */
const FLARE = 0.05;

const ratio = (squares: readonly number[]) =>
  Math.exp(Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length));

/** The contrast of what is within a box, and the least of any stretch of it: as in firstColours.test.ts, over what another colour changes. */
function contrastWithin(
  { left, right, top, bottom }: Box,
  [written, other, bare]: readonly [Float64Array, Float64Array, Float64Array],
  width: number,
) {
  const long = (bottom - top) * 0.8;
  const stretches: number[][] = [];
  for (let x = left; x < right; x++)
    for (let y = top; y < bottom; y++) {
      const at = y * width + x;
      const [ink = 0, inOther = 0, stone = 0] = [written[at], other[at], bare[at]];
      if (Math.abs(ink - inOther) <= 0.01) continue;
      const stretch = Math.floor((x - left) / long);
      stretches[stretch] = [...(stretches[stretch] ?? []), Math.log((ink + FLARE) / (stone + FLARE)) ** 2];
    }
  const known = stretches.filter((stretch) => stretch.length >= 8);
  return { line: ratio(stretches.flat()), least: Math.min(...known.map(ratio)) };
}

/** All in one colour of lines, black or white. */
const inColour = (design: Design, isBlack: boolean): Design => ({
  ...design,
  Parms: design.Parms.map((one) => {
    if (!('fontColor' in one)) return one;
    return {
      ...one,
      fontColor: one.type === 'text' ? (isBlack ? 'sort' : 'hvid') : isBlack ? '#000' : '#fff',
    };
  }),
});

/** Each material once, on the upright stone where that comes in it. */
const materials = [
  ...new Map(
    [...catalogue.stoneTypes]
      .sort((one, other) => Number(one.id === 15) - Number(other.id === 15))
      .flatMap((stone) => stone.Variants.map((variant) => ({ name: variant.Name, stone, variant })))
      .map((one) => [one.variant.tile, one] as const),
  ).values(),
];

/** The standard inscription with a line of a poem below it. */
function withPoem(design: Design): Design {
  const [line] = design.Parms;
  const { height } = catalogue.stoneTypes.find(({ id }) => id === design.StoneTypeId) ?? { height: 0 };
  const poem = designWith([{ ...line, subText: 'Elsket og savnet', fontSize: '18' }]).Parms.map((one) => ({
    ...one,
    position: { ...one.position, y: height * 0.8 },
  }));
  return { ...design, Parms: [...design.Parms, ...poem] };
}

test.each(materials)(
  '$name: names, dates, ornament and poem as they are set there at first are read in the evening and in mist',
  async ({ stone, variant: { id: variantId } }) => {
    const there = withPoem(chosen(standardStone, stone.id));
    const grounds = groundsOf(stone);
    const set = applyEdit(there, { kind: 'chooseStone', stoneTypeId: stone.id, variantId, grounds });
    for (const [place, BackgroundId] of Object.entries(PLACES)) {
      const placed = { ...set, BackgroundId };
      const isBlack = placed.Parms.some((one) => one.type === 'text' && one.fontColor === 'sort');
      const { light, boxes, width } = await seen(placed);
      const [other, bare] = [await seen(inColour(placed, !isBlack)), await seen({ ...placed, Parms: [] })];
      expect(boxes).toHaveLength(5);
      for (const [element, box] of boxes.entries()) {
        const { line, least } = contrastWithin(box, [light, other.light, bare.light], width);
        expect(line, `${place}, element ${element}`).toBeGreaterThan(READABLE);
        expect(least, `${place}, element ${element} in its weakest place`).toBeGreaterThan(ANYWHERE);
      }
    }
  },
);
