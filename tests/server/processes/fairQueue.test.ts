import { describe, expect, test } from 'vitest';
import { fairQueue } from '../../../server/processes/fairQueue';
import { randomFrom } from '../../random';

const anybody = () => true;

function queueOf(longest = 100, longestOfOne = 100) {
  const gone: string[] = [];
  const queue = fairQueue<string>(longest, longestOfOne, (item) => gone.push(item));
  const all = () => {
    const order: string[] = [];
    for (let one = queue.take(anybody); one; one = queue.take(anybody)) order.push(one.item);
    return order;
  };
  return { queue, gone, all };
}

describe('A fair queue', () => {
  test('gives callers their turn one after the other, and each theirs in the order they asked', () => {
    const { queue, all } = queueOf();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item, { caller: String(item[0]) });
    expect(all()).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });

  test('lets nobody wait behind more than one item of each other caller, whatever those ask for', () => {
    const random = randomFrom(7);
    const { queue } = queueOf();
    for (let i = 0; i < 60; i++) queue.add(`x${i}`, { caller: `hostile ${Math.floor(random() * 4)}` });
    queue.add('mine', { caller: 'me' });
    let before = 0;
    while (queue.take(anybody)?.item !== 'mine') before += 1;
    expect(before).toBeLessThanOrEqual(4);
  });

  test('passes over a caller who has enough under way', () => {
    const { queue } = queueOf();
    queue.add('a1', { caller: 'a' });
    queue.add('b1', { caller: 'b' });
    expect(queue.take((caller) => caller !== 'a')).toEqual({ item: 'b1', caller: 'b' });
    expect(queue.take((caller) => caller !== 'a')).toBeUndefined();
    expect(queue.take(anybody)?.item).toBe('a1');
  });

  test('lets an item go that waits no longer, and its place with it', () => {
    const { queue, all } = queueOf(3);
    for (const item of ['a1', 'a2', 'b1']) queue.add(item, { caller: String(item[0]) });
    expect([queue.remove('b1'), queue.remove('b1'), queue.length]).toEqual([true, false, 2]);
    expect([queue.add('c1', { caller: 'c' }), queue.remove('a1')]).toEqual([true, true]);
    expect(all()).toEqual(['a2', 'c1']);
  });

  test('takes no more than may wait, of all and of one', () => {
    const { queue } = queueOf(3, 2);
    const add = (item: string, caller: string) => queue.add(item, { caller });
    expect([add('a1', 'a'), add('a2', 'a'), add('a3', 'a')]).toEqual([true, true, false]);
    expect([add('b1', 'b'), add('c1', 'c')]).toEqual([true, false]);
    queue.take(anybody);
    expect([queue.length, add('c1', 'c')]).toEqual([2, true]);
  });

  test('lets the older one of a caller go for what is asked about the same', () => {
    const { queue, gone, all } = queueOf(3, 3);
    const add = (item: string, about: string) => queue.add(item, { caller: 'a', about });
    for (const [item, about] of [
      ['s1', 'stone 1'],
      ['t1', 'stone 2'],
      ['s2', 'stone 1'],
      ['s3', 'stone 1'],
    ])
      expect(add(String(item), String(about))).toBe(true);
    // Another caller's item about the same stone is separate.
    queue.add('o1', { caller: 'b', about: 'stone 1' });
    expect([gone, queue.length]).toEqual([['s1', 's2'], 3]);
    expect(all()).toEqual(['s3', 'o1', 't1']);
  });
});
