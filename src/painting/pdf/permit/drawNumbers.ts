import type { jsPDF } from 'jspdf';
import { boxOnStone } from '../../../scene/place';
import type { Mm } from '../../../stone/numbers';
import { write } from '../document';
import type { LetteringLayout } from './letteringLayout';
import type { LetteringRow } from './letteringRows';
import { drawStrokes } from './strokes';
import { LINE, TYPE } from './type';

/** A number's circle, how near two of them come, and how far they stand from the face. */
const RADIUS: Mm = 2.9;
const APART: Mm = 6.2;
const AWAY: Mm = 8;

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

/** Draws the numbers of the table left of the face, each with a line to its element. */
export function drawNumbers(pdf: jsPDF, rows: readonly LetteringRow[], layout: LetteringLayout): void {
  const { left, top, bottom, scale, shown } = layout;
  const marks = rows
    .flatMap(({ node, number }) => {
      if (!node) return [];
      const box = boxOnStone(node.box, node.place);
      const x = left + (box.left - shown.left) / scale;
      return [{ number, x: Math.max(x, left), y: top + ((box.top + box.bottom) / 2 - shown.top) / scale }];
    })
    .sort((one, other) => one.y - other.y);
  const places = spread(
    marks.map(({ y }) => y),
    APART,
    bottom,
  );
  for (const [index, { number, x, y }] of marks.entries()) {
    const [at, centre] = [places[index] ?? y, left - AWAY];
    drawStrokes(pdf, { width: LINE.narrow, grey: 0.35 }, [
      [centre + RADIUS, at, left - 2, y],
      [left - 2, y, x - 0.5, y],
    ]);
    pdf.setDrawColor(0);
    pdf.circle(centre, at, RADIUS, 'S');
    write(pdf, String(number), { x: centre, y: at + 1.25, size: TYPE.small, align: 'center' });
  }
}
