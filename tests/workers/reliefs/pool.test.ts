import { describe, expect, test } from 'vitest';
import { bakeWhole } from '../../../src/painting/relief/bakeWhole';
import type { BakingWorker } from '../../../workers/reliefs/contract';
import { ReliefPool } from '../../../workers/reliefs/pool';
import { BakingInTurns } from './bakingInTurns';
import { order } from './square';

/** A worker that ends when it is to bake, as one without memory does. */
function endingWorker(): BakingWorker {
  let end = () => {};
  const gone = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    gone,
    late: new Promise(() => undefined),
    end: () => end(),
    recall: () => Promise.reject(new Error('it ended')),
    bake: async () => {
      end();
      throw new Error('it ended');
    },
  };
}

describe('The workers that bake reliefs', () => {
  test('are opened when there is something to bake, and no more of them than may be', async () => {
    const workers = new BakingInTurns();
    const pool = new ReliefPool(workers.open, 2);
    expect(workers.opened).toBe(0);
    const [one, other] = [pool.bake(order), pool.bake(order)];
    expect([workers.opened, pool.isFree]).toEqual([2, false]);
    await Promise.all([one, other]);
    expect(pool.isFree).toBe(true);
    await pool.bake(order);
    expect(workers.opened).toBe(2);
  });

  test('bake byte for byte what is baked without them', async () => {
    const pool = new ReliefPool(new BakingInTurns().open, 1);
    const baked = await pool.bake(order);
    expect(baked?.pixels.some((byte) => byte > 0)).toBe(true);
    expect(baked).toEqual(bakeWhole(order));
  });

  test('are replaced where one ends over a relief, which the next one bakes', async () => {
    const workers = new BakingInTurns();
    let opened = 0;
    const pool = new ReliefPool(() => {
      opened += 1;
      return opened === 1 ? endingWorker() : workers.open();
    }, 1);
    expect(await pool.bake(order)).toEqual(bakeWhole(order));
    expect([opened, pool.isFree]).toEqual([2, true]);
  });

  test('are replaced where one ended while it had nothing to do', async () => {
    const opened: BakingWorker[] = [];
    const workers = new BakingInTurns();
    const pool = new ReliefPool(() => {
      const worker = workers.open();
      opened.push(worker);
      return worker;
    }, 1);
    await pool.bake(order);
    opened[0]?.end();
    await opened[0]?.gone;
    await pool.bake(order);
    expect(opened).toHaveLength(2);
  });

  test('are not ended for ever by one relief: it fails, and the next is baked', async () => {
    const workers = new BakingInTurns();
    let opened = 0;
    const pool = new ReliefPool(() => {
      opened += 1;
      return opened <= 2 ? endingWorker() : workers.open();
    }, 1);
    await expect(pool.bake(order)).rejects.toThrow('it ended');
    expect(pool.isFree).toBe(true);
    expect(await pool.bake(order)).toEqual(bakeWhole(order));
  });

  test('have as many reliefs at once as they are to be given, as few as the others', async () => {
    const workers = [new BakingInTurns({ isOpen: false }), new BakingInTurns({ isOpen: false })];
    let opened = 0;
    const openNext = () => {
      opened += 1;
      return workers[opened - 1]?.open() ?? endingWorker();
    };
    const pool = new ReliefPool(openNext, 2, 3);
    expect(pool.lanes).toBe(6);
    const baking = Array.from({ length: 5 }, () => pool.bake(order));
    expect(workers.map(({ begun }) => begun.length)).toEqual([3, 2]);
    expect(pool.isFree).toBe(true);
    baking.push(pool.bake(order));
    expect(pool.isFree).toBe(false);
    for (const worker of workers) worker.goOn();
    const exact = bakeWhole(order);
    expect(await Promise.all(baking)).toEqual(baking.map(() => exact));
    expect([opened, pool.isFree]).toEqual([2, true]);
  });

  test('leave none of them where the one that has several ends: the next one bakes all', async () => {
    const after = new BakingInTurns();
    let opened = 0;
    const pool = new ReliefPool(
      () => {
        opened += 1;
        return opened === 1 ? endingWorker() : after.open();
      },
      1,
      3,
    );
    const exact = bakeWhole(order);
    const baked = await Promise.all([order, order, order].map((each) => pool.bake(each)));
    expect(baked).toEqual([exact, exact, exact]);
    expect([after.begun.length, opened, pool.isFree]).toEqual([3, 2, true]);
  });
});
