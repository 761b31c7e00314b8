import { type Stonemason, stonemason } from '../../src/stone/catalogue/stonemason';
import { entryText } from './catalogue';
import type { Queries } from './database';
import { settingsOfMason } from './masonSettings';

/**
 * The stonemason of the catalogue with a number, also one who is no longer offered, with the language that his workshop chose for its
 * letters; undefined where there is none.
 */
export async function storedMason(queries: Queries, id: number | null): Promise<Stonemason | undefined> {
  const entry = id === null ? undefined : await entryText(queries, 'stonemason', id);
  if (entry === undefined) return undefined;
  const { settings } = await settingsOfMason(queries, id);
  const { locale } = settings;
  return { ...stonemason.parse(JSON.parse(entry)), ...(locale && { locale }) };
}
