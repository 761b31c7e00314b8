import { radians } from '../../../src/geometry/angle';
import type { Point } from '../../../src/geometry/point';
import { type Drawing, placed, solid } from '../../drawing/contour';
import { type Layer, laid, layered } from '../../drawing/layers';
import { HAIR, LIGHT, lines, TAPERING } from '../../drawing/pen';
import { berry } from '../leaf';
import { blade, piece, strokes } from './blade';

const RADIUS = 88;

/** One petal along x, its foot at the origin, round at its tip. */
function petal(bend: number): Layer {
  const [l, b] = [RADIUS, RADIUS * 0.37];
  const edge = `0,0 ${l * 0.2},${-b * 0.56} ${l * 0.56},${-b} ${l * 0.85},${-b * 0.74} ${l * 0.98},${bend * 0.6} ${l * 0.86},${b * 0.72} ${l * 0.56},${b} ${l * 0.2},${b * 0.56} 0,0`;
  return piece(
    [edge],
    [
      `${l * 0.36},0 ${l * 0.6},${bend * 0.4} ${l * 0.84},${bend}`,
      `${l * 0.4},${-b * 0.34} ${l * 0.6},${-b * 0.5} ${l * 0.76},${-b * 0.46}`,
      `${l * 0.4},${b * 0.34} ${l * 0.6},${b * 0.5} ${l * 0.76},${b * 0.44}`,
    ],
  );
}

const onCircle = (radius: number, degrees: number): Point => [
  radius * Math.cos(radians(degrees)),
  radius * Math.sin(radians(degrees)),
];

/** The flower seen from above: six petals, a ring of stamens, a button in the middle. */
function flower(): Layer[] {
  const petals = [1, 4, 0, 3, 5, 2].flatMap((i) => laid([petal(i % 2 ? 3 : -2)], { turn: i * 60 - 84 }));
  const stamens = Array.from({ length: 14 }, (_, i): Drawing => {
    const degrees = (i * 360) / 14;
    const [x, y] = onCircle(RADIUS * (i % 2 ? 0.3 : 0.36), degrees);
    return [
      ...lines([[onCircle(RADIUS * 0.14, degrees), [x, y]]], HAIR),
      ...placed(berry(2.6, 2.6), { x, y }),
    ];
  });
  return [
    ...petals,
    { hides: solid(berry(20, 20)), inks: solid(stamens.flat()) },
    { hides: solid(berry(13, 13)), inks: solid(berry(10, 10)) },
  ];
}

/** One of the leaves below the flower: three narrow blades on a stalk. */
function leaf(length: number): Layer[] {
  const part = (l: number): Layer =>
    blade(
      `0,0 ${l * 0.3},${-l * 0.09} ${l * 0.62},${-l * 0.19} ${l},0`,
      `0,0 ${l * 0.34},${l * 0.08} ${l * 0.64},${l * 0.17} ${l},0`,
      [`${l * 0.3},0 ${l * 0.55},0 ${l * 0.82},0`],
      LIGHT,
    );
  const stalk = 20;
  return [
    strokes([`0,0 ${stalk},0`], HAIR),
    ...laid([part(length * 0.66)], { x: stalk - 2, turn: -46 }),
    ...laid([part(length * 0.66)], { x: stalk - 2, turn: 46 }),
    ...laid([part(length)], { x: stalk - 2 }),
  ];
}

const bud: readonly Layer[] = [
  blade('0,0 4,-17 26,-21 46,-10 56,0', '0,0 4,17 26,21 46,12 56,0'),
  blade('0,0 16,-9 40,-9 56,0', '0,0 16,11 40,9 56,0', ['14,1 28,1 42,0']),
];

/** An anemone in lines, its leaves in a whorl below the flower, and a bud: the first flower of spring. */
export function anemone(): string {
  return layered([
    strokes(['8,236 -4,160 2,80 0,0'], TAPERING),
    strokes(['-1,140 34,96 64,64 84,20'], { from: 3, to: 2.2 }),
    ...laid(leaf(62), { x: -2, y: 142, turn: 196 }),
    ...laid(leaf(62), { x: 0, y: 142, turn: -10 }),
    ...laid(leaf(52), { x: -1, y: 144, turn: 118 }),
    ...laid(bud, { x: 84, y: 22, turn: -62 }),
    ...laid(flower(), { y: -40 }),
  ]);
}
