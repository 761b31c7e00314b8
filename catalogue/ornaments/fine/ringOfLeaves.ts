import { radians } from '../../../src/geometry/angle';
import type { Point } from '../../../src/geometry/point';
import { type Layer, laid, layered, mirroredLayers, rimmed } from '../../drawing/layers';
import { HAIR, type Way } from '../../drawing/pen';
import { berry } from '../leaf';
import { strokes } from './blade';
import { lineLeaf } from './lineLeaf';

const RADIUS = 150;

/** The point of the ring this many degrees from its foot, anticlockwise as seen. */
const onRing = (degrees: number, radius = RADIUS): Point => [
  radius * Math.sin(radians(degrees)),
  radius * Math.cos(radians(degrees)),
];

function berries(degrees: number): Layer[] {
  return [
    [1.14, -3],
    [1.19, 3],
  ].flatMap(([far = 1, turn = 0]) => {
    const at = onRing(degrees + turn, RADIUS * far);
    const stalk: Way = [onRing(degrees - 4), at];
    return [strokes([stalk], HAIR), ...laid(rimmed(berry(7, 7), berry(4.6, 4.6)), { x: at[0], y: at[1] })];
  });
}

/** A round wreath that closes above, bound below: two branches with leaves in pairs and a few berries. */
export function ringOfLeaves(): string {
  const branch: Way = Array.from({ length: 18 }, (_, i) => onRing(-9 + i * 10.6));
  const leaves = Array.from({ length: 12 }, (_, i) => 4 + i * 14.4).flatMap((degrees, i) => {
    const at = onRing(degrees);
    return ([-1, 1] as const).flatMap((side) =>
      laid(
        [
          lineLeaf({
            length: 60 - i,
            breadth: 9.5,
            bend: -side * 3,
            belly: 0.44,
            ...(side > 0 && { shade: 1 as const }),
          }),
        ],
        {
          x: at[0],
          y: at[1],
          turn: -degrees + side * 32,
        },
      ),
    );
  });
  const half: Layer[] = [
    strokes([branch], { from: 3.6, to: 2.4 }),
    ...[25, 68, 111].flatMap(berries),
    ...leaves,
  ];
  return layered([...half, ...mirroredLayers(half)]);
}
