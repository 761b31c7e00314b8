import { radians } from '../../../src/geometry/angle';
import type { Point } from '../../../src/geometry/point';
import { type Drawing, placed } from '../../drawing/contour';
import { layered } from '../../drawing/layers';
import { HAIR, lines, penned, SWELLING, way, within } from '../../drawing/pen';
import { berry } from '../leaf';
import { piece, strokes } from './blade';
import { below, gull, RIPPLE, waves } from './water';

const LAMP_HEIGHT = -113;
const TOP = -88;

/** Half the tower's breadth at a height: it widens downwards. */
const half = (y: number) => 22 + ((y - TOP) / 208) * 20;

/** A dark band painted round the tower, from the height y downwards. */
function band(y: number, high: number): Drawing {
  const level = (height: number, sign: 1 | -1): Point[] => [
    [-sign * half(height), height],
    [0, height + 3],
    [sign * half(height), height],
  ];
  return within([
    level(y, 1),
    [
      [half(y), y],
      [half(y + high), y + high],
    ],
    level(y + high, -1),
    [
      [-half(y + high), y + high],
      [-half(y), y],
    ],
  ]);
}

function rays(): Drawing {
  const ray = (degrees: number, length: number) => {
    const [x, y] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
    const ends: Point[] = [
      [34 * x, 34 * y],
      [length * x, length * y],
    ];
    return penned(ends, { from: 2, to: 3.2 });
  };
  const fan = [-24, -12, 0, 12, 24];
  return fan.flatMap((degrees) => {
    const length = degrees === 0 ? 132 : 112;
    return [ray(degrees, length), ray(180 + degrees, length)];
  });
}

const TOWER = ['-22,-88 -30,20 -42,120', '-42,120 0,124 42,120', '42,120 30,20 22,-88'].map(way);
const ROCK = way('-112,128 -96,108 -66,112 -44,98 -10,104 24,98 50,110 78,104 102,116 120,130');

/** A lighthouse on its rock, shining to both sides: guidance. */
export function lighthouse(): string {
  const surface = waves(-160, 164, 134, 44, 9);
  return layered([
    { inks: placed(rays(), { y: LAMP_HEIGHT }) },
    { hides: within([...TOWER, way('22,-88 -22,-88')]), inks: lines(TOWER, SWELLING) },
    { inks: [...band(-60, 34), ...band(8, 38)] },
    { inks: within([way('-7,88 -7,74 0,67 7,74 7,88'), way('7,88 -7,88')]) },
    piece(
      ['-15,-128 -15,-98', '-15,-98 15,-98', '15,-98 15,-128', '15,-128 -15,-128'],
      ['-5,-126 -5,-100', '5,-126 5,-100'],
      HAIR,
    ),
    {
      inks: [
        ...within([way('-19,-128 -14,-142 0,-152'), way('0,-152 14,-142 19,-128'), way('19,-128 -19,-128')]),
        ...placed(berry(3, 3), { y: -155 }),
      ],
    },
    strokes(['0,-156 0,-170'], HAIR),
    {
      hides: within([
        way('-30,-96 30,-96'),
        way('30,-96 30,-88'),
        way('30,-88 -30,-88'),
        way('-30,-88 -30,-96'),
      ]),
    },
    strokes(
      [
        '-32,-90 32,-90',
        '-30,-104 30,-104',
        '-30,-104 -30,-92',
        '30,-104 30,-92',
        '-20,-104 -20,-92',
        '20,-104 20,-92',
      ],
      { from: 2.2, to: 2.2 },
    ),
    { hides: within([ROCK]), inks: lines([ROCK], SWELLING) },
    strokes(['-70,116 -56,124', '30,106 44,120', '-16,110 -4,122', '80,112 90,122'], HAIR),
    { hides: within([surface, below(surface, 44)]), inks: lines([surface], SWELLING) },
    strokes([waves(-120, 30, 150, 42, 7), waves(60, 150, 150, 42, 7), waves(-50, 100, 165, 42, 6)], RIPPLE),
    { inks: [...gull(104, -40, 0.9), ...gull(-104, -20, 0.75)] },
  ]);
}
