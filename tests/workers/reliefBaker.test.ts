import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReliefBaker } from '../../workers/stage/reliefBaker';

/** A cache on which one relief is baked in each slice. */
const cache = {
  waiting: 0,
  bakeSome() {
    this.waiting = Math.max(0, this.waiting - 1);
    return this.waiting > 0;
  },
};

/** A baker just built, and what happened, in order. */
function openKiln(waiting: number) {
  cache.waiting = waiting;
  const happened: string[] = [];
  const baker = new ReliefBaker(cache, () => happened.push('painted'));
  return { baker, happened };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('whoever lets the reliefs go first goes on when the last of them is baked and painted', async () => {
  const { baker, happened } = openKiln(3);
  baker.start();
  void baker.whenBaked().then(() => happened.push('gone on'));
  await vi.advanceTimersToNextTimerAsync();
  await vi.advanceTimersToNextTimerAsync();
  expect(happened).toEqual([]);
  await vi.advanceTimersToNextTimerAsync();
  expect(happened).toEqual(['painted', 'gone on']);
});

test('where nothing is to be baked, nobody waits', async () => {
  const { baker } = openKiln(0);
  await baker.whenBaked();
  expect(vi.getTimerCount()).toBe(0);
});

test('nobody waits for ever for what another baked meanwhile, nor for what no painting asked for', async () => {
  const { baker, happened } = openKiln(2);
  void baker.whenBaked().then(() => happened.push('gone on'));
  cache.waiting = 0;
  await vi.runAllTimersAsync();
  expect(happened).toContain('gone on');
});

test('while an element is on the move nothing is baked, and who waits goes on after it', async () => {
  const { baker, happened } = openKiln(1);
  baker.postpone();
  void baker.whenBaked().then(() => happened.push('gone on'));
  await vi.advanceTimersByTimeAsync(40);
  expect(cache.waiting).toBe(1);
  await vi.runAllTimersAsync();
  expect(happened).toEqual(['painted', 'gone on']);
});

test('what another bakes while an element is on the move is painted after it, and who waits goes on', async () => {
  const { baker, happened } = openKiln(2);
  void baker.whenBaked().then(() => happened.push('gone on'));
  await vi.advanceTimersByTimeAsync(10);
  baker.postpone();
  cache.waiting = 0;
  await vi.advanceTimersByTimeAsync(50);
  expect(happened).toEqual([]);
  await vi.runAllTimersAsync();
  expect(happened).toEqual(['painted', 'gone on']);
});
