import { type Drawing, hole, placed, solid } from '../drawing/contour';
import { along, heading, roundThrough, type Spine, stem } from '../drawing/spine';
import { berry, leaf } from './leaf';

/** One flower: five round petals about an open ring. */
function flower(radius: number): Drawing {
  const petal = roundThrough([
    [radius * 0.27, 0],
    [radius * 0.5, -radius * 0.25],
    [radius * 0.84, -radius * 0.29],
    [radius, 0],
    [radius * 0.84, radius * 0.29],
    [radius * 0.5, radius * 0.25],
  ]);
  const petals = [0, 72, 144, 216, 288].flatMap((turn) => placed([petal], { turn: turn - 90 }));
  const eye = [...solid(berry(radius * 0.19, radius * 0.19)), ...hole(berry(radius * 0.075, radius * 0.075))];
  return [...solid(petals), ...eye];
}

/** A sprig of forget-me-nots with three flowers and two buds. */
export function forgetMeNot(): Drawing {
  const main: Spine = [
    [-10, 210],
    [14, 140],
    [-26, 80],
    [0, 34],
  ];
  const left: Spine = [
    [-5, 132],
    [-22, 104],
    [-52, 92],
    [-66, 66],
  ];
  const right: Spine = [
    [-6, 104],
    [16, 92],
    [44, 84],
    [62, 44],
  ];
  const twig: Spine = [
    [-8, 150],
    [26, 138],
    [58, 140],
    [84, 116],
  ];
  const grown = (t: number, turn: number, length: number) => {
    const { at } = along(main, t);
    const form = { length, breadth: length * 0.16, bend: turn > 0 ? -6 : 6, rib: 2.4, belly: 0.44 };
    return placed(leaf(form), { x: at[0], y: at[1], turn: heading(main, t) + turn });
  };
  return [
    ...solid([
      stem(main, 4, 2.8, 10),
      stem(left, 3, 2.6, 8),
      stem(right, 3, 2.6, 8),
      stem(twig, 2.8, 2.4, 6),
    ]),
    ...placed(flower(44), { x: 0, y: -12, turn: 6 }),
    ...placed(flower(37), { x: -78, y: 32, turn: -20 }),
    ...placed(flower(34), { x: 74, y: 12, turn: 24 }),
    ...solid(placed(berry(8, 6.4), { x: 89, y: 111, turn: -50 })),
    ...grown(0.1, -40, 84),
    ...grown(0.06, 58, 80),
  ];
}
