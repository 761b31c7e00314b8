import { FRAME_TYPES, HALF_EDGES } from '../../../src/stone/frame';
import { framed, type Golden, onPlate } from '../golden';

const PLATE = { width: 240, height: 200, pxPerMm: 1.6 };
const onPlateWith = (name: string, Frame: object) => onPlate(`frames/${name}`, PLATE, [], { Frame });

const KINDS = FRAME_TYPES.filter((type) => type !== 'none');

/** Two halves at a corner left out, one half in the middle of a side, and a whole side. */
const ERASED = {
  corner: ['TopRight', 'RightTop'],
  half: ['BottomLeft'],
  side: ['LeftTop', 'LeftBottom'],
  crosswise: HALF_EDGES.filter((_, index) => index % 2 === 0),
} as const;

const erased = (halves: readonly string[]) => Object.fromEntries(halves.map((half) => [half, true]));

/** A round-headed, an oval and a heart-shaped stone, a boulder and a book, and the kinds of frame tried on them. */
const OUTLINES = [
  { stone: 18, shape: 'round-headed', pxPerMm: 0.5 },
  { stone: 43, shape: 'oval', pxPerMm: 0.7 },
  { stone: 36, shape: 'heart', pxPerMm: 0.7 },
  { stone: 37, shape: 'boulder', pxPerMm: 0.7 },
  { stone: 35, shape: 'book', pxPerMm: 0.7 },
] as const;
const ON_OUTLINES = [
  { Type: 'doubleLine', Color: 'guld' },
  { Type: 'beadedLine', Color: 'hvid' },
  { Type: 'leaves', Color: 'sølv' },
  { Type: 'notched', Color: 'hvid', HideCorners: true },
  { Type: 'dashes', Color: 'guld', EraseBorders: erased(ERASED.corner) },
] as const;

/** Every kind of frame whole, with hidden corners and with halves of edges erased, and on stones of other outlines. */
export const FRAMES: readonly Golden[] = [
  ...KINDS.flatMap((Type) => [
    onPlateWith(Type, { Type, Color: 'guld' }),
    onPlateWith(`${Type}-without-corners`, { Type, Color: 'hvid', HideCorners: true }),
  ]),
  ...Object.entries(ERASED).flatMap(([name, halves]) =>
    (['thickThin', 'beads', 'indented'] as const).map((Type) =>
      onPlateWith(`erased-${name}-${Type}`, { Type, Color: 'hvid', EraseBorders: erased(halves) }),
    ),
  ),
  ...OUTLINES.flatMap(({ stone, shape, pxPerMm }) =>
    ON_OUTLINES.map((Frame) => framed(`frames/${shape}-${Frame.Type}`, stone, Frame, pxPerMm)),
  ),
];
