import { boxOnStone } from '../../scene/place';
import { drawWords } from './drawWords';
import type { Face } from './face';
import type { Window } from './outlinePath';
import type { PaperTexts } from './texts';

/** How much of a medallion its words may take: the white beneath them stays clear of an oval's edge. */
const WITHIN = 0.76;

/** Writes into each medallion's outline what is glued there. */
export function drawMedallions(window: Window, { medallions }: Face, texts: PaperTexts): void {
  for (const { box, place, ...looks } of medallions) {
    const [width, height] = [box.right - box.left, box.bottom - box.top];
    const words = texts.medallion({ ...looks, width, height });
    const inner = {
      left: box.left * WITHIN,
      top: box.top * WITHIN,
      right: box.right * WITHIN,
      bottom: box.bottom * WITHIN,
    };
    // Its name is long for its outline: a line for what it is, and one for each thing said of it.
    drawWords(window, boxOnStone(inner, place), words.split(', '));
  }
}
