import type { Slab } from '../../scene/scene';

/** The key of a stone's outline among a painter's paths: from behind it is another one. */
export const stoneKey = ({ stoneType: { id }, isBehind }: Pick<Slab, 'stoneType' | 'isBehind'>): string =>
  `stone ${id}${isBehind ? ' from behind' : ''}`;
