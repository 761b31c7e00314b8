/** What an author has drawn under one licence. */
export interface Drawn {
  readonly by: string;
  readonly licence: string;
  /** Their original names, each once. */
  readonly ornaments: readonly string[];
}

/** Ornaments by author; those drawn for this product need no credit. */
export function drawnBy(vignets: readonly { readonly licence: string; readonly source: string }[]): Drawn[] {
  const drawn = new Map<string, { by: string; licence: string; ornaments: Set<string> }>();
  for (const { licence, source } of vignets) {
    // The catalogue names a source as "who: which".
    const [by = source, ornament] = source.split(/: (?=[^:]*$)/);
    if (ornament === undefined) continue;
    const key = `${by} ${licence}`;
    const known = drawn.get(key) ?? { by, licence, ornaments: new Set<string>() };
    known.ornaments.add(ornament);
    drawn.set(key, known);
  }
  return [...drawn.values()].map(({ ornaments, ...who }) => ({ ...who, ornaments: [...ornaments].sort() }));
}
