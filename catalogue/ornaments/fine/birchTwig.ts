import type { Point } from '../../../src/geometry/point';
import { solid } from '../../drawing/contour';
import { type Layer, laid, layered } from '../../drawing/layers';
import { HAIR, LIGHT, type Way } from '../../drawing/pen';
import { along, heading, type Spine, stem } from '../../drawing/spine';
import { piece, strokes } from './blade';
import { lineLeaf } from './lineLeaf';

const TWIG: Spine = [
  [-196, -6],
  [-90, -76],
  [80, -70],
  [186, 70],
];

const grown = (t: number, turn: number, layers: readonly Layer[]) => {
  const { at } = along(TWIG, t);
  return laid(layers, { x: at[0], y: at[1], turn: heading(TWIG, t) + turn });
};

/** A birch leaf: broad near its foot, with a long tip. */
const leaf = (t: number, turn: number, length: number) =>
  grown(t, turn, [
    strokes(['0,0 8,1 17,0'], HAIR),
    ...laid([lineLeaf({ length, breadth: length * 0.37, belly: 0.27, veins: 4, bend: turn > 0 ? -2 : 2 })], {
      x: 16,
    }),
  ]);

/** A catkin of `length` that hangs straight down: scales between two edges. */
function catkin(t: number, length: number): Layer[] {
  const { at } = along(TWIG, t);
  const half = 7;
  const count = Math.round(length / 8);
  const scales = Array.from({ length: count - 1 }, (_, i): Way => {
    const y = 16 + ((i + 1) * length) / count;
    const wide = half * Math.min(1, 1.5 * Math.sin((Math.PI * (i + 1)) / count) ** 0.5);
    return [
      [-wide, y - 3],
      [0, y + 2],
      [wide, y - 3],
    ].map(([x = 0, yy = 0]): Point => [x, yy]);
  });
  const edge = `0,14 -${half},${14 + length * 0.18} -${half},${14 + length * 0.75} 0,${16 + length} ${half},${14 + length * 0.75} ${half},${14 + length * 0.18} 0,14`;
  return laid([strokes(['0,0 1,8 0,15'], HAIR), piece([edge], scales, LIGHT)], { x: at[0], y: at[1] });
}

/** A drooping twig of birch with its leaves and catkins: the Nordic summer. */
export function birchTwig(): string {
  return layered([
    { inks: solid([stem(TWIG, 5, 2.4, 14)]) },
    ...catkin(0.33, 74),
    ...catkin(0.37, 62),
    ...catkin(0.7, 66),
    ...leaf(0.16, -52, 66),
    ...leaf(0.24, 66, 74),
    ...leaf(0.4, -58, 76),
    ...leaf(0.5, 58, 82),
    ...leaf(0.6, -52, 78),
    ...leaf(0.8, -54, 70),
    ...leaf(0.82, 52, 66),
    ...leaf(1, -4, 68),
  ]);
}
