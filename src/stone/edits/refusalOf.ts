import type { MakeFault } from '../make/makeFault';
import type { Design } from '../stone';
import { MOST_ELEMENTS } from '../stone';
import { allowedByLocks } from './allowedByLocks';
import { makeRefusal } from './changeMake';
import type { Edit } from './edit';
import { originsAfter } from './origins';

/**
 * Why an edit is not made: all that it would change is locked, the stone would hold more than can be stored, or it cannot
 * be made so.
 */
export type EditRefusal = 'locked' | 'tooMany' | MakeFault;

/** Why nothing of an edit is made; undefined where something is. */
export function refusalOf(edit: Edit, design: Design): EditRefusal | undefined {
  const allowed = allowedByLocks(edit, design);
  if (!allowed) return 'locked';
  if (allowed.kind === 'changeMake') return makeRefusal(design, allowed);
  const before = design.Parms.length;
  const after = originsAfter(allowed, before).length;
  return after > MOST_ELEMENTS && after > before ? 'tooMany' : undefined;
}
