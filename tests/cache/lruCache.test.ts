import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LruCache } from '../../src/cache/lruCache';

/** The same as a list that is searched each time. */
class NaiveCache {
  entries: { key: number; value: Weighed }[] = [];
  gone: Weighed[] = [];

  get(key: number): Weighed | undefined {
    const found = this.entries.find((entry) => entry.key === key);
    if (!found) return undefined;
    this.entries = [...this.entries.filter((entry) => entry !== found), found];
    return found.value;
  }

  set(key: number, value: Weighed): void {
    this.gone.push(...this.entries.filter((entry) => entry.key === key).map((entry) => entry.value));
    this.entries = [...this.entries.filter((entry) => entry.key !== key), { key, value }];
    while (this.sum() > MOST && this.entries.length > 1) {
      const [first] = this.entries.splice(0, 1);
      if (first) this.gone.push(first.value);
    }
  }

  sum(): number {
    return this.entries.reduce((sum, { value }) => sum + value.weight, 0);
  }
}

interface Weighed {
  readonly name: number;
  readonly weight: number;
}

const MOST = 20;

test('what was used longest ago goes first, as in a naive list, and whatever goes is disposed of once', () => {
  const step = fc.record({ set: fc.boolean(), key: fc.nat(9), weight: fc.nat(12) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const gone: Weighed[] = [];
      const cache = new LruCache<number, Weighed>({
        most: MOST,
        weigh: ({ weight }) => weight,
        dispose: (value) => gone.push(value),
      });
      const naive = new NaiveCache();
      for (const [name, { set, key, weight }] of steps.entries()) {
        if (set) {
          cache.set(key, { name, weight });
          naive.set(key, { name, weight });
        } else {
          expect(cache.get(key)).toEqual(naive.get(key));
        }
        expect(cache.weight).toBe(naive.sum());
        expect(gone).toEqual(naive.gone);
      }
      cache.clear();
      expect(gone).toHaveLength(steps.filter(({ set }) => set).length);
      expect(cache.weight).toBe(0);
    }),
  );
});

test('what is needed stays, however heavy all is, until it is needed no more', () => {
  const needed = new Set(['a', 'b']);
  const gone: string[] = [];
  const cache = new LruCache<string, string>({
    most: 1,
    isNeeded: (value) => needed.has(value),
    dispose: (value) => gone.push(value),
  });
  for (const value of ['a', 'b', 'c', 'd']) cache.set(value, value);
  expect(gone).toEqual(['c']);
  needed.delete('a');
  cache.trim();
  expect(gone).toEqual(['c', 'a', 'd']);
});

test('a value that is there is not made a second time', () => {
  const cache = new LruCache<string, number>({ most: 2 });
  let made = 0;
  const make = () => {
    made += 1;
    return made;
  };
  expect([cache.getOrMake('a', make), cache.getOrMake('a', make), cache.getOrMake('b', make)]).toEqual([
    1, 1, 2,
  ]);
});
