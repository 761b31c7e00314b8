import { type Layer, laid, layered, mirroredLayers, rimmed } from '../../drawing/layers';
import { HAIR, LIGHT, lines, way, within } from '../../drawing/pen';
import { berry } from '../leaf';
import { piece, strokes } from './blade';
import { wingOf } from './wing';

/** The right wing, raised behind the shoulder. */
const wing = (): Layer[] =>
  wingOf(
    [
      [16, -70],
      [36, -112],
      [64, -142],
      [96, -146],
    ],
    [
      { count: 9, places: [0.1, 1], angles: [112, 62], lengths: [120, 176], breadth: 24, growth: 0.7 },
      {
        count: 8,
        places: [0.12, 1],
        angles: [110, 60],
        lengths: [70, 106],
        breadth: 21,
        shaft: 0,
        growth: 0.7,
      },
      {
        count: 7,
        places: [0.14, 1],
        angles: [108, 58],
        lengths: [38, 58],
        breadth: 18,
        shaft: 0,
        growth: 0.7,
      },
    ],
    way('12,-62 24,-100 46,-136 80,-158 112,-152 122,-134 106,-128 80,-126 60,-108 40,-78 26,-52 12,-62'),
  );

const ROBE = piece([
  '-22,-84 -34,-64 -40,-20 -46,40 -58,100 -72,150',
  '-72,150 -48,158 -30,148 -8,160 12,150 34,160 52,150 72,152',
  '72,152 58,100 46,40 40,-20 34,-64 22,-84',
  '22,-84 0,-76 -22,-84',
]);
const FOLDS = strokes([
  '-18,6 -26,60 -36,130',
  '0,-14 -4,60 -10,136',
  '18,6 24,60 22,134',
  '30,10 40,70 50,132',
  '-32,20 -42,80 -54,134',
]);

const SLEEVE = piece(
  ['-24,-82 -44,-56 -52,-26 -46,0', '-46,0 -28,2 -12,-10 0,-30', '0,-30 -8,-44 -16,-60 -24,-82'],
  ['-40,-18 -28,-22 -14,-34', '-34,-48 -28,-40 -18,-40'],
  LIGHT,
);

const HANDS = piece(['0,-26 -10,-36 -9,-54 0,-72', '0,-72 9,-54 10,-36 0,-26'], ['0,-34 0,-62'], LIGHT);
const HEAD = piece(
  ['0,-142 -14,-138 -19,-122 -16,-106 -7,-95 0,-92 7,-95 16,-106 19,-122 14,-138 0,-142'],
  [],
  LIGHT,
);

/** The left half of the hair, parted in the middle. */
const OUTSIDE = way('0,-150 -18,-148 -28,-130 -26,-108 -28,-92 -18,-86');
const INSIDE = way('-18,-86 -15,-100 -17,-114 -14,-128 -6,-134 0,-140');
const HAIR_HALF: Layer = {
  hides: within([OUTSIDE, INSIDE, way('0,-140 0,-150')]),
  inks: [...lines([OUTSIDE, INSIDE], LIGHT), ...lines(['-8,-144 -19,-136 -22,-116 -22,-96'], HAIR)],
};

/** Closed eyes, nose and mouth. */
const FACE = strokes(
  ['-12,-119 -8,-116 -4,-118', '4,-118 8,-116 12,-119', '-4,-102 0,-101 4,-102', '1,-114 2,-109 0,-107'],
  HAIR,
);

/** An angel with raised wings and folded hands. */
export function angel(): string {
  const right = wing();
  return layered([
    ...right,
    ...mirroredLayers(right),
    ROBE,
    FOLDS,
    SLEEVE,
    ...mirroredLayers([SLEEVE]),
    HANDS,
    strokes(['-7,-94 -8,-86 -14,-82', '7,-94 8,-86 14,-82'], HAIR),
    HEAD,
    HAIR_HALF,
    ...mirroredLayers([HAIR_HALF]),
    FACE,
    ...laid(rimmed(berry(31, 9.8), berry(28.6, 7.4)), { y: -164 }),
  ]);
}
