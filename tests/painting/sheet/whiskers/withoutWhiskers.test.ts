import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinOutlines, type Outline } from '../../../../src/geometry/outline';
import { outlineFromSvg } from '../../../../src/geometry/svgPath';
import { shapesOf } from '../../../../src/painting/sheet/ink';
import { withoutWhiskers } from '../../../../src/painting/sheet/whiskers/withoutWhiskers';
import { buildScene } from '../../../../src/scene/buildScene';
import { sources } from '../../../accuracy/cut/overlaps';
import { designWith } from '../../../scene/drawnStone';
import { twiceCut } from '../order/twice';
import type { Point } from '../points';
import { pointsOf, sheetOf, welding } from '../workshop';
import { distanceFrom, farthestFrom, turnsAround } from './farthest';
import { type Graft, graftedOutline } from './grafted';

/** How far an edge may move in mm, and how finely curves are followed to see it: their chords lie nearer than that. */
const MOVED = 0.001;
const STEPS = 48;

/** How far chords may lie from others of the same curve, whose pieces begin elsewhere. */
const CHORDS = 0.0005;

function sceneOf(subText: string, fontFamily: string, fontSize: string, cursive = false) {
  const line = {
    type: 'text',
    variant: 'sandb',
    cursive,
    subText,
    fontFamily,
    fontSize,
    position: { x: 300, y: 250 },
  };
  return buildScene(designWith([line]), sources);
}

const letters = ['EB Garamond', 'Jost', 'Fondamento'].flatMap((family) =>
  ['&', 'R', 'g'].map((letter) => {
    const { layers } = sheetOf(sceneOf(letter, family, '20'));
    return layers.find(({ tool }) => tool === 'engrave')?.outline ?? expect.fail();
  }),
);

const upTo = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });

/** How wide it is at its foot and at its point in mm, as parts of a quarter of its length where it has a width. */
type Width = (length: number) => fc.Arbitrary<Pick<Graft, 'foot' | 'tip'>>;

const noWidth: Width = () =>
  fc.record({ foot: upTo(0, 0.0009), tip: fc.oneof(fc.constant(0), upTo(0, 0.0009)) });
const needle: Width = (length) => fc.record({ foot: upTo(0.003, length / 4), tip: upTo(0.003, length / 4) });
const thorn: Width = (length) => fc.record({ foot: upTo(length / 10, length / 4), tip: fc.constant(0) });

/** What may be drawn out of a contour: nowhere along its own edge, or that edge would be cut twice. */
const graft = (width: Width): fc.Arbitrary<Graft> =>
  upTo(0.1, 3).chain((length) =>
    fc
      .tuple(
        fc.record({
          stroke: fc.nat(200),
          t: upTo(0.1, 0.9),
          angle: fc.oneof(upTo(0.6, Math.PI - 0.6), upTo(0.6 - Math.PI, -0.6)),
          length: fc.constant(length),
          bent: upTo(-length / 20, length / 20),
          strokes: fc.integer({ min: 1, max: 5 }),
        }),
        width(length),
      )
      .map(([place, wide]) => ({ ...place, ...wide })),
  );

const drawnOut = (width: Width) =>
  fc.record({ outline: fc.constantFrom(...letters), which: fc.nat(3), graft: graft(width) });

/** Expects that an outline is another but for what has no width, by a ray from each of many points around it. */
function expectSameInk(without: Outline, outline: Outline, places: readonly Point[]): void {
  const [left, given] = [pointsOf(without, STEPS), pointsOf(outline, STEPS)];
  const asked = places.filter((place) => distanceFrom(place, given) > 2 * MOVED);
  expect(asked.length).toBeGreaterThan(places.length / 2);
  for (const place of asked) expect(turnsAround(place, left)).toBe(turnsAround(place, given));
}

