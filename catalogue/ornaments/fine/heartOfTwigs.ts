import { type Layer, laid, layered, mirroredLayers, rimmed } from '../../drawing/layers';
import { berry } from '../leaf';
import { strokes } from './blade';
import { lineLeaf } from './lineLeaf';

/** Where a leaf grows from the right half: its foot, the way it points (degrees), its length. */
const LEAVES: readonly (readonly [x: number, y: number, turn: number, length: number])[] = [
  [38, 124, 24, 38],
  [44, 114, -112, 38],
  [78, 86, 8, 40],
  [86, 80, -128, 38],
  [114, 52, -18, 42],
  [118, 46, -142, 36],
  [138, 8, -30, 40],
  [140, 0, -158, 36],
  [142, -38, -52, 40],
  [138, -50, 174, 34],
  [118, -80, -76, 40],
  [104, -90, 150, 34],
  [72, -93, -110, 38],
  [54, -88, 112, 32],
  [28, -72, -140, 34],
];

/** Two twigs bent to a heart: they cross below and touch in the cleft. */
export function heartOfTwigs(): string {
  const half: Layer[] = [
    strokes(['-22,172 8,144 56,104 110,54 140,2 143,-44 114,-84 70,-94 28,-74 0,-32'], {
      from: 3.8,
      to: 2.2,
      swell: 1,
    }),
    strokes(['-8,166 22,126 66,98 98,62 132,14 134,-36 120,-78 76,-90 40,-84 10,-50 0,-32'], {
      from: 2.8,
      to: 2,
    }),
    ...LEAVES.flatMap(([x, y, turn, length]) =>
      laid([lineLeaf({ length, breadth: length * 0.2, belly: 0.42, shade: 1 })], { x, y, turn }),
    ),
    ...laid(rimmed(berry(6.4, 6.4), berry(4, 4)), { x: 62, y: 74 }),
    ...laid(rimmed(berry(6.4, 6.4), berry(4, 4)), { x: 160, y: -18 }),
    ...laid(rimmed(berry(6.4, 6.4), berry(4, 4)), { x: 92, y: -107 }),
  ];
  return layered([...half, ...mirroredLayers(half)]);
}
