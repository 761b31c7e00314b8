import type { Point } from '../../src/geometry/point';
import { type Drawing, mirrored, placed, solid } from '../drawing/contour';
import { way, within } from '../drawing/pen';
import { flaredCross, latinCross } from '../ornaments/crosses';
import { polygon } from '../ornaments/leaf';
import type { Part } from './entry';
import { oval, plate, star, without } from './shapes';

/** A medallion for a photograph on porcelain, in a bronze frame with a brass bead. */
export function medallion(halfWidth: number, halfHeight: number): Part[] {
  const at = (inset: number) => oval(0, 0, halfWidth - inset, halfHeight - inset);
  return [
    ['bronze', 8, at(0)],
    ['porcelain', 9, at(7)],
    ['bronze', 12, without(at(0), at(7))],
    ['brass', 13, without(at(6.5), at(8.5))],
  ];
}

/** A heart's outline about x = 0, 100 broad. */
const heartShape = (): Drawing =>
  within([
    way('0,18 8,4 22,-1 38,4 50,20 48,42 30,66 0,94'),
    way('0,94 -30,66 -48,42 -50,20 -38,4 -22,-1 -8,4 0,18'),
  ]);

/** A heart with a raised middle. */
export const heartPlate = (): Part[] => [
  ['bronze', 7, heartShape()],
  ['bronze', 12, placed(heartShape(), { x: 0, y: 6.6, scale: 0.84 })],
];

/** A bronze ring on a rosette, by which a cover stone is lifted. */
export function ringHandle(): Part[] {
  const petal = within([way('0,0 -9,-14 -9,-30 0,-38'), way('0,-38 9,-30 9,-14 0,0')]);
  return [
    ['bronze', 8, [0, 45, 90, 135, 180, 225, 270, 315].flatMap((turn) => placed(petal, { turn }))],
    ['bronze', 12, oval(0, 0, 20)],
    ['bronze', 24, without(oval(0, 52, 58), oval(0, 52, 46))],
    ['bronze', 30, without(oval(0, -3, 13, 11), oval(0, 4, 4, 2.5))],
  ];
}

/** An open book of bronze: its cover, its pages, and the lines of writing on them. */
export function bookPlate(): Part[] {
  const page: Drawing = within([
    way('0,-46 22,-62 52,-66 96,-58'),
    way('96,-58 100,48'),
    way('100,48 56,42 24,46 0,60'),
    way('0,60 0,-46'),
  ]);
  const cover: Drawing = within([
    way('0,-40 26,-66 56,-70 104,-64'),
    way('104,-64 110,58'),
    way('110,58 60,52 26,56 0,70'),
    way('0,70 0,-40'),
  ]);
  const writing = [-40, -24, -8, 8, 24].flatMap((y) =>
    within([
      way(`14,${y + 5} 40,${y - 2.5} 86,${y - 2}`),
      way(`86,${y - 2} 86,${y + 0.6}`),
      way(`86,${y + 0.6} 40,${y + 0.1} 14,${y + 7.6}`),
      way(`14,${y + 7.6} 14,${y + 5}`),
    ]),
  );
  const both = (drawing: Drawing) => [...solid(drawing), ...solid(mirrored(drawing))];
  return [
    ['bronze', 8, both(cover)],
    ['bronze', 14, both(page)],
    ['brass', 15, both(writing)],
  ];
}

/** A star whose points are ridged: each point has a bright and a dark side. */
export function starPlate(): Part[] {
  const rim = star(5, 60, 25);
  const facets = Array.from({ length: 5 }, (_, i): Point[] => {
    const tip: Point = rim[2 * i] ?? [0, 0];
    const notch: Point = rim[2 * i + 1] ?? [0, 0];
    return [[0, 0], tip, notch];
  });
  return [
    ['bronze', 8, solid([polygon(rim)])],
    ['brass', 11, solid(facets.map(polygon))],
  ];
}

/** A cross with flared arms and a slender cross raised on it. */
export const crossPlate = (): Part[] => [
  ['bronze', 7, flaredCross({ width: 100, height: 160, bar: 18, arm: 52 }, 1.8)],
  ['bronze', 11, placed(latinCross({ width: 76, height: 134, bar: 6, arm: 42 }), { y: 10 })],
  ['brass', 14, oval(0, 52, 6.5)],
];

/** A plain Latin cross of steel with bevelled bars. */
export const steelCross = (): Part[] => [
  ['steel', 8, latinCross({ width: 96, height: 170, bar: 20, arm: 54 })],
  ['steel', 12, placed(latinCross({ width: 84, height: 158, bar: 8, arm: 48 }), { y: 6 })],
];

/** A frame for a photograph behind glass, with rounded corners. */
export const framedPhoto = (): Part[] => [
  ['bronze', 8, plate(90, -60, 120, 10)],
  ['porcelain', 9, plate(74, -52, 104, 5)],
  ['bronze', 13, without(plate(90, -60, 120, 10), plate(74, -52, 104, 5))],
];
