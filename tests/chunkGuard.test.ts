import { describe, expect, test } from 'vitest';
import { mayReload } from '../src/chunkGuard';

class Storage {
  readonly #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => {
    this.#kept.set(key, value);
  };
}

describe('A chunk that cannot be fetched', () => {
  test('has the page loaded again, at most once a minute', () => {
    const storage = new Storage();
    expect(mayReload(storage, 1000)).toBe(true);
    expect(mayReload(storage, 60_999)).toBe(false);
    expect(mayReload(storage, 61_000)).toBe(true);
  });

  test('does not where nobody could say when it was the last time', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(mayReload(full, 1000)).toBe(false);
  });
});
