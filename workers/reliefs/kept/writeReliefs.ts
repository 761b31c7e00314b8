import type { ReliefDatabase } from './database';
import { discarded, type Use } from './discarded';

/** A relief as it is stored. */
export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Stores reliefs and notes which of the stored ones were used, in one transaction, and discards what exceeds the room.
 *
 * @param used the names of those that were read.
 * @param most how many bytes may be kept.
 * @param now in ms since 1970.
 * @throws DOMException where nothing can be stored: all stays as it was.
 */
export async function writeReliefs(
  database: ReliefDatabase,
  entries: readonly Entry[],
  used: readonly string[],
  most: number,
  now: number,
): Promise<void> {
  const changing = database.transaction(['reliefs', 'uses'], 'readwrite');
  const [reliefs, uses] = [changing.objectStore('reliefs'), changing.objectStore('uses')];
  const change = async () => {
    const [names, found] = await Promise.all([uses.getAllKeys(), uses.getAll()]);
    const known = new Map<string, Use>();
    for (const [at, name] of names.entries()) {
      const use = found[at];
      if (use) known.set(name, used.includes(name) ? { ...use, usedAt: now } : use);
    }
    for (const { name, bytes } of entries) known.set(name, { usedAt: now, bytes: bytes.length });
    const gone = new Set(discarded(known, most, now));
    const stay = entries.filter(({ name }) => !gone.has(name));
    const touched = [...known].filter(([name, { usedAt }]) => usedAt === now && !gone.has(name));
    await Promise.all([
      ...stay.map(({ name, bytes }) => reliefs.put(bytes, name)),
      ...touched.map(([name, use]) => uses.put(use, name)),
      ...[...gone].flatMap((name) => [reliefs.delete(name), uses.delete(name)]),
    ]);
  };
  await Promise.all([change(), changing.done]);
}
