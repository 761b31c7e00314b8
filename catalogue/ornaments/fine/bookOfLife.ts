import { type Layer, layered, mirroredLayers } from '../../drawing/layers';
import { HAIR, LIGHT, lines, SWELLING, way, within } from '../../drawing/pen';
import { piece, strokes } from './blade';

const PAGES_BELOW = ['0,-58 30,-84 80,-92 160,-78', '160,-78 172,-70 172,84', '172,84 90,72 36,76 0,96'].map(
  way,
);
const SHEET = ['0,-62 24,-86 70,-96 150,-86', '150,-86 156,70', '156,70 84,58 30,64 0,86'].map(way);

/** The right page: the block of pages below, the open sheet above, and its lines of writing, the last one short. */
const RIGHT: readonly Layer[] = [
  { hides: within([...PAGES_BELOW, way('0,96 0,-58')]), inks: lines(PAGES_BELOW, SWELLING) },
  strokes(['164,77 86,65 32,70 0,91'], HAIR),
  { hides: within([...SHEET, way('0,86 0,-62')]), inks: lines(SHEET, LIGHT) },
  strokes(
    [-58, -40, -22, -4, 14, 32].map(
      (y) => `24,${y + 8} 60,${y - 2} 98,${y - 3}${y < 32 ? ` 134,${y + 1}` : ''}`,
    ),
    HAIR,
  ),
];

/** The book of life, open, with its ribbon. */
export function bookOfLife(): string {
  return layered([
    ...mirroredLayers(RIGHT),
    ...RIGHT,
    strokes(['0,-62 0,94'], { from: 2.2, to: 3.2 }),
    piece(
      ['0,90 6,110 0,132 4,150', '4,150 12,142 18,150', '18,150 14,130 20,110 14,84', '14,84 0,90'],
      [],
      HAIR,
    ),
  ]);
}
