import type { Point } from '../../../src/geometry/point';
import { solid } from '../../drawing/contour';
import { type Layer, laid, layered } from '../../drawing/layers';
import { LIGHT, lines, type Way } from '../../drawing/pen';
import { along, heading, type Spine, stem } from '../../drawing/spine';
import { piece, strokes } from './blade';

const TWIG: Spine = [
  [-170, 62],
  [-96, 20],
  [-20, 14],
  [66, -22],
];

/** Where the lobes of an oak leaf stand along it, and how far they reach: shares of its length. */
const LOBES: readonly (readonly [place: number, reach: number])[] = [
  [0.2, 0.15],
  [0.4, 0.25],
  [0.61, 0.29],
  [0.8, 0.22],
];

/** An oak leaf along x: round lobes that grow towards the front third, and a vein into each. */
function oakLeaf(length: number): Layer {
  const side = (sign: 1 | -1): Point[] =>
    LOBES.flatMap(([place, reach], i): Point[] => {
      const sinus = (LOBES[i + 1]?.[0] ?? 0.97) - 0.085;
      const depth = 0.052 + 0.055 * Math.sin(Math.PI * place);
      return [
        [place - 0.05, reach * 0.86],
        [place + 0.005, reach * 1.02],
        [place + 0.052, reach * 0.86],
        [sinus, i === LOBES.length - 1 ? 0.095 : depth],
      ].map(([x = 0, y = 0]): Point => [x * length, sign * y * length]);
    });
  const foot = (sign: 1 | -1): Point => [length * 0.08, sign * length * 0.04];
  const tip = (sign: 1 | -1): Point => [length * 0.955, sign * length * 0.075];
  const edge: Way = [
    [0, 0],
    foot(-1),
    ...side(-1),
    tip(-1),
    [length, 0],
    tip(1),
    ...side(1).reverse(),
    foot(1),
    [0, 0],
  ];
  const veins = LOBES.flatMap(([place, reach]) =>
    [1, -1].map(
      (sign): Way => [
        [length * (place - 0.11), 0],
        [length * (place - 0.05), sign * length * reach * 0.3],
        [length * (place + 0.005), sign * length * reach * 0.72],
      ],
    ),
  );
  const rib: Way = [
    [0, 0],
    [length * 0.3, length * 0.01],
    [length * 0.6, -length * 0.01],
    [length * 0.92, 0],
  ];
  const leaf = piece([edge], veins, { from: 2.4, to: 2.4 });
  return { ...leaf, inks: [...(leaf.inks ?? []), ...lines([rib], { from: 3, to: 2 })] };
}

/** An acorn hanging down from the origin, its cup hatched crosswise. */
function acorn(): Layer[] {
  const cup = '-19,0 -21,-9 -13,-19 0,-22 13,-19 21,-9 19,0';
  const hatches = ['-13,-18 0,-4 8,2', '-2,-21 10,-8 15,0', '13,-18 0,-4 -8,2', '2,-21 -10,-8 -15,0'];
  return [
    piece(['-16,0 -18,16 -13,32 -4,43 0,50 4,43 13,32 18,16 16,0', '16,0 -16,0'], ['9,12 8,24 4,33'], LIGHT),
    piece([cup, '19,0 0,5 -19,0'], hatches, LIGHT),
  ];
}

const grown = (t: number, turn: number, layers: readonly Layer[]) => {
  const { at } = along(TWIG, t);
  return laid(layers, { x: at[0], y: at[1], turn: heading(TWIG, t) + turn });
};

const leafAt = (t: number, turn: number, length: number) =>
  grown(t, turn, [strokes(['0,0 12,0'], { from: 3.2, to: 2.8 }), ...laid([oakLeaf(length)], { x: 10 })]);

const acornAt = (t: number, turn: number, stalk: number) =>
  grown(t, turn, [
    strokes(
      [
        [
          [0, 0],
          [stalk / 2, 2],
          [stalk, 0],
        ],
      ],
      { from: 2.8, to: 2.4 },
    ),
    ...laid(acorn(), { x: stalk + 21, turn: -90 }),
  ]);

/** A twig of oak with three leaves and two acorns: strength and a long life. */
export function oakTwig(): string {
  return layered([
    { inks: solid([stem(TWIG, 6.4, 3.2, 10)]) },
    ...leafAt(0.36, -66, 136),
    ...leafAt(0.46, 58, 136),
    ...leafAt(1, -24, 152),
    ...acornAt(0.72, 64, 34),
    ...acornAt(0.86, 18, 44),
  ]);
}
