import type { Vignet } from '../../src/stone/catalogue/vignet';
import { bonds } from './chosen/bonds';
import { crosses, memory } from './chosen/faith';
import { hobby } from './chosen/hobby';
import { animals, birds, sea } from './chosen/nature';
import { roses } from './chosen/roses';
import { trees } from './chosen/trees';

/** What draws the ornaments, group by group, in the order in which they are offered. */
export const ORNAMENT_GROUPS: readonly (() => Vignet[])[] = [
  roses,
  trees,
  crosses,
  birds,
  bonds,
  memory,
  sea,
  animals,
  hobby,
];

/** Every ornament on offer. Blasted ones are drawn about three times their usual size, bronze ones at their own. */
export const chosenOrnaments = (): Vignet[] => ORNAMENT_GROUPS.flatMap((draw) => draw());
