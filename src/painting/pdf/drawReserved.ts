import { drawWords } from './drawWords';
import type { Face } from './face';
import type { Window } from './outlinePath';
import type { PaperTexts } from './texts';

/** Writes into each space that is kept free that it is, how large it is in mm, and where on the stone. */
export function drawReserved(window: Window, { reserved }: Face, texts: PaperTexts): void {
  for (const box of reserved) {
    const { left, top, right, bottom } = box;
    const measures = { width: right - left, height: bottom - top, left, top };
    drawWords(window, box, [texts.reserved(), texts.reservedSize(measures), texts.reservedPlace(measures)]);
  }
}
