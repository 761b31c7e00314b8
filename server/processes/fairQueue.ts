/** Who asks, and what of theirs is no longer wanted once this is. */
export interface Place {
  /** For whom it is: callers take turns, whatever each of them asks for. */
  readonly caller: string;
  /** What it is about: what waits about the same, of the same caller, is let go for it. */
  readonly about?: string | undefined;
}

/** Work that waits for a process: one of each caller in turn, and no more than may wait. */
export interface FairQueue<Item> {
  /**
   * Lets an item wait.
   *
   * @returns false where too many wait already, of this caller or of all.
   */
  add(item: Item, place: Place): boolean;
  /** Lets an item go that waits no longer; false where it does not wait here any more. */
  remove(item: Item): boolean;
  /** Takes the item whose turn it is among the callers who may have one more under way. */
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
 * @param longest so many items wait at most.
 * @param longestOfOne so many of one caller.
 * @param letGo is told of an item that a newer one about the same took the place of.
 */
export function fairQueue<Item>(
  longest: number,
  longestOfOne: number,
  letGo: (item: Item) => void,
): FairQueue<Item> {
  // A caller who was served goes to the end of the map, so its order is whose turn it is.
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
