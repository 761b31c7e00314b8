import type { Box } from '../../geometry/box';
import type { Point } from '../../geometry/point';
import type { Mm } from '../../stone/numbers';
import { drawControlCorner } from './controlLines';
import { write } from './document';
import { drawPaths, type Face } from './face';
import type { Window } from './outlinePath';
import { onLayer } from './paperLayers';
import type { PaperTexts } from './texts';

/** Half the arm of the cross that marks a pin, and the radius of the ring around it. */
const ARM: Mm = 2.2;
const RING: Mm = 1.2;

/** How large a hole's number is, and how far from its middle, clear of the cross and the ring: above it to the right. */
const NUMBER = { size: 2.4, right: 0.9, above: 1 } as const;

const holds = ({ left, top, right, bottom }: Box, [x, y]: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Marks where the pins of everything mounted may sit, each with its number in the drill list. */
export function drawPins({ pdf, dx, dy, shows }: Window, { holes }: Face): void {
  pdf.setDrawColor(200, 30, 30);
  pdf.setLineWidth(0.12);
  pdf.setLineDashPattern([], 0);
  for (const {
    at: [x, y],
    number,
  } of holes) {
    const [atX, atY] = [x + dx, y + dy];
    pdf.line(atX - ARM, atY, atX + ARM, atY);
    pdf.line(atX, atY - ARM, atX, atY + ARM);
    pdf.circle(atX, atY, RING, 'S');
    // What another tile shows would be found as text on this one, too.
    if (shows && !holds(shows, [x, y])) continue;
    const { size, right, above } = NUMBER;
    write(pdf, String(number), { x: atX + right, y: atY - above, size });
  }
}

/** Draws the template by which mounted letters are placed and their holes are drilled, as large as the stone. */
export function drawTemplate(window: Window, face: Face, name: string, texts: PaperTexts): void {
  const { pdf, dx, dy } = window;
  drawPaths(window, face.mounted);
  onLayer(pdf, 'guides', () => drawPins(window, face));
  onLayer(pdf, 'control', () => drawControlCorner(pdf, face, texts));
  const x = face.width / 2 + dx;
  const foot = face.height + dy;
  // The centre line would run through the words.
  pdf.setFillColor(255, 255, 255);
  pdf.rect(x - 5, foot - 20, 10, 14, 'F');
  const title = `${texts.templateTitle()} · ${name}`;
  write(pdf, title, { x, y: foot - 14, size: 5, align: 'center', bold: true });
  write(pdf, `${texts.pins()} ${texts.trueSize()}`, { x, y: foot - 8, size: 3.2, align: 'center' });
}
