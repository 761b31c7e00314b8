import { afterEach, expect, test, vi } from 'vitest';
import { askAgain, deletesWithoutAsking, neverAskAgain } from '../../src/api/deletionQuestion';

afterEach(() => vi.unstubAllGlobals());

test('Whoever asked not to be asked before an element is deleted can be asked again', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(deletesWithoutAsking()).toBe(false);
  neverAskAgain();
  expect(deletesWithoutAsking()).toBe(true);
  askAgain();
  expect(deletesWithoutAsking()).toBe(false);
});
