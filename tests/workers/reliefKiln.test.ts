import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReliefKiln } from '../../workers/stage/reliefKiln';

/** A shelf on which one relief is baked in each slice. */
const shelf = {
  waiting: 0,
  bakeSome() {
    this.waiting = Math.max(0, this.waiting - 1);
    return this.waiting > 0;
  },
};

/** A kiln just built, and what happened, in order. */
function openKiln(waiting: number) {
  shelf.waiting = waiting;
  const happened: string[] = [];
  const kiln = new ReliefKiln(shelf, () => happened.push('painted'));
  return { kiln, happened };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('whoever lets the reliefs go first goes on when the last of them is baked and painted', async () => {
  const { kiln, happened } = openKiln(3);
  kiln.light();
  void kiln.whenBaked().then(() => happened.push('gone on'));
  await vi.advanceTimersToNextTimerAsync();
  await vi.advanceTimersToNextTimerAsync();
  expect(happened).toEqual([]);
  await vi.advanceTimersToNextTimerAsync();
  expect(happened).toEqual(['painted', 'gone on']);
});

test('where nothing is to be baked, nobody waits', async () => {
  const { kiln } = openKiln(0);
  await kiln.whenBaked();
  expect(vi.getTimerCount()).toBe(0);
});

test('nobody waits for ever for what another baked meanwhile, nor for what no painting asked for', async () => {
  const { kiln, happened } = openKiln(2);
  void kiln.whenBaked().then(() => happened.push('gone on'));
  shelf.waiting = 0;
  await vi.runAllTimersAsync();
  expect(happened).toContain('gone on');
});

test('while an element is on the move nothing is baked, and who waits goes on after it', async () => {
  const { kiln, happened } = openKiln(1);
  kiln.disturb();
  void kiln.whenBaked().then(() => happened.push('gone on'));
  await vi.advanceTimersByTimeAsync(40);
  expect(shelf.waiting).toBe(1);
  await vi.runAllTimersAsync();
  expect(happened).toEqual(['painted', 'gone on']);
});

test('what another bakes while an element is on the move is painted after it, and who waits goes on', async () => {
  const { kiln, happened } = openKiln(2);
  void kiln.whenBaked().then(() => happened.push('gone on'));
  await vi.advanceTimersByTimeAsync(10);
  kiln.disturb();
  shelf.waiting = 0;
  await vi.advanceTimersByTimeAsync(50);
  expect(happened).toEqual([]);
  await vi.runAllTimersAsync();
  expect(happened).toEqual(['painted', 'gone on']);
});
