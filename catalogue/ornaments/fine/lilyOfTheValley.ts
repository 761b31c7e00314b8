import type { Point } from '../../../src/geometry/point';
import { type Layer, laid, layered } from '../../drawing/layers';
import { HAIR, LIGHT, type Way, way } from '../../drawing/pen';
import { along, type Spine } from '../../drawing/spine';
import { blade, piece, strokes } from './blade';

/** A bell's edges for a height of 1: down the left, along the three turned-up tips of its rim, up the right. */
const BELL = [
  '0,0 -0.22,0.03 -0.43,0.24 -0.46,0.56 -0.62,0.86',
  '-0.62,0.86 -0.4,0.92 -0.24,0.84',
  '-0.24,0.84 0,1.02 0.24,0.84',
  '0.24,0.84 0.4,0.92 0.62,0.86',
  '0.62,0.86 0.46,0.56 0.43,0.24 0.22,0.03 0,0',
].map(way);

/** A bell of `high` mm that hangs from the origin. */
function bell(high: number): Layer {
  const sized = (points: Way): Way => points.map(([x, y]): Point => [x * high, y * high]);
  return piece(BELL.map(sized), [sized(way('-0.14,0.3 -0.2,0.5 -0.18,0.66'))], LIGHT);
}

const STALK: Spine = [
  [-8, 216],
  [-34, 60],
  [-30, -140],
  [96, -128],
];

/** Where the bells hang: the place on the stalk, how far out they swing, how high they are. */
const BELLS: readonly (readonly [t: number, out: number, high: number])[] = [
  [0.47, 36, 44],
  [0.53, -34, 42],
  [0.62, 34, 41],
  [0.67, -32, 38],
  [0.76, 24, 37],
  [0.87, 18, 33],
  [1, 10, 29],
];

/** Lily of the valley in lines: two broad leaves and a stalk of bells. */
export function lilyOfTheValley(): string {
  const stalk: Way = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((t) => along(STALK, t).at);
  const bells = BELLS.flatMap(([t, out, high]) => {
    const { at } = along(STALK, t);
    const bow: Way = [
      [0, 0],
      [out * 0.6, -9],
      [out * 0.94, -3],
      [out, 9],
    ];
    return laid([strokes([bow], HAIR), ...laid([bell(high)], { x: out, y: 8 })], { x: at[0], y: at[1] });
  });
  const broad = { from: 2.2, to: 2.2, swell: 1.6 };
  return layered([
    blade(
      '-2,222 -66,140 -118,50 -122,-20 -104,-84',
      '-2,222 -14,140 -40,50 -70,-24 -104,-84',
      ['-8,200 -48,120 -84,30 -102,-50', '-18,190 -76,110 -104,30 -110,-30', '-6,190 -30,110 -62,30 -90,-44'],
      broad,
    ),
    strokes([stalk], { from: 3.6, to: 2 }),
    ...bells,
    blade(
      '-2,224 4,170 40,100 92,56 150,34',
      '-2,224 58,200 104,154 128,98 150,34',
      ['8,206 52,146 92,100 134,56', '8,188 40,130 78,88 118,58', '24,200 76,158 112,112 138,64'],
      broad,
    ),
  ]);
}
