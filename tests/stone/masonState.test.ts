import { expect, test } from 'vitest';
import { masonStateOf } from '../../src/stone/masonState';
import { stoneStatus } from '../../src/stone/status';

/** How an order stands by its stone's status, written out: a question of the mason's takes its place wherever he has the stone. */
const STANDS = {
  draft: [undefined, undefined],
  ordered: [undefined, undefined],
  sentToMason: ['new', 'inQuestion'],
  received: ['accepted', 'inQuestion'],
  processing: ['cut', 'inQuestion'],
  finished: ['setUp', 'inQuestion'],
  invoiced: ['invoiced', 'inQuestion'],
  cancelled: [undefined, undefined],
} as const;

test.each(stoneStatus.options)(
  'a stone that is %s stands so at its mason’s, with and without a question',
  (status) => {
    const [settled, asked] = STANDS[status];
    expect(masonStateOf(status, 0)).toBe(settled);
    expect(masonStateOf(status, 1)).toBe(asked);
    expect(masonStateOf(status, 3)).toBe(asked);
  },
);
