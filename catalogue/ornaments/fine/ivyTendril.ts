import type { Point } from '../../../src/geometry/point';
import { solid } from '../../drawing/contour';
import { type Layer, laid, layered } from '../../drawing/layers';
import { back, HAIR, LIGHT, lines, type Way, way } from '../../drawing/pen';
import { along, heading, type Spine, stem } from '../../drawing/spine';
import { piece, strokes } from './blade';

/** The upper edges of a leaf about 112 long: round its foot to the first lobe, to the second, to the tip. */
const EDGES = [
  way('0,0 -13,-7 -21,-21 -17,-38'),
  way('-17,-38 0,-39 18,-37 30,-42 48,-58'),
  way('48,-58 52,-40 60,-27 78,-17 98,-8 112,0'),
];

/** An ivy leaf along x with its foot at the origin; `size` 1 is about 112 long. */
function ivyLeaf(size: number): Layer {
  const sized = (points: Way): Way => points.map(([x, y]): Point => [x * size, y * size]);
  const below = (points: Way): Way => back(points.map(([x, y]): Point => [x, -y]));
  const upper = EDGES.map(sized);
  const veins = [
    '0,0 34,-1 66,0 90,0',
    '2,0 20,-18 38,-44',
    '2,0 20,18 38,44',
    '0,0 -7,-13 -11,-27',
    '0,0 -7,13 -11,27',
  ];
  const edges = [...upper, ...upper.map(below).reverse()];
  return piece(
    edges,
    veins.map((vein) => sized(way(vein))),
    LIGHT,
  );
}

/** A tendril that curls up at its end; `side` says to which side. */
const curl = (side: 1 | -1): Way => [
  [0, 0],
  [26, side * -4],
  ...Array.from({ length: 15 }, (_, i): Point => {
    const radius = 18 * (1 - i / 17.5);
    const angle = -Math.PI / 2 + i * 0.62;
    return [54 + radius * Math.cos(angle), side * (18 + radius * Math.sin(angle))];
  }),
];

const STEM: readonly [Spine, Spine, Spine] = [
  [
    [-236, 26],
    [-186, -58],
    [-110, -52],
    [-50, 4],
  ],
  [
    [-50, 4],
    [2, 52],
    [80, 52],
    [132, 0],
  ],
  [
    [132, 0],
    [160, -30],
    [198, -38],
    [226, -16],
  ],
];

function grown(spine: Spine, t: number, turn: number, size: number, stalk: number): Layer[] {
  const { at } = along(spine, t);
  const leaf = [
    {
      inks: lines(
        [
          [
            [0, 0],
            [stalk * 0.5, stalk * 0.07],
            [stalk, 0],
          ],
        ],
        HAIR,
      ),
    },
    ...laid([ivyLeaf(size)], { x: stalk }),
  ];
  return laid(leaf, { x: at[0], y: at[1], turn: heading(spine, t) + turn });
}

const curled = (spine: Spine, t: number, turn: number, side: 1 | -1): Layer[] => {
  const { at } = along(spine, t);
  return laid([strokes([curl(side)], HAIR)], { x: at[0], y: at[1], turn: heading(spine, t) + turn });
};

/** Ivy along a waving stem, with tendrils: faithfulness beyond death. */
export function ivyTendril(): string {
  const [a, b, c] = STEM;
  return layered([
    { inks: solid([stem(a, 4, 3.4, 12), stem(b, 3.4, 2.8, 12), stem(c, 2.8, 2, 8)]) },
    ...curled(a, 0.72, -60, 1),
    ...curled(b, 0.5, 62, -1),
    ...grown(a, 0.14, 78, 0.66, 18),
    ...grown(a, 0.36, -64, 0.78, 18),
    ...grown(a, 0.82, 74, 0.82, 22),
    ...grown(b, 0.3, -68, 0.84, 20),
    ...grown(b, 0.88, 66, 0.7, 18),
    ...grown(c, 0.2, -62, 0.6, 14),
    ...grown(c, 0.74, 60, 0.46, 12),
    ...grown(c, 1, -10, 0.48, 8),
  ]);
}
