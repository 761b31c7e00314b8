import type { Point } from '../../../src/geometry/point';
import type { Layer } from '../../drawing/layers';
import { back, curvesOf, HAIR, lines, type Way, within } from '../../drawing/pen';
import { along } from '../../drawing/spine';

/** Half a rope's breadth, and how far apart the turns of its strands stand, mm. */
const HALF = 6.6;
const TURN = 10;

/** A rope along a way: wavy edges and the slanting turns of its strands, bound off at both ends. */
export function rope(path: Way): Layer {
  const curves = curvesOf(path);
  const length = curves.reduce((sum, [a, , , d]) => sum + Math.hypot(d[0] - a[0], d[1] - a[1]), 0);
  const turns = Math.round(length / TURN);
  const beside = (share: number, offset: number): Point => {
    const place = Math.min(curves.length - 1e-6, share * curves.length);
    const curve = curves[Math.floor(place)];
    if (!curve) throw new Error('A rope needs a way of at least two points.');
    const { at, way } = along(curve, place % 1);
    return [at[0] - way[1] * offset, at[1] + way[0] * offset];
  };
  const edge = (side: 1 | -1): Way =>
    Array.from({ length: 2 * turns + 1 }, (_, i) =>
      beside(i / (2 * turns), side * (HALF + (i % 2 ? 1.1 : -0.6))),
    );
  const strands = Array.from(
    { length: turns },
    (_, i): Way => [beside(i / turns, HALF), beside((i + 0.5) / turns, 0), beside((i + 1) / turns, -HALF)],
  );
  const ends = [0, 1].map((share): Way => [beside(share, HALF), beside(share, -HALF)]);
  const [left, right] = [edge(1), edge(-1)];
  return { hides: within([left, back(right)]), inks: lines([left, right, ...strands, ...ends], HAIR) };
}
