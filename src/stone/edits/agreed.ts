import { DECISIONS, type Decisions } from '../decisions';
import type { Design } from '../stone';
import { withFields } from './fields';

/** A design with what is decided in another: undoing a letter takes nobody's choice of a stonemason back. */
export function withAgreedOf(design: Design, other: Design): Design {
  const fields: Partial<Decisions> = Object.fromEntries(DECISIONS.map((name) => [name, other[name]]));
  return withFields(design, fields);
}
