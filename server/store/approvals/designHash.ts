import { createHash } from 'node:crypto';
import { asMade } from '../../../src/stone/asMade';
import { withoutKeys } from '../../../src/stone/keyElements';
import type { Design } from '../../../src/stone/stone';

/** SHA-256 of what is cut and shown of a design, whoever speaks of its elements by which keys. */
export function designHash(design: Design): string {
  const made = asMade({ ...design, Parms: withoutKeys(design.Parms) });
  return createHash('sha256').update(made).digest('hex');
}
