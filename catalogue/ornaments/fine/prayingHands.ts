import { laid, layered } from '../../drawing/layers';
import { HAIR, LIGHT, lines, STRONG, SWELLING, way, within } from '../../drawing/pen';
import { piece } from './blade';

/** The hand behind: a narrow strip of it, and its finger tips. */
const FAR_HAND = piece(
  [
    '24,120 46,94 50,58 45,18 38,-32 32,-86 25,-128 16,-146 8,-148',
    '8,-148 -4,-130 0,-60 4,20 10,120 24,120',
  ],
  ['30,-20 25,-74 18,-116'],
);
/** The back of the hand in front and its middle finger, which looks out behind the forefinger. */
const NEAR_HAND = piece([
  '-46,128 -55,90 -53,52 -45,14 -38,-34 -30,-86 -21,-134 -13,-154 -3,-158 5,-150',
  '5,-150 8,-6 12,60 14,120',
  '14,120 -46,128',
]);
const FOREFINGER = way('-26,40 -22,-20 -18,-80 -12,-122 -6,-138 3,-142 10,-134 12,-112 9,-60 8,-6');
const THUMB_OUTSIDE = way('-34,96 -37,58 -25,26 -11,0 1,-20');
const THUMB_INSIDE = way('1,-20 11,-23 15,-11 9,12 3,36 3,58 9,84');

/** Folded hands in their sleeves, pointing upwards. */
export function prayingHands(): string {
  const hands = [
    FAR_HAND,
    piece(
      ['16,118 40,108 58,112', '58,112 68,140 72,168', '72,168 52,168 22,174', '22,174 12,146 16,118'],
      ['50,122 58,146 60,162'],
      LIGHT,
    ),
    NEAR_HAND,
    {
      hides: within([FOREFINGER, way('8,-6 0,18 -26,40')]),
      inks: [
        ...lines([FOREFINGER], LIGHT),
        ...lines(['3,-132 7,-124 6,-114', '-15,-66 -9,-64 -5,-66', '-40,40 -36,46 -37,54'], HAIR),
      ],
    },
    {
      hides: within([THUMB_OUTSIDE, THUMB_INSIDE, way('9,84 -34,96')]),
      inks: [...lines([THUMB_OUTSIDE, THUMB_INSIDE], SWELLING), ...lines(['7,-14 11,-8 8,2'], HAIR)],
    },
    piece(
      ['-64,128 -22,116 22,118', '22,118 28,150 30,176', '30,176 -20,170 -72,184', '-72,184 -70,154 -64,128'],
      ['-48,132 -52,152 -54,172', '-24,128 -26,150 -24,164', '0,128 4,150 6,166'],
      STRONG,
    ),
  ];
  return layered(laid(hands, { turn: 12 }));
}
