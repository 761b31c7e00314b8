function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, part]) => part !== undefined);
}

/** Whether two plain values are equal, in any key order; undefined counts as left out. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const parts = entriesOf(one);
  return (
    parts.length === entriesOf(other).length &&
    parts.every(([name, part]) => isSame(part, Reflect.get(other, name)))
  );
}
