import { placed, solid } from '../../drawing/contour';
import { type Layer, laid, layered, mirroredLayers } from '../../drawing/layers';
import { HAIR, lines, SWELLING, TAPERING, way, within } from '../../drawing/pen';
import { berry } from '../leaf';
import { strokes } from './blade';
import { lineLeaf } from './lineLeaf';
import { feather } from './wing';

const BACK = way('-6,-78 -18,-90 -32,-99 -48,-97 -61,-84 -70,-62 -90,-40 -116,-14 -146,24');
const RUMP = way('-146,24 -120,52');
const BREAST = way('-120,52 -92,66 -62,64 -36,46 -22,18 -20,-10 -27,-34 -28,-54 -21,-68 -6,-78');
const SHOULDER = way('-100,-8 -84,-32 -62,-40 -46,-22 -44,4 -56,26 -72,34');

/** A dove sitting to the left of the middle, looking to the right. */
function sitting(): Layer[] {
  const tail = [7, -3].flatMap((turn) =>
    laid([feather(104 - Math.abs(turn), 18, 0)], { x: -112, y: 26, turn: 140 + turn }),
  );
  const wing: Layer[] = [
    ...[0, 1, 2, 3].flatMap((k) =>
      laid([feather(128 - k * 16, 20, 0)], { x: -74 - k, y: k * 9, turn: 146 + k * 5 }),
    ),
    ...[0, 1, 2].flatMap((k) =>
      laid([feather(70 - k * 10, 19, 0)], { x: -66, y: -8 + k * 13, turn: 142 + k * 7 }),
    ),
    { hides: within([way('-84,-34 -62,-40 -46,-22 -44,4 -56,26 -72,30 -82,12 -90,-10 -84,-34')]) },
    strokes([SHOULDER]),
  ];
  return [
    strokes(['-62,60 -60,86', '-46,54 -44,85'], { from: 2.4, to: 2.4 }),
    ...tail,
    { hides: within([BACK, RUMP, BREAST]), inks: lines([BACK, BREAST], SWELLING) },
    ...wing,
    {
      inks: [
        ...solid(placed(berry(2.8, 2.8), { x: -35, y: -80 })),
        ...lines(['-6,-78 -15,-75 -22,-77'], HAIR),
      ],
    },
  ];
}

/** The twig's leaves on the left: foot, direction in degrees, length. */
const LEAVES: readonly (readonly [x: number, y: number, turn: number, length: number])[] = [
  [-104, 89, 128, 44],
  [-136, 97, -170, 40],
  [-150, 103, 110, 42],
  [-170, 112, 160, 44],
  [-30, 85, 80, 36],
  [-76, 85, 104, 40],
];

/** Two doves on a twig, facing one another: love that lasts. */
export function pairOfDoves(): string {
  const bird = sitting();
  const twig: Layer[] = [
    strokes(['6,86 -50,84 -110,90 -170,112'], TAPERING),
    ...LEAVES.flatMap(([x, y, turn, length]) =>
      laid([lineLeaf({ length, breadth: length * 0.19, belly: 0.42, shade: 1 })], { x, y, turn }),
    ),
  ];
  return layered([...twig, ...mirroredLayers(twig), ...bird, ...mirroredLayers(bird)]);
}
