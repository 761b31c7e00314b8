import { solid } from '../../drawing/contour';
import { type Layer, laid, layered, mirroredLayers } from '../../drawing/layers';
import { HAIR } from '../../drawing/pen';
import { along, heading, type Spine, stem } from '../../drawing/spine';
import { strokes } from './blade';
import { lineLeaf } from './lineLeaf';

/** A grain with its awn, along x; every second side lies in shade. */
function grain(side: -1 | 1): Layer[] {
  const form = { length: 32, breadth: 7.4, bend: -side * 1.6, belly: 0.45 };
  return [
    strokes([`24,0 46,${side * 1.5} 74,${-side * 5}`], HAIR),
    lineLeaf(side > 0 ? { ...form, shade: 1 } : { ...form, shade: -1 }),
  ];
}

/** An ear on its halm: grains in two rows and one at the tip. */
function ear(halm: Spine, grains: number): Layer[] {
  const rows = Array.from({ length: grains }, (_, i) => 0.52 + (0.44 * i) / (grains - 1)).flatMap((t) =>
    ([-1, 1] as const).flatMap((side) => {
      const foot = Math.min(1, t + side * 0.012);
      const { at } = along(halm, foot);
      const turn = heading(halm, foot) + side * (31 - 14 * (t - 0.5));
      return laid(grain(side), { x: at[0], y: at[1], turn });
    }),
  );
  const top = along(halm, 1).at;
  const last = [strokes(['28,0 84,0'], HAIR), lineLeaf({ length: 36, breadth: 7, belly: 0.42, shade: 1 })];
  return [
    { inks: solid([stem(halm, 3.4, 2.4, 10)]) },
    ...rows,
    ...laid(last, { x: top[0], y: top[1], turn: heading(halm, 1) }),
  ];
}

const MIDDLE: Spine = [
  [0, 196],
  [0, 80],
  [0, -40],
  [0, -150],
];
const RIGHT: Spine = [
  [-30, 190],
  [-6, 80],
  [24, -10],
  [100, -112],
];

/** Three ears of corn in lines: a life's harvest. */
export function earsOfCorn(): string {
  const blade = lineLeaf({ length: 132, breadth: 8, bend: -20, belly: 0.32, shade: 1 });
  const side = [...laid([blade], { x: -6, y: 92, turn: -24 }), ...ear(RIGHT, 7)];
  return layered([...side, ...mirroredLayers(side), ...ear(MIDDLE, 8)]);
}
