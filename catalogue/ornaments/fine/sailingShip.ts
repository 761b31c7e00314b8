import { layered } from '../../drawing/layers';
import { HAIR, LIGHT, lines, SWELLING, within } from '../../drawing/pen';
import { piece, strokes } from './blade';
import { below, gull, RIPPLE, waves } from './water';

const HULL = piece(
  [
    '-140,74 -110,80 -40,86 40,84 110,72 158,54',
    '158,54 140,84 116,106',
    '116,106 20,112 -60,110 -116,102',
    '-116,102 -130,92 -140,74',
  ],
  ['-132,84 -60,94 30,94 112,82 146,66'],
);
const MAINSAIL = piece(
  ['-38,-152 -66,-92 -102,-22 -124,48', '-124,48 -80,58 -38,56', '-38,56 -38,-152'],
  ['-66,-92 -38,-84', '-91,-44 -38,-34', '-112,8 -38,16'],
  LIGHT,
);
const FORESAIL = piece(
  ['44,-118 26,-60 12,0 16,50', '16,50 42,52', '42,52 44,-118'],
  ['30,-64 43,-60', '16,-8 42,-6'],
  LIGHT,
);
const JIB = piece(
  ['58,-114 86,-60 110,-10 124,44', '124,44 100,40 60,48', '60,48 64,0 58,-114'],
  ['80,-56 63,-40', '106,-8 64,2'],
  LIGHT,
);
const FLYING_JIB = piece(
  ['60,-116 110,-56 146,0 182,36', '182,36 160,34 132,40', '132,40 116,-10 92,-64 60,-116'],
  [],
  LIGHT,
);

/** A two-masted ship under sail: the last voyage. */
export function sailingShip(): string {
  const surface = waves(-200, 214, 108, 46, 9);
  return layered([
    strokes(['-25,-176 -25,80', '51,-140 51,78'], { from: 2.4, to: 3.4 }),
    strokes(['150,56 206,30'], { from: 3, to: 2 }),
    strokes(['-25,-172 51,-138 204,31'], HAIR),
    MAINSAIL,
    FLYING_JIB,
    JIB,
    FORESAIL,
    strokes(
      ['-25,-176 -10,-183 2,-177 16,-182', '-25,-166 -10,-173 2,-167 16,-172', '16,-182 16,-172'],
      HAIR,
    ),
    HULL,
    { hides: within([surface, below(surface, 44)]), inks: lines([surface], SWELLING) },
    strokes([waves(-150, 50, 124, 44, 8), waves(90, 190, 125, 44, 8), waves(-60, 130, 140, 44, 7)], RIPPLE),
    { inks: [...gull(-130, -96, 0.9), ...gull(-96, -126, 0.7)] },
  ]);
}
