import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../../../src/api/http';
import { actAs } from '../../../src/api/identity';
import { forgetWriting } from '../../../src/machines/designs/keptWriting';
import { letterOf } from '../letters';
import { TabStorage } from '../tabStorage';
import { Rehearsal } from './rehearsal';
import { ANNA, caseOf, LISTS } from './samples';

const KEPT = 'gravestone.caseWriting';
const OURS = { token: 'at_ours', BusinessId: 2 };
let storage: TabStorage;
const taken = new Set<string>();
beforeEach(() => {
  storage = new TabStorage();
  vi.stubGlobal('sessionStorage', storage);
  actAs(OURS);
});
afterEach(() => {
  actAs(undefined);
  vi.unstubAllGlobals();
});

/** The list as somebody leaves it: its page is gone, the tab is not. */
async function left(use: (list: Rehearsal) => void | Promise<void>): Promise<void> {
  const list = new Rehearsal();
  await list.answer('fetch', LISTS);
  await use(list);
  list.actor.stop();
}

/** The list as it is come back to. */
function back(): Rehearsal {
  const list = new Rehearsal();
  for (const name of list.taken) taken.add(name);
  return list;
}

afterAll(() => {
  const opening = back().defined.filter((name) => name.startsWith('designs.work.opening '));
  expect(opening.length).toBe(3);
  expect(opening.filter((name) => !taken.has(name))).toEqual([]);
});

describe('What is written in a case while the login ends', () => {
  const write = (list: Rehearsal) =>
    list.send({ type: 'case.edit', project: ANNA }, { type: 'case.write', change: { decBplace: 'Ærø' } });

  test('is there after the next login of the same business, over the case it was opened from', async () => {
    await left(async (list) => {
      write(list);
      list.send({ type: 'save' });
      await list.refuse('save case', new Refused(403, 'The login has ended.'));
    });
    const after = back();
    expect(after.state).toEqual(['loading', 'writingCase.writing']);
    expect(after.context.form).toMatchObject({
      base: ANNA,
      details: { decName: 'Anna', decBplace: 'Ærø' },
      isChanged: true,
    });
    // It can be saved at once, and is forgotten then.
    after.send({ type: 'save' });
    await after.answer('save case', caseOf(1, { decName: 'Anna', decBplace: 'Ærø', version: 2 }));
    expect([after.state[1], storage.kept.has(KEPT)]).toEqual(['idle', false]);
  });

  test('so is a new case, which the same key makes only once', async () => {
    let key: string | undefined;
    await left((list) => {
      list.send({ type: 'case.create' }, { type: 'case.write', change: { decName: 'Åse' } });
      key = list.context.form?.key;
    });
    const after = back();
    expect(after.context.form).toMatchObject({ details: { decName: 'Åse' }, key });
    expect(after.context.form?.base).toBeUndefined();
  });

  test('so is what was decided as a case is sent', async () => {
    await left((list) =>
      list.send(
        { type: 'case.send', project: ANNA },
        { type: 'order.write', change: { Comment: 'Ring efter kl. 10' } },
      ),
    );
    const after = back();
    expect(after.state[1]).toBe('ordering.writing');
    expect(after.context.sending).toMatchObject({ project: ANNA, order: { Comment: 'Ring efter kl. 10' } });
    after.send({ type: 'send' });
    await after.answer('note order', ANNA);
    await after.answer('read letter', letterOf(1));
    after.send({ type: 'confirm' });
    await after.answer('case.send', caseOf(1, { sentAt: '2026-11-22T10:00:00Z' }));
    expect([after.state[1], storage.kept.has(KEPT)]).toEqual(['ordering.sent', false]);
  });

  test.each([
    ['was only looked at', (list: Rehearsal) => list.send({ type: 'case.edit', project: ANNA })],
    [
      'was thrown away',
      (list: Rehearsal) => {
        write(list);
        list.send({ type: 'close' }, { type: 'discard' });
      },
    ],
    [
      'was deleted',
      async (list: Rehearsal) => {
        write(list);
        list.send({ type: 'case.delete' }, { type: 'confirm' });
        await list.answer('case.delete');
      },
    ],
    [
      'was written before somebody logged out',
      (list: Rehearsal) => {
        write(list);
        forgetWriting();
      },
    ],
  ] as const)('is not there where it %s', async (_how, use) => {
    await left(use);
    expect(storage.kept.has(KEPT)).toBe(false);
    expect(back().state[1]).toBe('idle');
  });

  test.each([undefined, { token: 'at_theirs', BusinessId: 3 }])(
    'is nothing for another business, nor for a visitor, and is theirs no longer: %j',
    async (next) => {
      await left(write);
      actAs(next);
      expect(back().state[1]).toBe('idle');
      actAs(OURS);
      expect(back().state[1]).toBe('idle');
    },
  );
});
