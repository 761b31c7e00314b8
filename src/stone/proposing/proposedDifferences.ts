import type { Difference } from '../differences/difference';
import { differencesBetween } from '../differences/differencesBetween';
import type { Design } from '../stone';

const indexesIn = ({ Parms }: Design) => Parms.map((_element, index) => index);

/** In what a proposed design differs from the ordered one: no element of it came, went or changed places in the order. */
export const proposedDifferences = (ordered: Design, proposed: Design): readonly Difference[] =>
  differencesBetween(ordered, proposed, { before: indexesIn(ordered), after: indexesIn(proposed) });
