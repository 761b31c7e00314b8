import { expect, test } from 'vitest';
import { heapWatch } from '../../server/system/heapGrowth';

const MEGABYTE = 1_048_576;

test('The heap grows as V8 likes until the process holds much, and little while it does; V8 is told when that changes', () => {
  const told: string[] = [];
  let megabytes = 0;
  const look = heapWatch({ rss: () => megabytes * MEGABYTE, setFlags: (flags) => told.push(flags) });
  for (const now of [300, 399, 401, 600, 450, 399, 300, 500]) {
    megabytes = now;
    look();
  }
  expect(told).toEqual([
    '--heap-growing-percent=30',
    '--heap-growing-percent=0',
    '--heap-growing-percent=30',
  ]);
});
