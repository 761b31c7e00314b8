import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongestTurn } from '../../../workers/stage/longestTurn';
import { inSlices } from '../../../workers/stage/slices';
import { designWith } from '../../scene/drawnStone';
import { stageWith } from './nodeStage';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('The longest turn is the longest work at one go; what is a part of other work is not one by itself', () => {
  const longest = new LongestTurn();
  const taking = (ms: number) => () => {
    vi.advanceTimersByTime(ms);
    return ms;
  };
  expect(longest.run(taking(5))).toBe(5);
  longest.run(taking(3));
  expect(longest.ms).toBe(5);
  longest.run(() => {
    longest.run(taking(4));
    longest.run(taking(4));
  });
  expect(longest.ms).toBe(8);
  expect(() =>
    longest.run(() => {
      taking(9)();
      throw new Error('no room');
    }),
  ).toThrow('no room');
  expect(longest.ms).toBe(9);
});

test('Of work in slices each slice is a turn', async () => {
  const longest = new LongestTurn();
  function* pieces() {
    for (const ms of [1, 2, 7, 1]) yield vi.advanceTimersByTime(ms);
  }
  const all = inSlices(pieces(), undefined, (ms) => longest.took(ms));
  await vi.runAllTimersAsync();
  await all;
  expect(longest.ms).toBe(10);
});

test('A stage tells how long its longest turn was', async () => {
  vi.useRealTimers();
  const { stage } = await stageWith(designWith([]));
  const { longestTurn } = await stage.work();
  expect(longestTurn).toBeGreaterThan(0);
  await stage.show(designWith([], { BackgroundId: 10 }));
  expect((await stage.work()).longestTurn).toBeGreaterThanOrEqual(longestTurn);
});
