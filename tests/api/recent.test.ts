import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recentlyChosen, rememberChosen } from '../../src/api/recent';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('What was chosen last stands first, once, and no more than are seen at a glance', () => {
  for (const family of ['Cinzel', 'Forum', 'Jost', 'Cinzel', 'Allura', 'Caudex', 'Belleza'])
    rememberChosen('fonts', family);
  expect(recentlyChosen('fonts')).toEqual(['Belleza', 'Caudex', 'Allura', 'Cinzel', 'Jost']);
  expect(recentlyChosen('vignets')).toEqual([]);
});

test('What cannot be read is nothing', () => {
  kept.set('gravestone.recent.fonts', '{"a":');
  expect(recentlyChosen('fonts')).toEqual([]);
  kept.set('gravestone.recent.fonts', '[1, 2]');
  expect(recentlyChosen('fonts')).toEqual([]);
});

test('Without storage nothing is remembered and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberChosen('vignets', '552');
  expect(recentlyChosen('vignets')).toEqual([]);
});
