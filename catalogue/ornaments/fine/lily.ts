import { radians } from '../../../src/geometry/angle';
import type { Point } from '../../../src/geometry/point';
import { placed, solid } from '../../drawing/contour';
import { type Layer, laid, layered } from '../../drawing/layers';
import { HAIR, lines } from '../../drawing/pen';
import { berry } from '../leaf';
import { blade, strokes } from './blade';
import { lineLeaf } from './lineLeaf';

/** A petal along x that bends to positive y and runs out into a fine tip; lengths in mm. */
function petal(length: number, breadth: number, bend: number): Layer {
  const at = (t: number, side: number): string =>
    `${length * t},${side * breadth + bend * 4 * t * (1 - t) * (t > 0.5 ? 2.5 - 3 * t : 1)}`;
  const edge = (side: -1 | 1) =>
    [
      [0, 0],
      [0.14, 0.5],
      [0.34, 0.9],
      [0.54, 1],
      [0.78, 0.6],
      [0.92, 0.22],
      [1, 0],
    ]
      .map(([t = 0, share = 0]) => at(t, side * share))
      .join(' ');
  const ridge = (share: number) => [0.3, 0.5, 0.7].map((t) => at(t, share * (0.7 + t * 0.3))).join(' ');
  return blade(edge(-1), edge(1), [[0.2, 0.5, 0.86].map((t) => at(t, 0)).join(' '), ridge(-0.5), ridge(0.5)]);
}

/** An open lily, each petal `length` mm: three petals behind, three in front, then stamens and pistil. */
export function lilyFlower(length: number): Layer[] {
  const laidPetal = (turn: number, share: number, bend: number) =>
    laid([petal(length * share, length * 0.2, bend)], { turn });
  const reach = length * 0.56;
  const stamen = (degrees: number): Layer => {
    const angle = radians(degrees);
    const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)];
    const thread: Point[] = [
      [0, 0],
      [x * 0.5, y * 0.5 - 3],
      [x, y],
    ];
    const anther = placed(berry(7.5, 3), { x, y, turn: degrees + 84 });
    return { inks: [...lines([thread], HAIR), ...solid(anther)] };
  };
  const pistil: Layer = {
    inks: [
      ...lines([`0,0 4,${reach * 0.45} 6,${reach * 0.9}`], { from: 2.4, to: 2.8 }),
      ...placed(berry(5, 4), { x: 6, y: reach * 0.9 }),
    ],
  };
  return [
    ...laidPetal(-150, 0.98, 6),
    ...laidPetal(-30, 0.98, -6),
    ...laidPetal(90, 0.88, 0),
    ...laidPetal(-90, 1.06, 0),
    ...laidPetal(28, 1, 8),
    ...laidPetal(152, 1, -8),
    ...[-119, -62, -2, 182, 58].map(stamen),
    pistil,
    { inks: solid(berry(4, 4)) },
  ];
}

/** A bud along x. */
export const lilyBud = (l: number): Layer =>
  blade(
    `0,0 ${l * 0.2},${-l * 0.1} ${l * 0.6},${-l * 0.16} ${l},0`,
    `0,0 ${l * 0.2},${l * 0.1} ${l * 0.6},${l * 0.15} ${l},0`,
    [`${l * 0.06},0 ${l * 0.4},${-l * 0.02} ${l * 0.9},0`],
  );

/** A leaf along x, bent to the side of `bend`, that side in shade. */
export const lilyLeaf = (length: number, bend: number): Layer =>
  lineLeaf({ length, breadth: length * 0.1, bend, belly: 0.36, shade: bend > 0 ? 1 : -1 });

/** A lily in lines with two buds: purity. */
export function lily(): string {
  return layered([
    strokes(['10,300 -2,220 6,120 0,20'], { from: 4.4, to: 3.2 }),
    strokes(['3,158 50,136 88,112 106,84'], { from: 2.8, to: 2.4 }),
    ...laid([lilyBud(80)], { x: 105, y: 86, turn: -56 }),
    strokes(['0,192 -38,174 -62,152 -78,120'], { from: 2.8, to: 2.4 }),
    ...laid([lilyBud(62)], { x: -77, y: 122, turn: -116 }),
    ...laid([lilyLeaf(122, -13)], { x: 4, y: 276, turn: -146 }),
    ...laid([lilyLeaf(122, 13)], { x: 5, y: 262, turn: -32 }),
    ...laid([lilyLeaf(92, -10)], { x: -1, y: 226, turn: -158 }),
    ...laid([lilyLeaf(92, 10)], { x: 0, y: 214, turn: -14 }),
    ...laid(lilyFlower(126), { y: -30, turn: -8 }),
  ]);
}
