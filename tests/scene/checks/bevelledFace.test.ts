import { expect, test } from 'vitest';
import { catalogueFromFiles } from '../../../catalogue/fromFiles';
import { boxAround } from '../../../src/geometry/contour';
import { outlineFromSvg } from '../../../src/geometry/svgPath';
import { buildFrame } from '../../../src/scene/buildFrame';
import type { Inked } from '../../../src/scene/checks/betweenElements';
import { edges } from '../../../src/scene/checks/edges';
import { faceOf } from '../../../src/scene/checks/face';
import type { Slab } from '../../../src/scene/scene';
import { frame } from '../../../src/stone/frame';
import type { MadeStone } from '../../../src/stone/make/madeStone';

const { catalogue } = await catalogueFromFiles();

function slabOf(id: number, made: Partial<MadeStone>): Slab {
  const stoneType = catalogue.stoneTypes.find((one) => one.id === id);
  const [variant] = stoneType?.Variants ?? [];
  if (!stoneType || !variant) throw new Error(`no stone ${id}`);
  const outline = outlineFromSvg(stoneType.outline);
  return { stoneType, variant, outline, made: { thickness: 100, bevel: 0, ...made }, photograph: undefined };
}

/** A square of ink of 10 mm, by its upper left corner. */
function ink(left: number, top: number): Inked {
  const contours = [Float64Array.from([left, top, left + 10, top, left + 10, top + 10, left, top + 10])];
  const box = boxAround(contours);
  const node = {
    kind: 'ornament',
    cut: 'engraved',
    colour: 'white',
    element: 0,
    box,
    outline: outlineFromSvg('M0 0H1V1Z'),
    source: 'square',
    place: { x: 0, y: 0, rotation: 0, scale: 1 },
  } as const;
  return { node, pieces: [{ contours, box, node, character: undefined }], box };
}

const said = (slab: Slab, left: number, top: number) =>
  edges(ink(left, top), slab).map(({ kind, value }) => [kind, value]);

test('A bevel takes its width off the face on every side, to a hundredth of a mm', () => {
  // The straight stone, 550 × 700 mm.
  for (const bevel of [0, 7.5, 20, 30]) {
    const { left, right, top, bottom } = faceOf(slabOf(16, { bevel })).box;
    expect([left, top, right, bottom]).toEqual(
      [bevel, bevel, 550 - bevel, 700 - bevel].map((mm) => expect.closeTo(mm, 2)),
    );
  }
});

test('Letters keep from the bevel as from an edge, and are outside where they reach onto it', () => {
  expect(said(slabOf(16, {}), 24, 300)).toEqual([]);
  expect(said(slabOf(16, { bevel: 20 }), 24, 300)).toEqual([['nearEdge', expect.closeTo(4, 2)]]);
  expect(said(slabOf(16, { bevel: 20 }), 25.1, 300)).toEqual([]);
  expect(said(slabOf(16, { bevel: 20 }), 17, 300)).toEqual([['outside', expect.closeTo(3, 1)]]);
});

test('A rough edge asks for as much air as a rough face', () => {
  expect(said(slabOf(16, {}), 8, 300)).toEqual([]);
  expect(said(slabOf(16, { edge: 'rough' }), 8, 300)).toEqual([['nearEdge', expect.closeTo(8, 2)]]);
  expect(said(slabOf(16, { edge: 'rough' }), 12.1, 300)).toEqual([]);
});

test('No earth rises in front of a stone on a base', () => {
  const [variant] = catalogue.stoneTypes[0]?.Variants ?? [];
  if (!variant) throw new Error('no material');
  const base = { width: 650, height: 150, depth: 200, variant };
  expect(said(slabOf(16, {}), 200, 680)).toEqual([['nearEdge', 10]]);
  expect(said(slabOf(16, { base }), 200, 680)).toEqual([]);
});

test('A frame keeps as far from the bevel as it would from a plain edge', () => {
  const { stoneType } = slabOf(16, {});
  const line = frame.parse({ Type: 'line' });
  const plain = buildFrame(stoneType, line, 0).node?.box;
  const within = buildFrame(stoneType, line, 20).node?.box;
  if (!plain || !within) throw new Error('no frame');
  expect(within.left - plain.left).toBeCloseTo(20, 2);
  expect(plain.bottom - within.bottom).toBeCloseTo(20, 2);
});
