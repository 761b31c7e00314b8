import { boxOnStone } from '../../scene/place';
import { drawWords } from './drawWords';
import type { Face } from './face';
import type { Window } from './outlinePath';
import type { PaperTexts } from './texts';

/** Writes into each medallion's outline what is glued there. */
export function drawMedallions(window: Window, { medallions }: Face, texts: PaperTexts): void {
  for (const { box, place, ...looks } of medallions) {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const words = texts.medallion({ ...looks, width, height });
    // Its name is long for its outline: a line for what it is, and one for each thing said of it.
    drawWords(window, boxOnStone(box, place), words.split(', '));
  }
}
