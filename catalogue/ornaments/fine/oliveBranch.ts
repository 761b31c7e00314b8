import { solid } from '../../drawing/contour';
import { type Layer, laid, layered, rimmed } from '../../drawing/layers';
import { FINE, HAIR } from '../../drawing/pen';
import { along, heading, type Spine, stem } from '../../drawing/spine';
import { berry } from '../leaf';
import { strokes } from './blade';
import { lineLeaf } from './lineLeaf';

const BRANCH: Spine = [
  [-210, 40],
  [-90, -50],
  [60, 50],
  [196, -34],
];
const LEAVES = 8;

/** A pair of leaves, one above and one below the branch, longest in its middle. */
function pair(index: number): Layer[] {
  const t = 0.13 + index * 0.108;
  const size = 0.74 + 0.26 * Math.sin(Math.PI * (0.15 + 0.8 * t));
  return ([-1, 1] as const).flatMap((side) => {
    const foot = t + side * 0.022;
    const { at } = along(BRANCH, foot);
    const turn = heading(BRANCH, foot) + side * (46 - 14 * t);
    const form = { length: 80 * size, breadth: 9 * size, bend: -side * 5, belly: 0.45, shade: 1 as const };
    return laid([lineLeaf(form)], { x: at[0], y: at[1], turn });
  });
}

/** An olive on its stalk, hanging from the branch at t. */
function olive(t: number): Layer[] {
  const { at } = along(BRANCH, t);
  const fruit = rimmed(berry(13.5, 10.5), berry(13.5 - 1.2 * FINE, 10.5 - 1.2 * FINE));
  const hung = [
    strokes(['0,0 10,1 22,1'], HAIR),
    ...laid([...fruit, strokes(['-4,4 2,5 6,2'], HAIR)], { x: 34, y: 1 }),
  ];
  return laid(hung, { x: at[0], y: at[1], turn: 84 });
}

/** A branch of olive in lines, lying, with three fruits: peace. */
export function oliveBranch(): string {
  const tip = along(BRANCH, 1).at;
  const last = lineLeaf({ length: 62, breadth: 7.5, bend: -3, belly: 0.45, shade: 1 });
  return layered([
    { inks: solid([stem(BRANCH, 4.4, 2.4, 14)]) },
    ...Array.from({ length: LEAVES }, (_, index) => pair(index)).flat(),
    ...laid([last], { x: tip[0], y: tip[1], turn: heading(BRANCH, 1) }),
    ...olive(0.2),
    ...olive(0.41),
    ...olive(0.62),
  ]);
}
