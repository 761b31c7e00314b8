import { describe, expect, test } from 'vitest';
import { isWithin, ringsOf } from '../../src/geometry/ring';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { type Corners, overlapOf } from '../../src/geometry/turnedBox';
import { checkScene } from '../../src/scene/checks/checkScene';
import { sceneWith, standardStone } from './drawnStone';
import { strokes } from './measuredStrokes';

const checked = (...Parms: readonly object[]) => checkScene(sceneWith(...Parms), strokes);
const at = (x: number, y: number, rotation = 0) => ({ position: { x, y, rotation } });
const anna = { type: 'text', subText: 'Anna', ...at(300, 300) };

describe('a mason objects', () => {
  test('to nothing on the standard stone', () => {
    expect(checked(...standardStone.Parms)).toEqual([]);
  });

  test('to a line that reaches beyond the edge', () => {
    expect(checked({ ...anna, ...at(590, 300) })).toMatchObject([{ kind: 'outside', elements: [0] }]);
  });

  test('to a line in the corner that the arch cuts away, though it is within the box', () => {
    expect(checked({ ...anna, ...at(60, 40) })).toMatchObject([{ kind: 'outside', elements: [0] }]);
    expect(checked({ ...anna, ...at(300, 60) })).toEqual([]);
  });

  test('to a vignet on a line, and says so of both', () => {
    expect(checked(anna, { type: 'sandblownVignet', vignetId: 552, ...at(300, 295) })).toMatchObject([
      { kind: 'overlapping', elements: [0, 1] },
    ]);
  });

  test('not to lines whose boxes meet but whose letters do not: a space beneath a descender', () => {
    const above = { ...anna, subText: 'g      g', fontSize: '40' };
    const below = { ...anna, subText: 'H', fontSize: '40', ...at(300, 340) };
    expect(checked(above, below)).toEqual([]);
    expect(checked({ ...above, subText: 'ggggg' }, below).map(({ kind }) => kind)).toEqual(['overlapping']);
  });

  test('to a stroke too fine to be sandblasted, not to one that is mounted', () => {
    const fine = { ...anna, fontFamily: 'Great Vibes', fontSize: '15' };
    const [objection] = checked(fine);
    expect(objection).toMatchObject({ kind: 'tooThin', elements: [0], limit: 0.7 });
    // Its hairlines are two hundredths of the cap height.
    expect(objection?.value).toBeCloseTo(0.3, 1);
    expect(checked({ ...fine, scale: 3 })).toEqual([]);
    expect(checked({ ...fine, variant: 'bronze' }).map(({ kind }) => kind)).not.toContain('tooThin');
  });

  test('to the letters that are too fine, not to others of their family', () => {
    const line = (subText: string) => ({ ...anna, subText, fontFamily: 'Jost', fontSize: '8.5' });
    expect(checked(line('III'))).toEqual([]);
    expect(checked(line('Ørø')).map(({ kind }) => kind)).toEqual(['tooThin']);
  });

  test('to an ornament shown so small that its lines cannot be cut', () => {
    const rose = { type: 'sandblownVignet', vignetId: 620, ...at(300, 400) };
    expect(checked({ ...rose, scale: 0.3 })).toEqual([]);
    expect(checked({ ...rose, scale: 0.1 })).toMatchObject([
      { kind: 'tooThin', elements: [0], limit: 0.7 },
      { kind: 'loosePiece', elements: [0] },
    ]);
  });
});

describe('the geometry of the checks', () => {
  const ring = ringsOf(outlineFromSvg('M0 0 H100 V100 H0 Z M30 30 V70 H70 V30 Z'));

  test('a point lies within a shape, not in its hole', () => {
    expect(isWithin(ring, [10, 50])).toBe(true);
    expect(isWithin(ring, [50, 50])).toBe(false);
    expect(isWithin(ring, [101, 50])).toBe(false);
  });

  test('turned boxes that only cover each other’s upright boxes do not overlap', () => {
    const diamond = (x: number): Corners => [
      [x, -10],
      [x + 10, 0],
      [x, 10],
      [x - 10, 0],
    ];
    const corner: Corners = [
      [7, 7],
      [20, 7],
      [20, 20],
      [7, 20],
    ];
    expect(overlapOf(diamond(0), corner)).toBeLessThan(0);
    expect(overlapOf(diamond(0), diamond(15))).toBeGreaterThan(0);
  });
});
