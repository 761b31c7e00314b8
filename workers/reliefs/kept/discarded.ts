/** When a kept relief was last used, in ms since 1970, and how large it is. */
export interface Use {
  readonly usedAt: number;
  readonly bytes: number;
}

/** What was not used for so many ms is discarded: thirty days, as long as a draft is kept. */
const FORGOTTEN = 30 * 24 * 60 * 60 * 1000;

/**
 * Which of the kept reliefs are to be discarded: those nobody used for thirty days, and of the others the least recently used
 * that exceed the room there is.
 *
 * @param most how many bytes may be kept.
 * @param now in ms since 1970.
 */
export function discarded(uses: ReadonlyMap<string, Use>, most: number, now: number): readonly string[] {
  const latestFirst = [...uses].sort(([, one], [, other]) => other.usedAt - one.usedAt);
  let held = 0;
  return latestFirst.flatMap(([name, { usedAt, bytes }]) => {
    held += bytes;
    return held > most || usedAt < now - FORGOTTEN ? [name] : [];
  });
}
