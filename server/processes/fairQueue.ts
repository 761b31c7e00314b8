/** The caller, and which older item of theirs this one replaces. */
export interface Place {
  /** Callers take turns, whatever each of them asks for. */
  readonly caller: string;
  /** The subject: a waiting item of the same caller with the same subject is dropped. */
  readonly about?: string | undefined;
}

/** Items that wait for a process: one of each caller in turn, and limited in number. */
export interface FairQueue<Item> {
  /**
   * Adds an item.
   *
   * @returns false where too many wait already, of this caller or in all.
   */
  add(item: Item, place: Place): boolean;
  /** Removes an item that no longer waits; false where it is not in the queue. */
  remove(item: Item): boolean;
  /** Takes the next item, of callers who may have one more under way. */
  take(mayHaveOneMore: (caller: string) => boolean): { item: Item; caller: string } | undefined;
  readonly length: number;
}

interface Waiting<Item> {
  readonly item: Item;
  readonly about: string | undefined;
}

/**
 * Makes an empty queue.
 *
 * @param longest the most items in all.
 * @param longestOfOne the most of one caller.
 * @param letGo is called with an item that a newer one has replaced.
 */
export function fairQueue<Item>(
  longest: number,
  longestOfOne: number,
  letGo: (item: Item) => void,
): FairQueue<Item> {
  // A caller who was served moves to the end of the map, so its order is that of the turns.
  const callers = new Map<string, Waiting<Item>[]>();
  let length = 0;
  return {
    add: (item, { caller, about }) => {
      const mine = callers.get(caller) ?? [];
      const older = about === undefined ? -1 : mine.findIndex((each) => each.about === about);
      const [replaced] = older < 0 ? [] : mine.splice(older, 1, { item, about });
      if (replaced) {
        letGo(replaced.item);
        return true;
      }
      if (length >= longest || mine.length >= longestOfOne) return false;
      mine.push({ item, about });
      callers.set(caller, mine);
      length += 1;
      return true;
    },
    remove: (item) => {
      for (const [caller, mine] of callers) {
        const rest = mine.filter((each) => each.item !== item);
        if (rest.length === mine.length) continue;
        if (rest.length > 0) callers.set(caller, rest);
        else callers.delete(caller);
        length -= 1;
        return true;
      }
      return false;
    },
    take: (mayHaveOneMore) => {
      for (const [caller, [first, ...rest]] of callers) {
        if (!first || !mayHaveOneMore(caller)) continue;
        callers.delete(caller);
        if (rest.length > 0) callers.set(caller, rest);
        length -= 1;
        return { item: first.item, caller };
      }
      return undefined;
    },
    get length() {
      return length;
    },
  };
}
