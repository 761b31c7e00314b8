import { expect, test } from 'vitest';
import { outlineFromSvg } from '../../src/geometry/svgPath';
import { shouldersOf } from '../../src/scene/shoulders';

test.each([
  // The half circle of radius 300: 0.7 of its breadth is reached at 300 · (1 - √(1 - 0.7²)).
  ['an arch', 'M0 900V300A300 300 0 0 1 600 300V900Z', 300 * (1 - Math.sqrt(1 - 0.49))],
  ['a rectangle', 'M0 0H600V900H0Z', 0],
  ['a gable', 'M0 900V400L300 0L600 400V900Z', 280],
  ['narrow shoulders', 'M0 900V200H120V0H480V200H600V900Z', 200],
])('inscriptions begin where %s is broad', (_name, path, level) => {
  // Rows are 15 mm apart.
  expect(Math.abs(shouldersOf(outlineFromSvg(path), 600, 900) - level)).toBeLessThan(16);
});
