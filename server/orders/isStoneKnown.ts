import type { Design } from '../../src/stone/stone';
import { entryText } from '../store/catalogue';
import type { Queries } from '../store/database';

/**
 * Whether the stone of a design still exists: in the catalogue, also if it is no longer offered, or as an uploaded
 * photograph. Without it nothing of the design can be drawn.
 */
export async function isStoneKnown(
  queries: Queries,
  { StoneTypeId, stoneStoneTypes }: Pick<Design, 'StoneTypeId' | 'stoneStoneTypes'>,
): Promise<boolean> {
  if (stoneStoneTypes.some(({ id }) => id === StoneTypeId)) return true;
  return (await entryText(queries, 'stoneType', StoneTypeId)) !== undefined;
}
