import { capHeightOf } from '../../../stone/capHeight';
import type { Edit } from '../../../stone/edits/edit';
import { nextSize } from '../../../stone/medallion/sizes';
import type { Mm } from '../../../stone/numbers';
import type { Parm } from '../../../stone/parm';

/** The least height of an element resized this way, in mm. */
const LEAST: Mm = 1;

/** Rounded to a thousandth, so that 0.1 + 0.2 is 0.3. */
const tidy = (value: number) => Math.round(value * 1000) / 1000;

/**
 * The edit that makes an element larger or smaller by some mm of its height; for a line the cap height changes, and a
 * medallion becomes the next that is sold.
 *
 * @param height its current height, in mm; undefined where unknown, and then nothing is done.
 */
export function resized(index: number, element: Parm, height: Mm | undefined, by: Mm): Edit | undefined {
  if (element.type === 'text') {
    const size = capHeightOf(element);
    const fontSize = String(tidy(Math.max(LEAST, size + by)));
    return { kind: 'changeText', element: index, fields: { fontSize } };
  }
  if (element.type === 'medallion') {
    const size = nextSize(element.shape, element, by > 0);
    return size && { kind: 'changeMedallion', element: index, fields: size };
  }
  if (height === undefined || height <= 0) return undefined;
  const scale = (element.scale * Math.max(LEAST, height + by)) / height;
  return { kind: 'scale', element: index, scale };
}
