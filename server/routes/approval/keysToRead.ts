import { isSeen } from '../../../src/stone/handling';
import { partsOfStone } from '../../../src/stone/partsOfStone';
import type { Design } from '../../../src/stone/stone';

/**
 * The keys of all that is read of a stone before it is approved, each ticked for itself: the elements that are seen on it, and
 * the stone's own parts. What was sent has a key on every element.
 */
export function keysToRead(sent: Design): readonly string[] {
  return [
    ...sent.Parms.filter(isSeen).flatMap(({ key }) => key ?? []),
    ...partsOfStone(sent).map(({ key }) => key),
  ];
}
