import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gathering } from '../../server/store/gathering';

/** Work whose groups are ended by hand. */
function byHand(how: { most?: number; apart?: (item: number) => unknown } = {}) {
  const groups: { items: readonly number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const ask = gathering<number, string>({
    work: (items) =>
      new Promise((resolve, reject) => {
        groups.push({ items, end: () => resolve((item) => `of ${item}`), fail: reject });
      }),
    most: how.most ?? 10,
    ...(how.apart && { apart: how.apart }),
    isOfOne: (error) => error instanceof Error && error.message === 'one',
  });
  return { groups, ask, asked: () => groups.map(({ items }) => items) };
}

test('All who ask in one turn are one group, and each gets its own answer', async () => {
  const { ask, asked, groups } = byHand();
  const answers = Promise.all([ask(3), ask(1), ask(3), ask(2)]);
  await turn();
  expect(asked()).toEqual([[3, 1, 3, 2]]);
  groups[0]?.end();
  expect(await answers).toEqual(['of 3', 'of 1', 'of 3', 'of 2']);
});

test('Whoever asks while a group is under way is answered by the next one, never by that', async () => {
  const { ask, asked, groups } = byHand();
  const first = ask(1);
  await turn();
  const later = [ask(1), ask(2)];
  await turn();
  expect(asked()).toEqual([[1]]);
  groups[0]?.end();
  expect(await first).toBe('of 1');
  await expect.poll(asked).toEqual([[1], [1, 2]]);
  groups[1]?.end();
  expect(await Promise.all(later)).toEqual(['of 1', 'of 2']);
});

test('A group that hangs holds up no further one', async () => {
  const { ask, asked, groups } = byHand();
  const hanging = ask(1);
  await turn();
  const next = ask(2);
  await expect.poll(asked).toEqual([[1], [2]]);
  groups[1]?.end();
  expect(await next).toBe('of 2');
  groups[0]?.end();
  expect(await hanging).toBe('of 1');
  const after = ask(3);
  await expect.poll(asked).toHaveLength(3);
  groups[2]?.end();
  expect(await after).toBe('of 3');
});

test('A group has so many at most, and no two of a key; the others come next, in their order', async () => {
  const { ask, asked, groups } = byHand({ most: 3, apart: (item) => item % 10 });
  const all = [1, 11, 2, 21, 3, 4, 12].map((item) => ask(item));
  for (let at = 0; at < 3; at += 1) {
    await expect.poll(asked).toHaveLength(at + 1);
    groups[at]?.end();
  }
  expect(asked()).toEqual([[1, 2, 3], [11, 4, 12], [21]]);
  expect(await Promise.all(all)).toHaveLength(7);
});

test('What is the fault of one is tried alone, each; what concerns all is told to all at once', async () => {
  const { ask, asked, groups } = byHand();
  const some = Promise.allSettled([ask(1), ask(2)]);
  await turn();
  groups[0]?.fail(new Error('one'));
  await expect.poll(asked).toEqual([[1, 2], [1], [2]]);
  groups[1]?.fail(new Error('one'));
  groups[2]?.end();
  expect((await some).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);

  const gone = Promise.allSettled([ask(3), ask(4)]);
  await expect.poll(asked).toHaveLength(4);
  groups[3]?.fail(new Error('all'));
  expect((await gone).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked()).toHaveLength(4);
});
