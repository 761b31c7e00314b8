import { type Stonemason, stonemason } from '../../src/stone/catalogue/stonemason';
import { entryText } from './catalogue';
import type { Queries } from './database';

/** The stonemason of the catalogue with a number, also one who is no longer offered; undefined where there is none. */
export async function storedMason(queries: Queries, id: number | null): Promise<Stonemason | undefined> {
  const entry = id === null ? undefined : await entryText(queries, 'stonemason', id);
  return entry === undefined ? undefined : stonemason.parse(JSON.parse(entry));
}
