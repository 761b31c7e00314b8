import type { jsPDF } from 'jspdf';
import type { Mm } from '../../../stone/numbers';
import { write } from '../document';
import { inkOnStone, type LetteringLayout } from './letteringLayout';
import type { LetteringRow } from './letteringRows';
import { numberPlaces, type Side } from './numberPlaces';
import { drawStrokes } from './strokes';
import { LINE, TYPE } from './type';

/** A number's circle, how near two of them come, and how far they stand from the face. */
const RADIUS: Mm = 2.9;
const APART: Mm = 6.2;
const AWAY: Mm = 8;

/** Where a number's line bends outside of the face, and how near it comes to its element. */
const BEND: Mm = 2;
const FREE: Mm = 0.5;

/** Places as near as can be to where they are wanted, each a step below the one before, none below the last one's place. */
function spread(wanted: readonly Mm[], apart: Mm, bottom: Mm): Mm[] {
  const places: Mm[] = [];
  for (const y of wanted) places.push(Math.max(y, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + apart));
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const limit = (places[at + 1] ?? bottom + apart) - apart;
    places[at] = Math.min(places[at] ?? limit, limit);
  }
  return places;
}

/** A number, and the point of its element that its line leads to, in mm of the page. */
interface Mark {
  readonly number: number;
  readonly x: Mm;
  readonly y: Mm;
}

/** Draws the numbers of one side of the face, each with a line to its element. */
function drawSide(
  pdf: jsPDF,
  side: Side,
  marks: readonly Mark[],
  { left, right, bottom }: LetteringLayout,
): void {
  const [edge, outward] = side === 'left' ? [left, -1] : [right, 1];
  const [centre, bend] = [edge + outward * AWAY, edge + outward * BEND];
  const sorted = marks.toSorted((one, other) => one.y - other.y);
  const places = spread(
    sorted.map(({ y }) => y),
    APART,
    bottom,
  );
  for (const [index, { number, x, y }] of sorted.entries()) {
    const at = places[index] ?? y;
    drawStrokes(pdf, { width: LINE.narrow, grey: 0.35 }, [
      [centre - outward * RADIUS, at, bend, y],
      [bend, y, x + outward * FREE, y],
    ]);
    pdf.setDrawColor(0);
    pdf.circle(centre, at, RADIUS, 'S');
    write(pdf, String(number), { x: centre, y: at + 1.25, size: TYPE.small, align: 'center' });
  }
}

/** Draws the numbers of the table beside the face, each on the side from which its line strikes out no letters. */
export function drawNumbers(pdf: jsPDF, rows: readonly LetteringRow[], layout: LetteringLayout): void {
  const { left, right, top, scale, shown } = layout;
  const numbered = rows.flatMap(({ node, number }) => (node ? [{ number, box: inkOnStone(node) }] : []));
  const places = numberPlaces(
    numbered.map(({ box }) => box),
    (shown.left + shown.right) / 2,
  );
  for (const side of ['left', 'right'] as const) {
    const marks = numbered.flatMap(({ number, box }, index): Mark[] => {
      const place = places[index];
      if (place?.side !== side) return [];
      const x = left + (box[side] - shown.left) / scale;
      return [{ number, x: Math.min(Math.max(x, left), right), y: top + (place.y - shown.top) / scale }];
    });
    drawSide(pdf, side, marks, layout);
  }
}
