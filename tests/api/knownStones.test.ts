import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetStone, knownStones, rememberStone } from '../../src/api/knownStones';

/** The browser's storage, as far as it is used here. */
class Storage {
  readonly kept = new Map<string, string>();
  isFull = false;
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }
}

let storage: Storage;
beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const ids = () => knownStones().map(({ id }) => id);

describe('The stones a visitor saved in this browser', () => {
  test('are known by their tokens, the newest first', () => {
    rememberStone({ id: 1, token: 'st_one', designName: 'Karen', readonlyToken: 'rd_one' });
    rememberStone({ id: 2, token: 'st_two' });
    expect(knownStones()).toEqual([
      { id: 2, token: 'st_two', designName: '' },
      { id: 1, token: 'st_one', designName: 'Karen', readonlyToken: 'rd_one' },
    ]);
  });

  test('are known once each: one saved again comes first, with its new name', () => {
    rememberStone({ id: 1, token: 'st_one', designName: 'Karen' });
    rememberStone({ id: 2, token: 'st_two' });
    rememberStone({ id: 1, token: 'st_one', designName: 'Karen Juhl' });
    expect(ids()).toEqual([1, 2]);
    expect(knownStones()[0]?.designName).toBe('Karen Juhl');
  });

  test('are fifty at most', () => {
    for (let id = 1; id <= 60; id += 1) rememberStone({ id, token: `st_${id}` });
    expect([ids().length, ids()[0], ids().at(-1)]).toEqual([50, 60, 11]);
  });

  test('are forgotten one by one', () => {
    rememberStone({ id: 1, token: 'st_one' });
    rememberStone({ id: 2, token: 'st_two' });
    forgetStone(2);
    forgetStone(3);
    expect(ids()).toEqual([1]);
  });

  test('are none where the storage holds something else, and what can be read of it otherwise', () => {
    storage.setItem('gravestone.stones', '{not json');
    expect(ids()).toEqual([]);
    storage.setItem('gravestone.stones', '{"id":1}');
    expect(ids()).toEqual([]);
    storage.setItem('gravestone.stones', '[{"id":1},{"id":2,"token":"st_two"},7]');
    expect(ids()).toEqual([2]);
  });

  test('are none where the browser refuses its storage, and nothing breaks', () => {
    storage.isFull = true;
    rememberStone({ id: 1, token: 'st_one' });
    forgetStone(1);
    expect(ids()).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    rememberStone({ id: 1, token: 'st_one' });
    expect(ids()).toEqual([]);
  });
});
