import type { StoneKind } from '../../../stone/stone';

/** The kinds of grave in the order in which their stones are shown. */
export const STONE_KINDS: readonly StoneKind[] = ['coffin', 'urn', 'lawn', 'reference'];
