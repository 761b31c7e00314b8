/** Processor time that callers took lately, in ms: what was taken counts half as much after each half-life. */
export interface RecentCost {
  add(caller: string, ms: number): void;
  of(caller: string): number;
}

/** What is left of a cost below this is forgotten, in ms. */
const NOTHING = 1;

/** Callers whose costs are kept before those that are over are dropped. */
const MANY = 1000;

/**
 * Keeps what callers cost.
 *
 * @param halfLifeMs how long it takes until a cost counts half as much, in ms.
 * @param now the time in ms, from any beginning.
 */
export function recentCost(halfLifeMs: number, now: () => number = () => performance.now()): RecentCost {
  const costs = new Map<string, { readonly ms: number; readonly at: number }>();
  const of = (caller: string) => {
    const cost = costs.get(caller);
    return cost ? cost.ms * 0.5 ** ((now() - cost.at) / halfLifeMs) : 0;
  };
  return {
    of,
    add: (caller, ms) => {
      costs.set(caller, { ms: of(caller) + ms, at: now() });
      if (costs.size <= MANY) return;
      for (const known of costs.keys()) if (of(known) < NOTHING) costs.delete(known);
    },
  };
}
