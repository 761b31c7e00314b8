import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetView, keepPlace, keptPlace, keptView } from '../../../src/machines/designs/keptView';
import { UNTOUCHED } from '../../../src/machines/designs/listing';
import { TabStorage } from '../tabStorage';
import { Rehearsal } from './rehearsal';

let storage: TabStorage;
beforeEach(() => {
  storage = new TabStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('Whoever comes back to the list', () => {
  test('finds it searched, filtered and sorted as it was left', () => {
    const before = new Rehearsal();
    before.send({ type: 'look', view: { search: 'anna', filter: 'pending' } });
    before.send({ type: 'look', view: { column: 'price', direction: 'descending' } });
    const left = before.context.view;
    before.actor.stop();
    expect(new Rehearsal().context.view).toEqual(left);
  });

  test('finds every row in the order it came without a column, also where nothing was ever chosen', () => {
    expect(new Rehearsal().context.view).toEqual(UNTOUCHED);
    new Rehearsal().send({ type: 'look', view: { search: 'anna', column: undefined } });
    expect(keptView()).toEqual({ ...UNTOUCHED, search: 'anna' });
  });

  test('finds it where it was scrolled to, and at its top where it is looked at otherwise', () => {
    keepPlace(840);
    expect(keptPlace()).toBe(840);
    new Rehearsal().send({ type: 'look', view: { search: 'anna' } });
    expect(keptPlace()).toBe(0);
  });

  test('finds an untouched list after logging out', () => {
    new Rehearsal().send({ type: 'look', view: { search: 'anna' } });
    keepPlace(10);
    forgetView();
    expect([keptView(), keptPlace()]).toEqual([UNTOUCHED, 0]);
    expect(storage.kept.size).toBe(0);
  });

  test.each(['{', '{"search":1}', '{"search":"a","filter":"none","direction":"ascending"}'])(
    'finds an untouched list where %s is kept',
    (kept) => {
      storage.kept.set('gravestone.designsView', kept);
      expect(keptView()).toEqual(UNTOUCHED);
    },
  );

  test('finds an untouched list in a browser without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    new Rehearsal().send({ type: 'look', view: { search: 'anna' } });
    expect(keptView()).toEqual(UNTOUCHED);
  });
});
