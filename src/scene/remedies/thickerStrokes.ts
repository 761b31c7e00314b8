import type { Edit } from '../../stone/edits/edit';
import type { Finding } from '../../stone/finding';
import { tooThin } from '../checks/tooThin';
import type { Remedied } from './remedied';

/** By how much more it is tried each time, in mm on the stone. */
const STEP = 0.05;

/** Measured strokes rarely need more than one step beyond what they lack. */
const TRIES = 6;

/**
 * Thickens the strokes of an uploaded drawing, such as a signature, to the least that can be cut; undefined where it is no
 * such drawing.
 */
export function thickerStrokes({ elements, value, limit }: Finding, given: Remedied): Edit | undefined {
  const [element = -1] = elements;
  const parm = given.design.Parms[element];
  if (parm?.type !== 'customVignet' || typeof value !== 'number' || typeof limit !== 'number')
    return undefined;
  const lacking = Math.ceil((limit - value) / STEP) * STEP;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const by = (parm.thickened ?? 0) + (lacking + tried * STEP) / parm.scale;
    const edit: Edit = { kind: 'thickenStrokes', element, by };
    const { nodes, slab } = given.after(edit);
    const node = nodes.find((each) => each.element === element);
    if (node && tooThin(node, slab, given.measures).length === 0) return edit;
  }
  return undefined;
}
