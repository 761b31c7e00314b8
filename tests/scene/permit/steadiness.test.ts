import { describe, expect, test } from 'vitest';
import { centroidOf } from '../../../src/geometry/centroid';
import { outlineFromSvg } from '../../../src/geometry/svgPath';
import { catalogueStone } from '../../../src/scene/checks/judgedStone';
import { factorsOf, jointsOf } from '../../../src/scene/permit/steadiness';
import { TEST_FORCES } from '../../../src/stone/permit/steadiness';
import { catalogue } from '../../painting/pdf/permit/pack';

const stoneNo = (wanted: number) => {
  const found = catalogue.stoneTypes.find(({ id }) => id === wanted);
  if (!found) throw new Error(`the catalogue lacks stone ${wanted}`);
  return found;
};

/** A box of 2,000 kg/m³, 600 × 800 × 100 mm, on a base of 700 × 150 × 200 mm. */
const box = {
  ...catalogueStone(stoneNo(15), stoneNo(15).Variants[0]?.id ?? 0),
  ...{ width: 600, height: 800, thickness: 100, outline: 'M0 0H600V800H0Z', base: true },
  density: { least: 2000, most: 2600, source: 'test' },
  under: {
    width: 700,
    height: 150,
    depth: 200,
    density: { least: 2000, most: 2000, source: 'test' },
    seat: 0,
  },
};

describe('How steady a stone stands, reckoned by hand', () => {
  const [onBase, onGround] = jointsOf(box) ?? [];

  test('a stone of 96 kg tips on its base at 58.9 N', () => {
    // 0.6 × 0.8 × 0.1 × 2000 = 96 kg; 96 × 9.81 × 0.05 = 47.088 Nm; / 0.8 m = 58.86 N.
    expect(onBase).toMatchObject({ below: 'stone', arm: 50, height: 800 });
    expect(onBase?.weight).toBeCloseTo(96, 9);
    expect(onBase?.holds).toBeCloseTo(47.088, 9);
    expect(onBase?.tipsAt).toBeCloseTo(58.86, 9);
    // Wind on 0.48 m², 0.4 m up, with 1.8: 47.088 / 0.3456 = 136.25 N/m²; √(2 × 136.25 / 1.25) = 14.765 m/s.
    expect(onBase?.wind.pressure).toBeCloseTo(136.25, 9);
    expect(onBase?.wind.speed).toBeCloseTo(14.7648, 4);
  });

  test('with its base of 42 kg it tips at 142.5 N', () => {
    // 0.7 × 0.15 × 0.2 × 2000 = 42 kg; 138 × 9.81 × 0.1 = 135.378 Nm; / 0.95 m = 142.503 N.
    expect(onGround?.weight).toBeCloseTo(138, 9);
    expect(onGround?.tipsAt).toBeCloseTo(142.50316, 5);
    // 1.8 × (0.48 × 0.55 + 0.105 × 0.075) = 0.489375; 135.378 / 0.489375 = 276.634 N/m².
    expect(onGround?.wind.pressure).toBeCloseTo(276.63448, 4);
  });

  test('a force of a rule is compared with what tips it, and not where the stone is too low for the rule', () => {
    const joints = jointsOf(box) ?? [];
    expect(factorsOf(joints, TEST_FORCES.DE, 950).map(({ factor }) => Number(factor.toFixed(4)))).toEqual([
      0.1962, 0.475, 0.1177, 0.285,
    ]);
    expect(factorsOf(joints, TEST_FORCES.DK, 599)).toEqual([]);
    expect(factorsOf(joints, TEST_FORCES.DK, 600)).toHaveLength(2);
  });

  test('nothing is reckoned of what is not known, or lies', () => {
    expect(jointsOf({ ...box, thickness: undefined })).toBeUndefined();
    expect(jointsOf({ ...box, base: undefined })).toBeUndefined();
    const { under: _, ...unmeasured } = box;
    expect(jointsOf({ ...unmeasured, base: true })).toBeUndefined();
    expect(jointsOf({ ...unmeasured, base: false })).toHaveLength(1);
    expect(jointsOf({ ...box, posture: 'lying' })).toBeUndefined();
    expect(jointsOf({ ...box, posture: undefined })).toBeUndefined();
  });
});

/** The middle of what a path fills, by looking at a fine grid of points with the even-odd rule over its own chords. */
function middleByCounting(
  corners: readonly (readonly [number, number])[],
  step: number,
): readonly [number, number] {
  let [count, x, y] = [0, 0, 0];
  for (let row = step / 2; row < 1000; row += step)
    for (let column = step / 2; column < 1000; column += step) {
      const crossed = corners.filter(([x1, y1], at) => {
        const [x2, y2] = corners[(at + 1) % corners.length] ?? [x1, y1];
        return y1 > row !== y2 > row && column < x1 + ((row - y1) / (y2 - y1)) * (x2 - x1);
      });
      if (crossed.length % 2 === 0) continue;
      count += 1;
      x += column;
      y += row;
    }
  return [x / count, y / count];
}

test('the middle of a face is where counting points finds it', () => {
  const corners = [
    [100, 0],
    [620, 80],
    [600, 800],
    [340, 500],
    [0, 760],
  ] as const;
  const path = `M${corners.map((corner) => corner.join(' ')).join('L')}Z`;
  const { x, y } = centroidOf(outlineFromSvg(path));
  const [countedX, countedY] = middleByCounting(corners, 4);
  expect(Math.abs(x - countedX)).toBeLessThan(0.5);
  expect(Math.abs(y - countedY)).toBeLessThan(0.5);
});
