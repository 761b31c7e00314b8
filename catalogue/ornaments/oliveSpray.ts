import { type Drawing, mirrored, placed, solid } from '../drawing/contour';
import { along, heading, type Spine, stem } from '../drawing/spine';
import { berry, leaf } from './leaf';

/** The right-hand branch: from the crossing in the middle it dips, then rises to a fine tip. */
const BRANCH: Spine = [
  [-44, 34],
  [50, -22],
  [122, 66],
  [226, -14],
];

const LEAVES = 8;

/** Leaves stand in pairs, one above and one below the branch, shorter and closer to it towards its tip. */
function pair(index: number): Drawing {
  const t = 0.24 + (0.7 * index) / (LEAVES - 1);
  const size = Math.sin(Math.PI * (0.24 + 0.62 * t)) ** 0.8;
  const spread = 42 - 18 * t;
  const side = (sign: 1 | -1) => {
    const foot = t + sign * 0.018;
    const { at } = along(BRANCH, foot);
    const length = 54 * size;
    const form = { length, breadth: length * 0.135, bend: -sign * length * 0.07, rib: 2.4, belly: 0.42 };
    return placed(leaf(form), { x: at[0], y: at[1], turn: heading(BRANCH, foot) + sign * spread });
  };
  return [...side(1), ...side(-1)];
}

function olive(t: number, sign: 1 | -1): Drawing {
  const { at } = along(BRANCH, t);
  const turn = heading(BRANCH, t) + sign * 78;
  const stalk: Spine = [
    [0, 0],
    [4, 0.6],
    [7, 1],
    [10, 1],
  ];
  return placed([stem(stalk, 1.8, 1.8, 2), ...placed(berry(6.6, 5), { x: 15.5, y: 1 })], {
    x: at[0],
    y: at[1],
    turn,
  });
}

/** Two olive branches crossed in the middle, rising to both sides: peace, drawn to lie below a name. */
export function oliveSpray(): Drawing {
  const tip = along(BRANCH, 1);
  const last = placed(leaf({ length: 34, breadth: 4.6, bend: -1.6, rib: 2.2, belly: 0.4 }), {
    x: tip.at[0] - tip.way[0] * 2,
    y: tip.at[1] - tip.way[1] * 2,
    turn: heading(BRANCH, 1),
  });
  const half = solid([
    stem(BRANCH, 4.4, 2.2, 12),
    ...Array.from({ length: LEAVES }, (_, index) => pair(index)).flat(),
    ...last,
    ...olive(0.205, -1),
  ]);
  return [...half, ...mirrored(half)];
}
