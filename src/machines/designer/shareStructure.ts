type PlainObject = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function sharedArray(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const shared = next.map((part, index) => sharedPart(before[index], part));
  const isSame = before.length === next.length && shared.every((part, index) => part === before[index]);
  return isSame ? before : shared;
}

function sharedObject(before: PlainObject, next: PlainObject): PlainObject {
  const keys = Object.keys(next);
  const shared = Object.fromEntries(keys.map((key) => [key, sharedPart(before[key], next[key])]));
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => key in before && shared[key] === before[key]);
  return isSame ? before : shared;
}

function sharedPart(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) return sharedArray(before, next);
  return isPlain(before) && isPlain(next) ? sharedObject(before, next) : next;
}

/**
 * Plain data in which every part that says the same as before is the same object as before. What a worker sends is another
 * object each time, though an edit of one line leaves the measures of all others as they are: what is drawn from them would
 * be drawn anew.
 *
 * @param before what was there; undefined for nothing.
 * @param next the data: numbers, texts, arrays and plain objects.
 */
export function shareStructure<Data>(before: Data | undefined, next: Data): Data {
  // The same data, part by part.
  return sharedPart(before, next) as Data;
}
