import { z } from 'zod';
import { type Decisions, decisionsIn } from '../../src/stone/decisions';
import { identifier } from '../../src/stone/numbers';

/** What a write does not simply replace in the design that is stored. */
export interface LastingParts {
  /** Fields that are left out of a write stay as they were. */
  readonly decisions: Decisions;
  /** The stone whose back it is: no write decides that. */
  readonly backOf: number | undefined;
}

const faced = z.object({ backOf: identifier.optional() });

/** These parts of a stored design. */
export const lastingPartsOf = (stored: object): LastingParts => ({
  decisions: decisionsIn(stored),
  backOf: faced.parse(stored).backOf,
});
