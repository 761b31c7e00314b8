import { radians } from '../../../src/geometry/angle';
import type { Point } from '../../../src/geometry/point';
import { placed } from '../../drawing/contour';
import { layered } from '../../drawing/layers';
import { HAIR, lines, penned, STRONG, SWELLING, type Way, way, within } from '../../drawing/pen';
import { berry } from '../leaf';
import { strokes } from './blade';
import { gull, RIPPLE } from './water';

const SUN = 46;
const onSun = (radius: number, degrees: number): Point => [
  radius * Math.cos(radians(degrees)),
  radius * Math.sin(radians(degrees)),
];

/** The sun's light on the water: from, to and how far below the horizon. */
const GLITTER: readonly (readonly [from: number, to: number, y: number])[] = [
  [-92, 92, 14],
  [-150, -40, 26],
  [-14, 66, 26],
  [92, 168, 26],
  [-60, 34, 38],
  [-196, -96, 40],
  [66, 128, 38],
  [-24, 22, 50],
  [46, 110, 52],
];

const HILL = way('-250,0 -236,-12 -208,-30 -176,-44 -150,-46 -122,-34 -100,-16 -78,-6 -56,0');
const SHORE = way('60,78 110,66 164,64 214,54 252,40');

/** The sun setting over calm water, a headland to the left and reeds to the right. */
export function sunOverSea(): string {
  const sun: Way = Array.from({ length: 13 }, (_, i) => onSun(SUN, 180 + i * 15));
  const rays = Array.from({ length: 11 }, (_, i) => {
    const degrees = 189 + i * 16.2;
    return penned([onSun(SUN + 12, degrees), onSun(SUN + (i % 2 ? 38 : 62), degrees)], { from: 3.2, to: 2 });
  });
  const glitter = GLITTER.map(
    ([from, to, y]): Way => [
      [from, y],
      [(from + to) / 2, y + 0.6],
      [to, y],
    ],
  );
  const reeds = [
    '196,70 192,20 198,-28 212,-70',
    '208,70 212,30 226,0 246,-30',
    '186,70 178,36 164,10 146,-6',
    '214,70 210,20 216,-20 222,-48',
    '176,72 172,40 176,10 184,-14',
  ];
  return layered([
    { inks: rays },
    { hides: within([sun]), inks: lines([sun], STRONG) },
    { hides: within([HILL]), inks: lines([HILL], SWELLING) },
    strokes(['-206,-22 -176,-34 -146,-34', '-190,-12 -160,-20 -128,-18'], HAIR),
    strokes(['-244,1 -150,1 0,1 176,1'], RIPPLE),
    strokes(glitter, { from: 2, to: 2, swell: 1.6 }),
    strokes(['-214,66 -120,60 -40,70 30,66', '-150,80 -90,76 -20,82'], { from: 2, to: 2, swell: 1.6 }),
    strokes(reeds, { from: 2.8, to: 2 }),
    {
      inks: [
        ...placed(berry(16, 4), { x: 214, y: -84, turn: -76 }),
        ...placed(berry(13, 3.6), { x: 186, y: -26, turn: -72 }),
      ],
    },
    { hides: within([SHORE, way('252,40 254,78'), way('254,78 60,78')]), inks: lines([SHORE], SWELLING) },
    { inks: [...gull(96, -88, 0.9), ...gull(128, -62, 0.7), ...gull(-96, -96, 0.75)] },
  ]);
}