/** Places all around the points of an outline, nearer and nearer to them. */
const placesAround = (outline: Outline): Point[] =>
  pointsOf(outline, 2).flatMap((line) =>
    line.flatMap(([x, y], index) =>
      [0.004, 0.02, 0.1].map((far, ring): Point => {
        const angle = index * 2.4 + ring;
        return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
      }),
    ),
  );

describe('A line that goes out of a contour and back on itself', () => {
  test('is taken away, wherever it stands and however it is bent, and nothing else moves', () => {
    fc.assert(
      fc.property(drawnOut(noWidth), ({ outline, which, graft: given }) => {
        const without = withoutWhiskers(graftedOutline(outline, which, given));
        expect(twiceCut(pointsOf(without, 6))).toBe(0);
        const [left, before] = [without, outline].map((one) => {
          const lines = pointsOf(one, STEPS);
          return lines.slice(which % lines.length, (which % lines.length) + 1);
        }) as [Point[][], Point[][]];
        expect(farthestFrom(left, before)).toBeLessThan(MOVED + CHORDS);
        expect(farthestFrom(before, left)).toBeLessThan(MOVED + CHORDS);
      }),
      { numRuns: 60, seed: 22 },
    );
  }, 120_000);

  test.each([
    ['a needle', needle],
    ['a thorn', thorn],
  ])(
    '%s of some thousandths of a millimetre stays as it is drawn',
    (_name, width) => {
      fc.assert(
        fc.property(drawnOut(width), ({ outline, which, graft: given }) => {
          const drawn = graftedOutline(outline, which, given);
          expect(withoutWhiskers(drawn)).toBe(drawn);
        }),
        { numRuns: 300, seed: 22 },
      );
    },
    60_000,
  );

  test('is nothing that letters have: they are the very outlines that they were', () => {
    for (const outline of letters) expect(withoutWhiskers(outline)).toBe(outline);
  });
});

describe('What a weld left without width', () => {
  const square = 'M100 100L300 100L300 300L100 300Z';

  test('is nothing where a contour is nothing else, drawn by two curves or three lines', () => {
    const shapes = [
      'M230.10288 335.28415C230.07224 335.40337 230.0398 335.52256 230.00556 335.64173C230.03815 335.52293 230.07059 335.40373 230.10288 335.28415Z',
      'M203.599 180.23765L203.5925 180.24235L203.687 180.16935Z',
    ];
    const outline = outlineFromSvg(`${square}${shapes.join('')}`);
    expect(withoutWhiskers(outline)).toEqual(outlineFromSvg(square));
  });

  test('is cut off where a contour goes on, drawn by curves or lines', () => {
    const curve =
      'M120 197.48817L119.6653 197.48817C119.6847 197.50532 119.70391 197.52341 119.72294 197.54244C119.70369 197.52512 119.68447 197.50702 119.6653 197.48817L119.6 210L121 211Z';
    const line =
      'M63.64265 212.49284L63.29965 212.22714L63.64255 212.49284L63.55095 212.62104L60 213L62 210Z';
    for (const [d, strokes] of [
      [curve, 4],
      [line, 4],
    ] as const) {
      const outline = outlineFromSvg(d);
      const without = withoutWhiskers(outline);
      expect(pointsOf(without, 1).flat()).toHaveLength(strokes + 1);
      expectSameInk(without, outline, placesAround(outline));
    }
  });

  test('is gone from the slanting 4 of Fondamento, whose point a weld takes for a contour of its own', () => {
    const scene = sceneOf('4', 'Fondamento', '60', true);
    const outline = welding(joinOutlines(scene.nodes.flatMap(shapesOf)));
    const without = withoutWhiskers(outline);
    expect(twiceCut(pointsOf(outline, 6))).toBeGreaterThan(0.3);
    expect(twiceCut(pointsOf(without, 6))).toBe(0);
    expect(farthestFrom(pointsOf(without, STEPS), pointsOf(outline, STEPS))).toBeLessThan(MOVED);
    expectSameInk(without, outline, placesAround(outline));
  });
});
