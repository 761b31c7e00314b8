import { type Finding, found } from '../../stone/finding';
import type { Slab } from '../scene';
import type { Inked } from './betweenElements';
import { faceOf } from './face';
import { boxesNear, type Shape } from './ink/distance';
import { lengthOf, sharedLength, spansAt } from './ink/spans';

/** The percentage of an attachment that has to rest on the face, which holds it by pins; a wing may overhang. */
const LEAST_ON = 90;

/** With less than half of it on the stone it cannot be held. */
const HARDLY_ON = 50;

/** The number of scan lines for measuring how much of an attachment is on the stone. */
const LINES = 100;

/** The percentage of a shape on the face, to about a thousandth. */
function partOn({ contours, box }: Shape, face: Shape): number {
  let [all, on] = [0, 0];
  for (let line = 0; line < LINES; line += 1) {
    const y = box.top + ((line + 0.5) / LINES) * (box.bottom - box.top);
    const spans = spansAt(contours, y);
    all += lengthOf(spans);
    on += sharedLength(spans, spansAt(face.contours, y));
  }
  return all === 0 ? 100 : (on / all) * 100;
}

/** An attachment that does not rest on the stone: `value` is the percentage that does. */
export function attachmentOff({ node, pieces }: Inked, slab: Slab): Finding[] {
  if (node.kind !== 'attachment') return [];
  const face = faceOf(slab);
  const value = Math.min(
    ...pieces.map((piece) => (boxesNear(piece.box, face.box, 0) ? partOn(piece, face) : 0)),
  );
  if (value >= LEAST_ON) return [];
  const severity = value < HARDLY_ON ? 'error' : 'warning';
  return [found(severity, 'attachmentOff', { elements: [node.element], value, limit: LEAST_ON })];
}
