/**
 * Loads things before somebody takes them. Each that was begun is given to the first who takes it, and kept no longer; one that was not
 * is loaded then, and so is one that failed meanwhile.
 */
export function loadingAhead<Thing>(load: (name: string) => Promise<Thing>) {
  const coming = new Map<string, Promise<Thing | undefined>>();
  return {
    begin(name: string): void {
      if (coming.has(name)) return;
      coming.set(
        name,
        load(name).catch(() => undefined),
      );
    },
    async take(name: string): Promise<Thing> {
      const begun = coming.get(name);
      coming.delete(name);
      return (await begun) ?? load(name);
    },
  };
}
