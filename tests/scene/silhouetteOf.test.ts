import { expect, test } from 'vitest';
import { isWithin, ringsOf } from '../../src/geometry/ring';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { silhouetteOf } from '../../src/scene/silhouetteOf';
import { catalogue } from './drawnStone';

test('A silhouette says of every point in the middle of a row whether it lies on the stone', () => {
  for (const type of catalogue.stoneTypes) {
    const polygons = ringsOf(outlineFromSvg(type.outline));
    const { rowHeight, rows } = silhouetteOf(type);
    expect(rows.length * rowHeight).toBeCloseTo(type.height, 9);
    for (const [row, stretches] of rows.entries()) {
      for (let part = 0.013; part < 1; part += 0.1371) {
        const x = type.width * part;
        const isOn = stretches.some(([from, to]) => from < x && x < to);
        expect(isOn, `${type.Name}, row ${row}, ${x} mm`).toBe(
          isWithin(polygons, [x, (row + 0.5) * rowHeight]),
        );
      }
    }
  }
});

test('A heart is in two pieces above its notch', () => {
  const heart = catalogue.stoneTypes.find(({ shape }) => shape === 'heart');
  if (!heart) throw new Error('no heart');
  const { rows } = silhouetteOf(heart);
  expect(rows[4]?.length).toBe(2);
  expect(rows[Math.floor(rows.length / 2)]?.length).toBe(1);
});
