import { type Stonemason, stonemason } from '../../../src/stone/catalogue/stonemason';
import { entryText } from '../../store/catalogue';
import type { Queries } from '../../store/database';
import { Refusal } from '../refusal';
import { say } from '../texts';

/** The stonemason with a number, also one that is no longer offered. */
export async function stonemasonNamed(queries: Queries, id: number): Promise<Stonemason> {
  const found = await entryText(queries, 'stonemason', id);
  if (found === undefined) throw new Refusal(say('masonUnknown', { id }));
  return stonemason.parse(JSON.parse(found));
}
