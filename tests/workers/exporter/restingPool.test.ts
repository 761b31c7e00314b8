import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RestingPool } from '../../../workers/exporter/restingPool';

const MINUTE = 60_000;

let told: string[];

let made: number;

class Noted {
  private readonly name: string;

  constructor() {
    made += 1;
    this.name = `pool ${made}`;
    told.push(`${this.name} opened`);
  }
  warmUp(): void {
    told.push(`${this.name} warm`);
  }
  close(): void {
    told.push(`${this.name} closed`);
  }
}

beforeEach(() => {
  told = [];
  made = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const used = async (pool: Noted) => void told.push(`used ${pool instanceof Noted}`);

test('What bakes for files is kept for a minute after each, and opened anew for a later one', async () => {
  const resting = new RestingPool(() => new Noted());
  await resting.use(used);
  vi.advanceTimersByTime(MINUTE - 1);
  await resting.use(used);
  vi.advanceTimersByTime(MINUTE - 1);
  expect(told).toEqual(['pool 1 opened', 'used true', 'used true']);
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toBe('pool 1 closed');
  await resting.use(used);
  expect(told.slice(-2)).toEqual(['pool 2 opened', 'used true']);
});

test('it is not closed while a file is made, however long that takes, nor while another is', async () => {
  const resting = new RestingPool(() => new Noted());
  let end = () => {};
  const long = resting.use(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  await resting.use(used);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(told).toEqual(['pool 1 opened', 'used true']);
  end();
  await long;
  vi.advanceTimersByTime(MINUTE);
  expect(told.at(-1)).toBe('pool 1 closed');
});

test('what was only warmed up is closed after a minute too, and what a file failed with is told', async () => {
  const resting = new RestingPool(() => new Noted());
  resting.warmUp();
  expect(told).toEqual(['pool 1 opened', 'pool 1 warm']);
  await expect(resting.use(() => Promise.reject(new Error('too large')))).rejects.toThrow('too large');
  vi.advanceTimersByTime(MINUTE);
  expect(told.at(-1)).toBe('pool 1 closed');
  resting.warmUp();
  vi.advanceTimersByTime(MINUTE);
  expect(told.slice(-3)).toEqual(['pool 2 opened', 'pool 2 warm', 'pool 2 closed']);
});
