import { DECISIONS, type Decisions } from '../decisions';
import type { Design } from '../stone';
import { withFields } from './fields';

/** A design with another's decisions: undoing a letter does not undo a choice of stonemason. */
export function withAgreedOf(design: Design, other: Design): Design {
  const fields: Partial<Decisions> = Object.fromEntries(DECISIONS.map((name) => [name, other[name]]));
  return withFields(design, fields);
}
