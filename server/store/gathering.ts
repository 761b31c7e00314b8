/** How work is done for several at once. */
interface Gathered<Item, Result> {
  /** Does it, and says what came of each item. */
  readonly work: (items: readonly Item[]) => Promise<(item: Item) => Result>;
  /** The most items at once. */
  readonly most: number;
  /** Items with the same key are never in one group; left out where any may be. */
  readonly apart?: (item: Item) => unknown;
  /** Whether an error may be the fault of one item: each of the group is then tried alone. */
  readonly isOfOne: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

/** A group that takes longer than this, in ms, holds up no further one: its connection may hang. */
const SLOW_MS = 100;

/**
 * Work on the database that is done at once for all who ask at the same time, in one statement instead of one each.
 * Whoever asks while a group is under way gets into the next one, so that every answer is as new as if it had been
 * asked for alone.
 */
export function gathering<Item, Result>(how: Gathered<Item, Result>): (item: Item) => Promise<Result> {
  const { work, most, apart, isOfOne } = how;
  let waiting: Waiting<Item, Result>[] = [];
  let isUnderWay = false;
  let isDue = false;

  /** The next group, in the order in which they came. */
  const take = () => {
    const group: Waiting<Item, Result>[] = [];
    const rest: Waiting<Item, Result>[] = [];
    const keys = new Set<unknown>();
    for (const each of waiting) {
      const key = apart ? apart(each.item) : each;
      if (group.length >= most || keys.has(key)) rest.push(each);
      else group.push(each);
      keys.add(key);
    }
    waiting = rest;
    return group;
  };
  const doAll = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const resultOf = await work(group.map(({ item }) => item));
      for (const { item, resolve } of group) resolve(resultOf(item));
    } catch (error) {
      if (group.length > 1 && isOfOne(error)) await Promise.all(group.map((each) => doAll([each])));
      else for (const { reject } of group) reject(error);
    }
  };
  const begin = () => {
    isDue = false;
    isUnderWay = true;
    let isAwaited = true;
    const goOn = () => {
      if (!isAwaited) return;
      isAwaited = false;
      isUnderWay = false;
      lookAgain();
    };
    const late = setTimeout(goOn, SLOW_MS);
    void doAll(take()).finally(() => {
      clearTimeout(late);
      goOn();
    });
  };
  /** Begins at the end of this turn of the event loop, in which others may still ask. */
  const lookAgain = () => {
    if (isDue || isUnderWay || waiting.length === 0) return;
    isDue = true;
    setImmediate(begin);
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      lookAgain();
    });
}
