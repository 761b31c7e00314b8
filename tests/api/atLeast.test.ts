import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { atLeast } from '../../src/api/atLeast';
import { MINIMUM_FETCH } from '../../src/stone/constants';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Tracks some work: how it has ended so far. */
function follow(work: Promise<string>): { end: string | undefined } {
  const seen: { end: string | undefined } = { end: undefined };
  work.then(
    (value) => {
      seen.end = value;
    },
    (error: Error) => {
      seen.end = error.message;
    },
  );
  return seen;
}

describe('A list that is there at once', () => {
  test('is shown no sooner than 200 ms after it was asked for', async () => {
    const seen = follow(atLeast(MINIMUM_FETCH, Promise.resolve('the list')));
    await vi.advanceTimersByTimeAsync(199);
    expect(seen.end).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.end).toBe('the list');
  });

  test('and fails no sooner, either', async () => {
    const seen = follow(atLeast(MINIMUM_FETCH, Promise.reject(new Error('no answer'))));
    await vi.advanceTimersByTimeAsync(199);
    expect(seen.end).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.end).toBe('no answer');
  });
});

test('A list that takes longer is shown as soon as it is there', async () => {
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve('the list'), 300));
  const seen = follow(atLeast(MINIMUM_FETCH, slow));
  await vi.advanceTimersByTimeAsync(299);
  expect(seen.end).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.end).toBe('the list');
});

describe('Work that was given up', () => {
  test('is held back no longer', async () => {
    const giveUp = new AbortController();
    // Its own timer alone: files share a process, and something of another may wait on the same clock.
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const seen = follow(atLeast(MINIMUM_FETCH, Promise.reject(new Error('given up')), giveUp.signal));
    await vi.advanceTimersByTimeAsync(50);
    giveUp.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.end).toBe('given up');
    expect(cleared).toHaveBeenCalledWith(timers.mock.results[0]?.value);
  });

  test('before it began is not held back at all', async () => {
    const seen = follow(atLeast(MINIMUM_FETCH, Promise.resolve('the list'), AbortSignal.abort()));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.end).toBe('the list');
  });
});
