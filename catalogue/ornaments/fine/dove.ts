import { placed, solid } from '../../drawing/contour';
import { type Layer, laid, layered } from '../../drawing/layers';
import { HAIR, lines, way } from '../../drawing/pen';
import { berry } from '../leaf';
import { piece, strokes } from './blade';
import { lineLeaf } from './lineLeaf';
import { feather, wingOf } from './wing';

/** A twig of olive, from the origin along x. */
function oliveTwig(): Layer[] {
  const leaf = (x: number, y: number, turn: number, length: number) =>
    laid([lineLeaf({ length, breadth: 6, belly: 0.45, shade: 1 })], { x, y, turn });
  return [
    strokes(['0,0 24,4 50,2'], HAIR),
    ...leaf(14, 2, -38, 30),
    ...leaf(22, 3, 46, 28),
    ...leaf(36, 3, -36, 28),
    ...leaf(48, 2, 14, 28),
  ];
}

const BODY = [
  '168,-12 158,-22 146,-32 128,-36 110,-28 94,-12 64,8 20,24 -30,40 -76,52',
  '-76,52 -90,58 -95,66 -90,76 -76,84',
  '-76,84 -40,88 10,90 62,82 104,62 130,34 142,10 150,0 168,-12',
];

const farWing = (): Layer[] =>
  wingOf(
    [
      [92, 0],
      [96, -36],
      [106, -66],
      [112, -92],
    ],
    [{ count: 7, places: [0.1, 1], angles: [-150, -84], lengths: [56, 92], breadth: 17 }],
    way('80,6 88,-30 98,-62 108,-96 116,-94 116,-60 108,-24 104,4'),
  );

const nearWing = (): Layer[] =>
  wingOf(
    [
      [74, 24],
      [60, -26],
      [34, -64],
      [2, -92],
    ],
    [
      { count: 10, places: [0.06, 1], angles: [-196, -112], lengths: [84, 118], breadth: 20, growth: 0.8 },
      {
        count: 8,
        places: [0.1, 0.98],
        angles: [-190, -118],
        lengths: [44, 62],
        breadth: 17,
        shaft: 0,
        growth: 0.8,
      },
    ],
    way('96,30 88,-12 64,-58 34,-88 2,-104 -7,-97 18,-78 42,-48 55,-16 57,18 64,42 80,48 96,30'),
  );

/** A dove flying to the right with an olive twig in its beak. */
export function doveInFlight(): string {
  const tail = [-12, 22, -2, 12, 5].flatMap((turn) =>
    laid([feather(78 - Math.abs(turn - 5), 19, 0.86)], {
      x: -66,
      y: 58 + (turn + 12) * 0.5,
      turn: 180 - turn,
    }),
  );
  return layered([
    ...farWing(),
    ...tail,
    piece(BODY),
    ...nearWing(),
    strokes(['79,32 75,0 58,-38 38,-66'], HAIR),
    { inks: [...solid(placed(berry(3, 3), { x: 138, y: -18 })), ...lines(['168,-12 158,-9 150,-10'], HAIR)] },
    ...laid(oliveTwig(), { x: 162, y: -9, turn: 40 }),
  ]);
}
