import type { Drawing } from '../drawing/contour';
import { mirrored } from '../drawing/contour';
import { lines } from '../drawing/pen';
import type { Part } from './entry';
import { oval, plate, turned } from './shapes';

/** A two-handled vase on a foot. */
export function amphora(): Part[] {
  const handle: Drawing = lines(['24,38 52,34 62,58 48,92'], { from: 7, to: 6 });
  return [
    ['bronze', 24, [...handle, ...mirrored(handle)]],
    [
      'bronze',
      46,
      turned(
        '0,10 30,10',
        '30,10 22,26 20,42',
        '20,42 46,64 54,100 44,140 18,176',
        '18,176 12,188 14,198',
        '14,198 0,198',
      ),
    ],
    [
      'bronze',
      50,
      [...plate(68, 6, 8, 4), ...turned('0,196 16,196', '16,196 34,208', '34,208 36,216', '36,216 0,216')],
    ],
    ['brass', 52, [...plate(104, 96, 4, 2), ...plate(44, 42, 4, 2)]],
  ];
}

/** A slender vase that widens upwards, of brushed steel with a bronze foot. */
export function flute(): Part[] {
  return [
    ['steel', 36, turned('0,0 42,0', '42,0 30,60 24,120 18,186', '18,186 0,186')],
    ['steel', 40, plate(92, -3, 7, 3.5)],
    ['bronze', 44, turned('0,182 22,182', '22,182 24,192 40,200', '40,200 42,208', '42,208 0,208')],
  ];
}

/** A round-bellied vase with a narrow neck and a lip. */
export function bellied(): Part[] {
  return [
    [
      'bronze',
      50,
      turned('0,16 20,16', '20,16 18,36 24,48', '24,48 56,72 62,108 46,146 26,158', '26,158 0,158'),
    ],
    ['bronze', 54, [...turned('0,6 34,6', '34,6 32,14 18,20', '18,20 0,20'), ...plate(64, 154, 10, 3)]],
    ['brass', 56, [...oval(0, 102, 9, 9)]],
    ['bronze', 56, plate(54, 46, 5, 2.5)],
  ];
}
