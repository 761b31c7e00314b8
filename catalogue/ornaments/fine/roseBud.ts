import { laid, layered } from '../../drawing/layers';
import { TAPERING } from '../../drawing/pen';
import { piece, strokes } from './blade';
import { roseLeaf, sepal } from './roseLeaf';

/** A rose bud about to open, in lines: a life that ended early. */
export function roseBud(): string {
  return layered([
    strokes(['26,300 -2,226 -10,142 0,64'], TAPERING),
    piece(['0,58 -30,34 -38,-6 -26,-48 -2,-78', '-2,-78 26,-52 38,-8 30,34 0,58']),
    piece(['-2,-78 14,-60 14,-44 2,-26', '2,-26 -16,-44 -14,-62 -2,-78']),
    piece(
      ['0,58 -36,36 -44,-4 -30,-44', '-30,-44 -12,-36 6,-14 20,10', '20,10 22,38 0,58'],
      ['-26,-22 -26,8 -14,34'],
    ),
    piece(
      ['0,58 38,36 44,-6 28,-50', '28,-50 16,-40 4,-12 -4,14', '-4,14 -8,38 0,58'],
      ['28,-22 22,10 10,36'],
    ),
    ...laid([sepal(62, -10)], { x: -6, y: 56, turn: 236 }),
    ...laid([sepal(62, 10)], { x: 6, y: 56, turn: -56 }),
    ...laid([sepal(56, -5)], { x: -8, y: 60, turn: 166 }),
    ...laid([sepal(54, 5)], { x: 8, y: 60, turn: 14 }),
    piece(['-14,56 -14,70 0,78 14,70 14,56', '14,56 0,50 -14,56']),
    ...laid(roseLeaf(138, 3), { x: -8, y: 176, turn: -34 }),
    ...laid(roseLeaf(138, 3), { x: -6, y: 214, turn: 208 }),
    strokes(['-9,122 -18,118 -22,110', '12,258 21,254 25,246'], { from: 2.6, to: 2 }),
  ]);
}
