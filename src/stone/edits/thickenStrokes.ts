import { type Mm, toThousandth } from '../numbers';
import { MOST_THICKENED } from '../parm';
import type { Design } from '../stone';
import { changeElement } from './element';

/**
 * Makes all strokes of an uploaded drawing thicker by this much at its natural size, in place of what it was thickened
 * by before; zero leaves them as they were drawn. Anything else stays as it is.
 */
export function thickenStrokes(design: Design, index: number, by: Mm): Design {
  const thickened = Math.min(MOST_THICKENED, Math.max(0, toThousandth(by)));
  return changeElement(design, index, (element) => {
    if (element.type !== 'customVignet' || (element.thickened ?? 0) === thickened) return element;
    const { thickened: _before, ...drawn } = element;
    return thickened === 0 ? drawn : { ...drawn, thickened };
  });
}
