import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sceneChecks } from '../../server/drawing/checks';
import type { DrawingWork } from '../../server/drawing/work';
import { NoTurn, type ProcessPool } from '../../server/processes/processPool';
import type { Database } from '../../server/store/database';
import { found } from '../../src/stone/finding';

// What is looked at is when a check begins and what is kept: the checks themselves are those of `warnings.test.ts`.
const place = { caller: 'address 192.0.2.1', about: 'stone:1' };
const run = vi.fn<ProcessPool<DrawingWork>['run']>(async () => {
  throw new NoTurn();
});
const pool: ProcessPool<DrawingWork> = {
  run,
  isCostly: () => false,
  load: { running: 0, waiting: 0 },
  close: async () => undefined,
};
const nobody = async () => undefined;
const checks = () => sceneChecks({} as Database, pool, nobody, () => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  run.mockClear();
});
afterEach(() => vi.useRealTimers());

test('A stone that is saved again and again is checked once, when it has not been saved for a second', () => {
  const { later } = checks();
  for (let save = 0; save < 20; save += 1) {
    later(`{"designName":"${save}"}`, place);
    vi.advanceTimersByTime(900);
  }
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('Whoever reads a stone that was just saved waits for no second, and it is not checked again for the save', async () => {
  const { later, find } = checks();
  later('{}', place);
  const found = find('{}', 3000, place);
  expect(run).toHaveBeenCalledTimes(1);
  await found;
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('Each stone rests for itself; more than are counted, and very large ones, are checked at once', () => {
  const { later } = checks();
  for (let id = 0; id < 500; id += 1) later('{}', { ...place, about: `stone:${id}` });
  expect(run).not.toHaveBeenCalled();
  later('{}', { ...place, about: 'stone:500' });
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  // All of the same design share the check that is under way.
  later(`"${'x'.repeat(250_000)}"`, place);
  expect(run).toHaveBeenCalledTimes(2);
});

test('Of designs with much to object to fewer are kept, so that what is kept stays as large as it may be', async () => {
  const touching = found('warning', 'unknownMaterial', {});
  const foundIn = (count: number) => ({
    scene: Array(count).fill(touching),
    words: [],
    reserved: [],
    lying: [],
  });
  const askedFor = async (name: string, count: number) => {
    run.mockResolvedValueOnce(foundIn(count));
    await kept.find(`{"designName":"${name}"}`, 3000, place);
  };
  const kept = checks();
  const isKnown = (name: string) => kept.known(`{"designName":"${name}"}`) !== undefined;
  for (let small = 0; small < 100; small += 1) await askedFor(`small ${small}`, 3);
  expect(isKnown('small 0')).toBe(true);
  for (let large = 0; large < 10; large += 1) await askedFor(`large ${large}`, 4_000);
  expect(['small 0', 'large 5', 'large 6', 'large 9'].map(isKnown)).toEqual([false, false, true, true]);
});
