import { boxOnStone } from '../../scene/place';
import { drawWords } from './drawWords';
import type { Face } from './face';
import type { Window } from './outlinePath';
import type { PaperTexts } from './texts';

/** How much of a medallion its words may take: the white beneath them stays clear of an oval's edge. */
const WITHIN = 0.76;

/** Writes into the outline of each medallion and each etching what is glued or engraved there. */
export function drawMedallions(window: Window, { medallions, etchings }: Face, texts: PaperTexts): void {
  const named = [
    ...medallions.map((node) => {
      const { left, top, right, bottom } = node.box;
      return { ...node, words: texts.medallion({ ...node, width: right - left, height: bottom - top }) };
    }),
    ...etchings.map((node) => ({ ...node, words: texts.etching({ ...node, ...node.tone }) })),
  ];
  for (const { box, place, words } of named) {
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
