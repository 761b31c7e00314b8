import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isKnownWithoutCard, keepWithoutCard } from '../../src/api/keptWithoutCard';

const DAY = 24 * 3600e3;
const NOW = Date.UTC(2026, 10, 29);

let kept: Map<string, string>;
let browser: string;

beforeEach(() => {
  kept = new Map();
  browser = 'a browser, version 150';
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('navigator', {
    get userAgent() {
      return browser;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser without a graphics card is not asked for one again for a week', () => {
  expect(isKnownWithoutCard(NOW)).toBe(false);
  keepWithoutCard(true, NOW);
  expect(isKnownWithoutCard(NOW)).toBe(true);
  expect(isKnownWithoutCard(NOW + 6.9 * DAY)).toBe(true);
  expect(isKnownWithoutCard(NOW + 7.1 * DAY)).toBe(false);
});

test('another version of it is, and one in which a card was found', () => {
  keepWithoutCard(true, NOW);
  browser = 'a browser, version 151';
  expect(isKnownWithoutCard(NOW)).toBe(false);
  keepWithoutCard(true, NOW);
  keepWithoutCard(false, NOW);
  expect(isKnownWithoutCard(NOW)).toBe(false);
});

test('a clock that was set back, and what somebody else wrote, count for nothing', () => {
  keepWithoutCard(true, NOW);
  expect(isKnownWithoutCard(NOW - 2 * DAY)).toBe(false);
  for (const value of ['', 'yes', `${NOW + DAY}`]) {
    kept.set([...kept.keys()][0] ?? '', value);
    expect(isKnownWithoutCard(NOW)).toBe(false);
  }
});

test('without storage a card is looked for at each start', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  keepWithoutCard(true, NOW);
  expect(isKnownWithoutCard(NOW)).toBe(false);
});
