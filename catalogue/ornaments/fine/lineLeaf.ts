import type { Point } from '../../../src/geometry/point';
import type { Drawing } from '../../drawing/contour';
import type { Layer } from '../../drawing/layers';
import { type Breadth, back, FINE, HAIR, penned, type Way, within } from '../../drawing/pen';

/** A leaf in lines, lying along the x axis with its foot at the origin. */
export type LineLeafForm = {
  readonly length: number;
  /** Half its breadth. */
  readonly breadth: number;
  /** How far its middle is bent to positive y. */
  readonly bend?: number;
  /** Where it is broadest, 0 at the foot to 1 at the tip. */
  readonly belly?: number;
  /** Side veins in each open half. */
  readonly veins?: number;
  /** The half that lies in shade and is cut out whole: that of negative or of positive y. */
  readonly shade?: -1 | 1;
};

const EDGE: Breadth = { from: FINE, to: FINE, swell: 1 };

/** The places along a leaf at which its edge is worked out. */
const PLACES = [0, 0.07, 0.2, 0.36, 0.52, 0.68, 0.84, 0.94, 1];

/** One edge of a leaf: it swells to its full breadth at the belly and runs out into a fine tip. */
function edgeOf({ length, breadth, belly = 0.4 }: LineLeafForm, side: -1 | 1): Way {
  const [rise, fall] = [belly * 2, (1 - belly) * 2];
  const full = belly ** rise * (1 - belly) ** fall;
  return PLACES.map((t): Point => [length * t, (side * breadth * t ** rise * (1 - t) ** fall) / full]);
}

/** A leaf in lines: its edge, its midrib and side veins, and, where asked, one half in shade. */
export function lineLeaf(form: LineLeafForm): Layer {
  const { length, bend = 0, veins = 0, shade } = form;
  const bent = (points: Way): Way =>
    points.map(([x, y]): Point => [x, y + bend * 4 * (x / length) * (1 - x / length)]);
  const [upper, lower] = [bent(edgeOf(form, -1)), bent(edgeOf(form, 1))];
  const rib = bent([0, 0.2, 0.45, 0.7, shade ? 1 : 0.86].map((t): Point => [length * t, 0]));
  const open = ([-1, 1] as const).filter((side) => side !== shade);
  const side = open.flatMap((half) =>
    Array.from({ length: veins }, (_, i) => penned(bent(vein(form, half, 0.14 + (0.56 * i) / veins)), HAIR)),
  );
  const dark: Drawing = shade ? within([shade < 0 ? upper : lower, back(rib)]) : [];
  return {
    hides: within([upper, back(lower)]),
    inks: [penned(upper, EDGE), penned(lower, EDGE), penned(rib, HAIR), ...side, ...dark],
  };
}

/** A side vein: it leaves the midrib at t and runs forward towards the edge. */
function vein({ length, breadth }: LineLeafForm, side: -1 | 1, t: number): Way {
  const reach = breadth * 0.6 * (1 - t * 0.45);
  return [
    [length * t, 0],
    [length * (t + 0.07), side * reach * 0.5],
    [length * (t + 0.17), side * reach],
  ];
}
