import { expect, test, vi } from 'vitest';
import { inSlices } from '../../../workers/stage/slices';

function* pieces(done: number[], count: number) {
  for (let piece = 0; piece < count; piece += 1) {
    vi.advanceTimersByTime(3);
    done.push(piece);
    yield piece;
  }
}

test('Long work leaves the worker to others every 4 ms, and wholly while something is being moved', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  try {
    const done: number[] = [];
    let restsFor = 0;
    const all = inSlices(pieces(done, 9), () => restsFor);
    await Promise.resolve();
    // Two pieces of 3 ms are a slice; something is taken in hand before the next.
    expect(done).toEqual([0, 1]);
    restsFor = 60;
    await vi.advanceTimersToNextTimerAsync();
    await vi.advanceTimersByTimeAsync(600);
    expect(done).toEqual([0, 1]);
    restsFor = 0;
    await vi.advanceTimersByTimeAsync(60);
    expect(await all).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  } finally {
    vi.useRealTimers();
  }
});
