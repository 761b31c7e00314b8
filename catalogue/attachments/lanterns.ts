import { type Drawing, placed } from '../drawing/contour';
import { way, within } from '../drawing/pen';
import type { Part } from './entry';
import { oval, plate, turned, without } from './shapes';

/** A candle that burns: wax from `top` down to `bottom`, and its flame, pointed above. */
function candle(top: number, bottom: number, width: number, depth: number): Part[] {
  const flame = within([
    way(`0,${top - 34} 7,${top - 18} 6,${top - 5} 0,${top - 1}`),
    way(`0,${top - 1} -6,${top - 5} -7,${top - 18} 0,${top - 34}`),
  ]);
  return [
    ['porcelain', depth, plate(width, top, bottom - top, 3)],
    ['flame', depth + 2, flame],
  ];
}

/** A ring to hang a lantern by, its middle at `y`. */
const ring = (y: number): Drawing => without(oval(0, y, 13), oval(0, y, 8.5));

/** A four-sided lantern with a pitched roof. */
export function squareLantern(): Part[] {
  const panes = plate(92, 76, 128);
  const bars = [-48, 0, 48].flatMap((x) => placed(plate(x === 0 ? 4 : 8, 74, 132), { x }));
  return [
    ['bronze', 20, ring(12)],
    ['glass', 40, panes],
    ...candle(132, 202, 34, 46),
    ['bronze', 55, bars],
    ['bronze', 60, turned('0,22 9,23 14,28', '14,28 34,44 62,60', '62,60 62,66', '62,66 0,66')],
    ['bronze', 64, [...plate(112, 64, 12, 2), ...plate(116, 204, 12, 2)]],
    ['bronze', 70, turned('0,214 62,214', '62,214 64,224', '64,224 70,232', '70,232 70,240', '70,240 0,240')],
  ];
}

/** A round lantern with a domed roof and a bellied glass. */
export function roundLantern(): Part[] {
  return [
    ['bronze', 20, ring(12)],
    ['glass', 50, turned('0,72 40,72', '40,72 50,110 52,150 46,196', '46,196 0,196')],
    ...candle(134, 194, 32, 54),
    ['bronze', 58, turned('0,20 7,22 8,30', '8,30 12,36', '12,36 34,42 52,62', '52,62 54,70', '54,70 0,70')],
    ['bronze', 62, [...plate(104, 68, 9, 3), ...plate(104, 192, 9, 3)]],
    [
      'bronze',
      68,
      turned('0,200 48,200', '48,200 42,212 46,222', '46,222 60,230', '60,230 60,238', '60,238 0,238'),
    ],
  ];
}

/** A lantern of granite with a bronze door, its pane arched. */
export function graniteLantern(): Part[] {
  const arch = (inset: number): Drawing =>
    within([
      way(`${-42 + inset},${206 - inset} ${-42 + inset},104`),
      way(
        `${-42 + inset},104 -30,${74 + inset * 0.9} 0,${60 + inset} 30,${74 + inset * 0.9} ${42 - inset},104`,
      ),
      way(`${42 - inset},104 ${42 - inset},${206 - inset}`),
      way(`${42 - inset},${206 - inset} ${-42 + inset},${206 - inset}`),
    ]);
  return [
    [
      'granite',
      90,
      turned(
        '0,8 26,10',
        '26,10 78,44',
        '78,44 78,52',
        '78,52 66,54',
        '66,54 66,222',
        '66,222 78,226',
        '78,226 78,246',
        '78,246 0,246',
      ),
    ],
    ['bronze', 94, arch(0)],
    ['glass', 92, arch(7)],
    ...candle(146, 199, 30, 93),
    ['bronze', 98, plate(3, 66, 134)],
    ['bronze', 98, plate(70, 140, 3)],
    ['brass', 102, oval(33, 150, 3.6)],
  ];
}

/** A candle in its holder: a dish, a stem and a cup. */
export function candleHolder(): Part[] {
  return [
    ...candle(52, 124, 34, 34),
    [
      'bronze',
      38,
      turned('0,118 26,118', '26,118 24,136 14,144 7,148', '7,148 6,160 10,168', '10,168 0,168'),
    ],
    ['bronze', 42, turned('0,164 12,164', '12,164 30,172 50,174', '50,174 54,182', '54,182 0,182')],
    ['brass', 40, plate(56, 114, 6, 3)],
  ];
}
