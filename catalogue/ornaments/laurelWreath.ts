import { type Drawing, mirrored, placed, solid } from '../drawing/contour';
import { along, heading, type Spine, stem } from '../drawing/spine';
import { leaf } from './leaf';

/** The right half of the wreath, from the crossing at the foot to the open top. */
const BRANCH: Spine = [
  [-16, 12],
  [110, -14],
  [122, -150],
  [40, -196],
];

/** A laurel wreath open at the top: honour and lasting memory. */
export function laurelWreath(): Drawing {
  const leaves = Array.from({ length: 10 }, (_, index) => {
    const t = 0.13 + index * 0.086;
    const length = 58 - 17 * t;
    return ([-1, 1] as const).flatMap((side) => {
      const { at } = along(BRANCH, t + side * 0.012);
      const form = { length, breadth: length * 0.17, bend: -side * length * 0.05, rib: 2.4, belly: 0.44 };
      return placed(leaf(form), { x: at[0], y: at[1], turn: heading(BRANCH, t) + side * (36 - 10 * t) });
    });
  });
  const tip = along(BRANCH, 1).at;
  const last = placed(leaf({ length: 40, breadth: 6.4, bend: 0, rib: 2.2, belly: 0.44 }), {
    x: tip[0],
    y: tip[1],
    turn: heading(BRANCH, 1),
  });
  const half = solid([stem(BRANCH, 4.6, 2.4, 14), ...leaves.flat(), ...last]);
  return [...half, ...mirrored(half)];
}
