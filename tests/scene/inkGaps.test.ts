import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paintSvg } from '../../src/painting/svg/paintSvg';
import { buildScene } from '../../src/scene/buildScene';
import { commonGap, distributeInk, unitsAmong } from '../../src/scene/inkGaps';
import { measureScene } from '../../src/scene/measures';
import { applyEdit } from '../../src/stone/edits/applyEdit';
import { placeAll } from '../../src/stone/edits/several';
import { opacityOfSvg, withoutStone } from '../painting/picture';
import { designWith, sources } from './drawnStone';

const PX_PER_MM = 8;

const line = (subText: string, y: number, fontSize: string, given: object = {}) => ({
  type: 'text',
  subText,
  fontSize,
  position: { x: 300, y, rotation: 0 },
  ...given,
});

const stone = designWith([
  line('Pegjy', 150, '40'),
  line('anna', 260, '15'),
  line('* 12. april', 330, '22'),
  { type: 'sandblownVignet', vignetId: 552, scale: 0.4, position: { x: 300, y: 520, rotation: 20 } },
]);

const measured = (one: typeof stone) => measureScene(buildScene(one, sources)).elements;

/** The runs of rows without ink between those that have some, in mm, as librsvg paints the exported SVG. */
async function emptyRuns(one: typeof stone): Promise<readonly number[]> {
  const { width, height, alpha } = await opacityOfSvg(
    withoutStone(paintSvg(buildScene(one, sources))),
    PX_PER_MM,
  );
  const runs: number[] = [];
  let empty: number | undefined;
  for (let y = 0; y < height; y += 1) {
    const isInked = alpha.subarray(y * width, (y + 1) * width).some((opacity) => opacity >= 128);
    if (isInked && empty) runs.push(empty / PX_PER_MM);
    if (isInked) empty = 0;
    else if (empty !== undefined) empty += 1;
  }
  return runs;
}

describe('Lines and ornaments are spread by their ink', () => {
  test('with the same empty rows of pixels between them, the first and the last staying', async () => {
    const placed = distributeInk(unitsAmong(measured(stone), stone.Parms), 'down');
    const after = applyEdit(stone, placeAll(placed));
    expect(after.Parms[0]?.position).toEqual(stone.Parms[0]?.position);
    expect(after.Parms[3]?.position.y).toBeCloseTo(520, 9);
    const runs = await emptyRuns(after);
    // The gap within an "i" is no gap between lines.
    const between = runs.filter((run) => run > 10);
    expect(between).toHaveLength(3);
    expect(Math.max(...between) - Math.min(...between)).toBeLessThanOrEqual(2.01 / PX_PER_MM);
  });

  test('so many mm apart as are typed', async () => {
    const placed = distributeInk(unitsAmong(measured(stone), stone.Parms), 'down', 23.5);
    const runs = await emptyRuns(applyEdit(stone, placeAll(placed)));
    for (const run of runs.filter((one) => one > 10))
      expect(Math.abs(run - 23.5)).toBeLessThanOrEqual(2.01 / PX_PER_MM);
  });

  test('a group as one, keeping the places in it', () => {
    const grouped = designWith([
      line('Anna', 150, '40'),
      line('Ida', 260, '15', { group: 1 }),
      line('Ib', 285, '15', { group: 1 }),
      line('* 1941', 500, '22'),
    ]);
    const units = unitsAmong(measured(grouped), grouped.Parms);
    expect(units.map((unit) => unit.length)).toEqual([1, 2, 1]);
    const placed = distributeInk(units, 'down');
    const yOf = (element: number) => placed.find((one) => one.element === element)?.y ?? Number.NaN;
    expect(yOf(2) - yOf(1)).toBeCloseTo(25, 9);
    expect(yOf(1)).not.toBe(260);
  });

  test('only where there are three, or two and a gap', () => {
    const units = unitsAmong(measured(stone), stone.Parms).slice(0, 2);
    expect(distributeInk(units, 'down')).toEqual([]);
    expect(distributeInk(units, 'down', 5)).toHaveLength(2);
  });
});

/** Something whose ink is a box, at any place. */
const inked = fc.array(
  fc.record({
    x: fc.double({ min: 0, max: 600, noNaN: true }),
    y: fc.double({ min: 0, max: 700, noNaN: true }),
    width: fc.double({ min: 1, max: 300, noNaN: true }),
    height: fc.double({ min: 1, max: 90, noNaN: true }),
  }),
  { minLength: 3, maxLength: 8 },
);

test('Wherever things stand, the gaps of ink differ by less than 0.005 mm afterwards, across and down', () => {
  fc.assert(
    fc.property(
      inked,
      fc.constantFrom('across', 'down'),
      fc.option(fc.integer({ min: -20, max: 90 })),
      (all, direction, gap) => {
        const elements = all.map(({ x, y, width, height }, element) => ({
          element,
          place: { x, y, rotation: 0, scale: 1 },
          ink: { left: -width / 3, right: (2 * width) / 3, top: -height, bottom: 0 },
        }));
        const placed = distributeInk(
          elements.map((one) => [one]),
          direction,
          gap ?? undefined,
        );
        // By what was asked alone: where each begins and ends, in the order in which they were handed back.
        const ends = placed.map(({ element, x, y }) => {
          const { width = 0, height = 0 } = all[element] ?? {};
          return direction === 'across' ? [x - width / 3, x + (2 * width) / 3] : [y - height, y];
        });
        const gaps = ends.slice(1).map(([start = 0], place) => start - (ends[place]?.[1] ?? 0));
        expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.005);
        if (gap !== null) expect(Math.abs((gaps[0] ?? 0) - gap)).toBeLessThan(0.005);
        expect(placed.map(({ element }) => element).toSorted()).toEqual(
          elements.map(({ element }) => element),
        );
      },
    ),
  );
});

test('A gap is named where it is the same everywhere', () => {
  const at = (element: number, y: number) => [
    {
      element,
      place: { x: 0, y, rotation: 0, scale: 1 },
      ink: { left: 0, right: 10, top: -10, bottom: 0 },
    },
  ];
  expect(commonGap([at(0, 10), at(1, 25), at(2, 40)], 'down')).toBe(5);
  expect(commonGap([at(0, 10), at(1, 25), at(2, 41)], 'down')).toBeUndefined();
  expect(commonGap([at(0, 10)], 'down')).toBeUndefined();
});
