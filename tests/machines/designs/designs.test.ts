import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '../../../src/api/http';
import { actAs } from '../../../src/api/identity';
import type { RowAccess } from '../../../src/machines/designs/accesses';
import type { FamilyForm } from '../../../src/machines/designs/context';
import type { Giving } from '../../../src/machines/designs/effects';
import {
  contactOf,
  type DesignRow,
  rowsOf,
  waitsForMason,
  waitsForRelease,
} from '../../../src/machines/designs/rows';
import { decisionsIn } from '../../../src/stone/decisions';
import { letterOf } from '../letters';
import { Rehearsal } from './rehearsal';
import { ANNA, CARL, caseOf, LISTS, LOOSE, ROSE_ROW, stoneOf } from './samples';

const CONTACT = { contactName: 'Lis Holm', contactPhone: '20304050', contactEmail: 'lis@example.test' };
const LETTER = letterOf(1, { projectVersion: 2 });
let rehearsal: Rehearsal;
const taken = new Set<string>();

/** A list that was fetched. */
async function shown(): Promise<Rehearsal> {
  rehearsal = new Rehearsal();
  await rehearsal.answer('fetch', LISTS);
  return rehearsal;
}

afterEach(() => actAs(undefined));

const keys = () =>
  rowsOf(rehearsal.context.lists.projects, rehearsal.context.lists.stones).map(({ key }) => key);
const remember = () => {
  for (const name of rehearsal.taken) taken.add(name);
};
beforeEach(() => shown().then(() => remember));

describe('A new case', () => {
  const mason = (id: number) => ({
    ...{ id, Name: `Mason ${id}`, email: 'mason@example.com', phone: '', address: '' },
    ...{ zipCode: '', city: '', country: 'DK' as const, locale: 'da' as const },
  });
  const begin = async (BusinessId: number, masons = [3, 4, 5]) => {
    actAs({ token: 'us_x', BusinessId });
    rehearsal.send({ type: 'outdated' });
    await rehearsal.answer('fetch', {
      ...LISTS,
      stonemasons: masons.map(mason),
      projects: [
        caseOf(9, { BusinessId: 7, StonemasonId: 5 }),
        caseOf(8, { StonemasonId: null }),
        caseOf(7, { StonemasonId: 4 }),
        caseOf(6, { StonemasonId: 3 }),
      ],
    });
    rehearsal.send({ type: 'case.create' });
    return rehearsal.context.form?.details.StonemasonId;
  };

  test('begins with the stonemason whom its business chose last, and he can be changed', async () => {
    expect(await begin(2)).toBe(4);
    expect(rehearsal.context.form?.isChanged).toBe(false);
    rehearsal.send({ type: 'case.write', change: { StonemasonId: 3 } });
    expect(rehearsal.context.form?.details.StonemasonId).toBe(3);
  });

  test('begins with nobody where the business has chosen nobody, or he is listed no more', async () => {
    expect(await begin(1)).toBeUndefined();
    rehearsal.send({ type: 'close' });
    expect(await begin(2, [3, 5])).toBeUndefined();
  });
});

describe('The list', () => {
  test('has a row for each stone, for a case without stones and for a stone without a case', () => {
    expect(keys()).toEqual(['case-2', 'stone-11', 'stone-12']);
    expect(rehearsal.state).toEqual(['shown', 'idle']);
  });

  test('that fails says why and is tried again; what was fetched before stays', async () => {
    rehearsal.send({ type: 'outdated' });
    await rehearsal.refuse('fetch', new Unreachable('no answer'));
    expect(rehearsal.state[0]).toBe('failing');
    expect(rehearsal.context.listFailure).toEqual({ kind: 'unreachable' });
    expect(keys()).toHaveLength(3);
    rehearsal.send({ type: 'retry' });
    await rehearsal.answer('fetch', { ...LISTS, projects: [] });
    expect([rehearsal.state[0], rehearsal.context.listFailure]).toEqual(['shown', undefined]);
  });

  test('is fetched again where something was made while it was fetched, or after it failed', async () => {
    rehearsal.send({ type: 'outdated' }, { type: 'outdated' });
    expect(rehearsal.asked.filter(({ call }) => call === 'fetch')).toHaveLength(3);
    await rehearsal.refuse('fetch', new Unreachable('no answer'));
    rehearsal.send({ type: 'outdated' });
    expect(rehearsal.state[0]).toBe('loading');
  });

  test('is looked at in one’s own way while anything else goes on', () => {
    rehearsal.send({ type: 'case.create' }, { type: 'look', view: { search: 'anna' } });
    rehearsal.send({ type: 'look', view: { column: 'price', direction: 'descending' } });
    expect(rehearsal.context.view).toEqual({
      search: 'anna',
      filter: 'all',
      column: 'price',
      direction: 'descending',
    });
  });
});

describe('A stone', () => {
  test('is deleted after a question, and leaves the list; its case stays', async () => {
    rehearsal.send({ type: 'stone.delete', row: ROSE_ROW });
    expect(rehearsal.state[1]).toBe('confirmingDeletion');
    rehearsal.send({ type: 'confirm' });
    expect(rehearsal.asked.at(-1)).toMatchObject({ call: 'stone.delete', input: 11 });
    await rehearsal.answer('stone.delete');
    expect([rehearsal.state[1], keys()]).toEqual(['idle', ['case-2', 'case-1', 'stone-12']]);
  });

  test('stays where the question is answered no, or the server refuses', async () => {
    rehearsal.send({ type: 'stone.delete', row: ROSE_ROW }, { type: 'close' });
    rehearsal.send({ type: 'stone.delete', row: ROSE_ROW }, { type: 'confirm' });
    await rehearsal.refuse('stone.delete', new Refused(409, 'Stenen er sendt.'));
    expect(rehearsal.state[1]).toBe('failingToDelete');
    expect(rehearsal.context.failure).toEqual({ kind: 'refused', status: 409, sentence: 'Stenen er sendt.' });
    rehearsal.send({ type: 'close' });
    expect([rehearsal.context.failure, keys().length]).toEqual([undefined, 3]);
  });

  test('is copied, and the list fetched again for the copy', async () => {
    rehearsal.send({ type: 'stone.copy', row: ROSE_ROW });
    await rehearsal.answer('stone.copy');
    expect(rehearsal.state).toEqual(['loading', 'idle']);
  });

  test('that cannot be copied is told of', async () => {
    rehearsal.send({ type: 'stone.copy', row: ROSE_ROW });
    await rehearsal.refuse('stone.copy', new Unreachable('no answer'));
    expect([rehearsal.state[1], rehearsal.context.failure]).toEqual([
      'failingToCopy',
      { kind: 'unreachable' },
    ]);
    rehearsal.send({ type: 'close' });
    expect(rehearsal.state[1]).toBe('idle');
  });
});

describe('A case', () => {
  const write = { type: 'case.write', change: { caseNo: 'MIN' } } as const;

  test('is made, and stands at the top of the list', async () => {
    rehearsal.send({ type: 'case.create' }, write, { type: 'save' });
    expect(rehearsal.asked.at(-1)?.input).toMatchObject({ base: undefined, details: { caseNo: 'MIN' } });
    await rehearsal.answer('save case', caseOf(3, { caseNo: 'MIN' }));
    expect([rehearsal.state[1], keys()[0]]).toEqual(['idle', 'case-3']);
  });

  test('that is saved while the list is being fetched stays in it: what was under way is older, and is fetched again', async () => {
    rehearsal.send({ type: 'outdated' }, { type: 'case.create' }, write, { type: 'save' });
    const fetches = () => rehearsal.asked.filter(({ call }) => call === 'fetch').length;
    const before = fetches();
    await rehearsal.answer('save case', caseOf(3, { caseNo: 'MIN' }));
    expect([rehearsal.state, fetches() - before]).toEqual([['loading', 'idle'], 1]);
    await rehearsal.answer('fetch', {
      ...LISTS,
      projects: [caseOf(3, { caseNo: 'MIN' }), ...LISTS.projects],
    });
    expect(keys()[0]).toBe('case-3');
    // Where it is there already nothing is fetched for it.
    rehearsal.send({ type: 'case.create' }, write, { type: 'save' });
    await rehearsal.answer('save case', caseOf(4, { caseNo: 'MIN' }));
    expect([rehearsal.state, fetches() - before, keys()[0]]).toEqual([['shown', 'idle'], 1, 'case-4']);
  });

  test('leads to its stone where one is to be begun, once it is saved, and else to nothing', async () => {
    const led: number[] = [];
    rehearsal.actor.on('design', ({ projectId }) => led.push(projectId));
    rehearsal.send({ type: 'case.create' }, write, { type: 'save', thenDesign: true });
    expect(led).toEqual([]);
    await rehearsal.answer('save case', caseOf(3, { caseNo: 'MIN' }));
    expect([rehearsal.state[1], keys()[0], led]).toEqual(['idle', 'case-3', [3]]);
    rehearsal.send({ type: 'case.create' }, write, { type: 'save' });
    await rehearsal.answer('save case', caseOf(4, {}));
    expect(led).toEqual([3]);
  });

  test('that was written is not closed without a question', () => {
    rehearsal.send({ type: 'case.edit', project: ANNA }, { type: 'close' });
    expect(rehearsal.state[1]).toBe('idle');
    rehearsal.send({ type: 'case.edit', project: ANNA }, write, { type: 'close' });
    expect(rehearsal.state[1]).toBe('writingCase.leaving');
    rehearsal.send({ type: 'close' });
    expect(rehearsal.context.form?.details.caseNo).toBe('MIN');
    rehearsal.send({ type: 'close' }, { type: 'discard' });
    expect([rehearsal.state[1], rehearsal.context.form]).toEqual(['idle', undefined]);
  });

  test('whose saving fails is kept as it was written; a new try is under the same key', async () => {
    rehearsal.send({ type: 'case.create' }, write, { type: 'save' });
    const key = rehearsal.context.form?.key;
    await rehearsal.refuse('save case', new Unreachable('no answer'));
    expect(rehearsal.state[1]).toBe('writingCase.failing');
    rehearsal.send({ type: 'close' }, { type: 'save' });
    expect(rehearsal.asked.at(-1)?.input).toMatchObject({ key, details: { caseNo: 'MIN' } });
  });

  describe('that somebody else has saved meanwhile', () => {
    const theirs = caseOf(1, { version: 2, caseNo: 'DERES', stones: [] });
    beforeEach(async () => {
      rehearsal.send({ type: 'case.edit', project: ANNA }, write, { type: 'save' });
      await rehearsal.refuse('save case', new Refused(409, 'Ændret.', theirs));
    });

    test('is shown in the list as it stands, and asked about', () => {
      expect(rehearsal.state[1]).toBe('writingCase.conflicting');
      expect(rehearsal.context.lists.projects.find(({ id }) => id === 1)).toEqual(theirs);
      rehearsal.send({ type: 'close' });
      expect(rehearsal.context.form?.details.caseNo).toBe('MIN');
    });

    test('is written over with mine', async () => {
      rehearsal.send({ type: 'conflict.keepMine' });
      expect(rehearsal.asked.at(-1)?.input).toMatchObject({
        base: { version: 2 },
        details: { caseNo: 'MIN' },
      });
      await rehearsal.answer('save case', caseOf(1, { version: 3, caseNo: 'MIN' }));
      expect(rehearsal.state[1]).toBe('idle');
    });

    test('goes on from theirs', () => {
      rehearsal.send({ type: 'conflict.takeTheirs' });
      expect(rehearsal.state[1]).toBe('writingCase.writing');
      expect(rehearsal.context.form).toMatchObject({ details: { caseNo: 'DERES' }, isChanged: false });
    });
  });

  test('is deleted after a question, and the list fetched again for its drafts', async () => {
    rehearsal.send({ type: 'case.edit', project: ANNA }, { type: 'case.delete' }, { type: 'close' });
    rehearsal.send({ type: 'case.delete' }, { type: 'confirm' });
    expect(rehearsal.asked.at(-1)).toMatchObject({ call: 'case.delete', input: 1 });
    await rehearsal.answer('case.delete');
    expect([rehearsal.state, keys()]).toEqual([
      ['loading', 'idle'],
      ['case-2', 'stone-12', 'stone-11'],
    ]);
  });

  test('something of which was sent is not deleted, and that is said', async () => {
    rehearsal.send({ type: 'case.edit', project: ANNA }, { type: 'case.delete' }, { type: 'confirm' });
    await rehearsal.refuse('case.delete', new Refused(409, 'Sendt.'));
    expect(rehearsal.state[1]).toBe('writingCase.failingToDelete');
    rehearsal.send({ type: 'close' });
    expect(rehearsal.state[1]).toBe('writingCase.writing');
  });

  test('that lacks something is completed first, and sent from what was saved', async () => {
    rehearsal.send({ type: 'case.complete', project: CARL }, write, { type: 'save' });
    await rehearsal.answer('save case', caseOf(2, { version: 2, StonemasonId: 3, Comment: 'Ring' }));
    expect(rehearsal.state[1]).toBe('ordering.writing');
    expect(rehearsal.context.sending?.order).toEqual({
      ...decisionsIn({}),
      ...{ Comment: 'Ring', StonemasonId: 3 },
    });
  });

  const hasten = { type: 'order.write', change: { Comment: 'Haster' } } as const;
  const HASTENED = { ...ANNA, version: 2, Comment: 'Haster' };

  /** Anna's case with a comment written into it, its letter open to be read. */
  async function reading() {
    rehearsal.send({ type: 'case.send', project: ANNA }, hasten, { type: 'send' });
    await rehearsal.answer('note order', HASTENED);
    await rehearsal.answer('read letter', LETTER);
  }
  const count = (call: string) => rehearsal.asked.filter((asked) => asked.call === call).length;

  test('is sent with what was written along, after that was read through', async () => {
    rehearsal.send({ type: 'case.send', project: ANNA }, hasten, { type: 'send' });
    expect(rehearsal.state[1]).toBe('ordering.noting');
    expect(rehearsal.asked.at(-1)).toMatchObject({
      call: 'note order',
      input: { project: ANNA, order: { Comment: 'Haster', StonemasonId: 3 } },
    });
    await rehearsal.answer('note order', HASTENED);
    expect(rehearsal.asked.at(-1)).toMatchObject({ call: 'read letter', input: ANNA.id });
    await rehearsal.answer('read letter', LETTER);
    expect([rehearsal.state[1], rehearsal.context.sending?.letter]).toEqual(['ordering.reading', LETTER]);
    expect(rehearsal.context.lists.projects.find(({ id }) => id === 1)).toEqual(HASTENED);
    expect(count('case.send')).toBe(0);
    rehearsal.send({ type: 'confirm' });
    expect(rehearsal.asked.at(-1)).toMatchObject({
      call: 'case.send',
      input: { project: HASTENED, letter: LETTER },
    });
    await rehearsal.answer('case.send', caseOf(1, { sentAt: '2026-11-21T05:00:00Z' }));
    expect(rehearsal.state[1]).toBe('ordering.sent');
    expect(rehearsal.context.lists.projects.find(({ id }) => id === 1)?.sentAt).not.toBeNull();
    rehearsal.send({ type: 'close' });
    expect([rehearsal.state[1], rehearsal.context.sending]).toEqual(['idle', undefined]);
  });

  test('whose letter is not as it should be is written on, and its new letter read', async () => {
    await reading();
    rehearsal.send({ type: 'close' });
    expect([rehearsal.state[1], rehearsal.context.sending?.order.Comment]).toEqual([
      'ordering.writing',
      'Haster',
    ]);
    rehearsal.send({ type: 'order.write', change: { RemoveNow: true } }, { type: 'send' });
    expect(rehearsal.asked.at(-1)).toMatchObject({
      call: 'note order',
      input: { project: HASTENED, order: { Comment: 'Haster', RemoveNow: true } },
    });
    expect(count('case.send')).toBe(0);
  });

  test('whose letter cannot be fetched keeps what was written, builds on what was noted, and is not sent', async () => {
    rehearsal.send({ type: 'case.send', project: ANNA }, hasten, { type: 'send' });
    await rehearsal.answer('note order', HASTENED);
    await rehearsal.refuse('read letter', new Unreachable('no answer'));
    expect([rehearsal.state[1], rehearsal.context.failure]).toEqual([
      'ordering.failing',
      { kind: 'unreachable' },
    ]);
    rehearsal.send({ type: 'confirm' }, { type: 'close' });
    expect([rehearsal.state[1], rehearsal.context.sending?.order.Comment]).toEqual([
      'ordering.writing',
      'Haster',
    ]);
    // Tried again, it meets no change but its own.
    rehearsal.send({ type: 'send' });
    expect(rehearsal.asked.at(-1)).toMatchObject({ call: 'note order', input: { project: HASTENED } });
    expect(count('case.send')).toBe(0);
  });

  test('whose sending fails keeps what was written', async () => {
    await reading();
    rehearsal.send({ type: 'confirm' });
    await rehearsal.refuse('case.send', new Refused(422, 'Mangler.'));
    expect(rehearsal.state[1]).toBe('ordering.failing');
    rehearsal.send({ type: 'close' }, { type: 'send' });
    expect(rehearsal.asked.at(-1)).toMatchObject({
      call: 'note order',
      input: { order: { Comment: 'Haster', StonemasonId: 3 } },
    });
  });

  test.each(['note order', 'case.send'] as const)(
    'that others have changed by the time of "%s" is asked about and read as it stands, with what was written',
    async (call) => {
      const now = {
        ...ANNA,
        ...{ version: 9, stones: [...ANNA.stones, LOOSE], contactName: 'Eva Holm' },
        ...{ Comment: 'Ring først', RemoveNow: !ANNA.RemoveNow },
      };
      rehearsal.send({ type: 'case.send', project: ANNA }, hasten, { type: 'send' });
      if (call === 'case.send') {
        // Nothing is written over a case that says it already.
        await rehearsal.answer('note order', ANNA);
        await rehearsal.answer('read letter', LETTER);
        rehearsal.send({ type: 'confirm' });
      }
      await rehearsal.refuse(call, new Refused(409, 'Sagen er ændret.', now, 'projectStale'));
      expect([rehearsal.state[1], rehearsal.context.failure]).toMatchObject([
        'ordering.failing',
        { sentence: 'Sagen er ændret.' },
      ]);
      // A letter of what it was before is nothing to confirm.
      expect(rehearsal.context.sending?.letter).toBeUndefined();
      expect(rehearsal.context.lists.projects.find(({ id }) => id === ANNA.id)?.stones).toHaveLength(
        now.stones.length,
      );
      rehearsal.send({ type: 'close' }, { type: 'send' });
      // What was not written over is theirs.
      expect(rehearsal.asked.at(-1)).toMatchObject({
        call: 'note order',
        input: {
          project: now,
          order: {
            ...{ RemoveNow: now.RemoveNow, StonemasonId: 3, contactName: 'Eva Holm' },
            Comment: call === 'case.send' ? 'Ring først' : 'Ring først\nHaster',
          },
        },
      });
    },
  );

  test('is not sent where the popup is closed', () => {
    rehearsal.send({ type: 'case.send', project: ANNA }, { type: 'close' });
    expect(rehearsal.asked.map(({ call }) => call)).toEqual(['fetch']);
  });
});

describe('A stone without a case', () => {
  const LOOSE_ROW = { key: 'stone-12', stone: LOOSE, project: undefined };

  test('is given one, and the list is fetched again', async () => {
    rehearsal.send({ type: 'case.choose', row: LOOSE_ROW }, { type: 'case.assign', projectId: 2 });
    expect(rehearsal.asked.at(-1)).toMatchObject({
      call: 'case.assign',
      input: { stoneId: 12, projectId: 2 },
    });
    await rehearsal.answer('case.assign');
    expect(rehearsal.state).toEqual(['loading', 'idle']);
  });

  test('that cannot be given one is asked about again', async () => {
    rehearsal.send({ type: 'case.choose', row: LOOSE_ROW }, { type: 'case.assign', projectId: 2 });
    await rehearsal.refuse('case.assign', new Refused(409, 'Stenen er ændret imens.'));
    expect(rehearsal.state[1]).toBe('failingToAssign');
    rehearsal.send({ type: 'close' });
    expect(rehearsal.state[1]).toBe('choosingCase');
    rehearsal.send({ type: 'close' });
    expect([rehearsal.state[1], rehearsal.context.row]).toEqual(['idle', undefined]);
  });
});

describe('A stone that was ordered without a mason', () => {
  const waiting = stoneOf(12, { status: 'ordered', contact: CONTACT });
  const row = { key: 'stone-12', stone: waiting, project: undefined };
  const give = { type: 'stonemason.give', masonId: 3 } as const;

  test('waits for one; a draft, and a stone that has one, do not', () => {
    const [draft, given] = [stoneOf(13), stoneOf(14, { status: 'ordered', StonemasonId: 3 })];
    const isWaiting = [waiting, draft, given].map((stone) => waitsForMason({ ...row, stone }));
    expect(isWaiting).toEqual([true, false, false]);
    const [unsent, sent] = [CARL, { ...CARL, sentAt: '2026-11-21T05:00:00Z' }];
    const cases = [unsent, sent, { ...sent, StonemasonId: 3 }];
    expect(cases.map((project) => waitsForMason({ key: '', stone: undefined, project }))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('says whom to ask about it, as its case does of its own', () => {
    expect(contactOf(row)).toEqual(CONTACT);
    expect(contactOf({ ...row, project: caseOf(4, { contactName: 'Bo Berg' }) }).contactName).toBe('Bo Berg');
    expect(contactOf({ ...row, stone: LOOSE })).toEqual({
      ...{ contactName: '', contactPhone: '', contactEmail: '' },
    });
  });

  test('is given to one, and the list is fetched again', async () => {
    rehearsal.send({ type: 'stonemason.assign', row });
    expect(rehearsal.state[1]).toBe('assigningMason.choosing');
    rehearsal.send(give);
    expect(rehearsal.asked.at(-1)).toMatchObject({
      call: 'stonemason.give',
      input: { stoneId: 12, masonId: 3 },
    });
    await rehearsal.answer('stonemason.give');
    expect([rehearsal.state, rehearsal.context.chosenMason]).toEqual([['loading', 'idle'], undefined]);
  });

  test('that cannot be given is asked about again; the same mason gets it under the same key, another under another', async () => {
    const key = () => (rehearsal.asked.at(-1) as { input: Giving }).input.key;
    rehearsal.send({ type: 'stonemason.assign', row }, give);
    const first = key();
    await rehearsal.refuse('stonemason.give', new Unreachable('no answer'));
    expect([rehearsal.state[1], rehearsal.context.failure]).toEqual([
      'assigningMason.failing',
      { kind: 'unreachable' },
    ]);
    rehearsal.send({ type: 'close' });
    expect(rehearsal.state[1]).toBe('assigningMason.choosing');
    rehearsal.send(give);
    expect(key()).toBe(first);
    await rehearsal.refuse('stonemason.give', new Refused(422, 'Stenhuggeren findes ikke.'));
    rehearsal.send({ type: 'close' }, { ...give, masonId: 4 });
    expect(key()).not.toBe(first);
  });

  test('is given to nobody where the popup is closed', () => {
    rehearsal.send({ type: 'stonemason.assign', row }, { type: 'close' });
    expect([rehearsal.state[1], rehearsal.context.row]).toEqual(['idle', undefined]);
    expect(rehearsal.asked.map(({ call }) => call)).toEqual(['fetch']);
  });
});

describe('An order that nobody has confirmed', () => {
  const stone = { ...LOOSE, status: 'ordered' as const, waitsFor: 'confirmation' as const };
  const row: DesignRow = { key: 'stone-12', stone, project: undefined };

  test('waits for the provider, and no draft or other order does', () => {
    expect(waitsForRelease(row)).toBe(true);
    for (const waitsFor of ['release', 'receipt', null] as const)
      expect(waitsForRelease({ ...row, stone: { ...stone, waitsFor } })).toBe(waitsFor === 'release');
  });

  test.each(['released', 'dismissed'] as const)('is %s, and the list is fetched again', async (verdict) => {
    rehearsal.send({ type: 'order.release', row }, { type: 'decide', verdict });
    expect(rehearsal.asked.at(-1)).toMatchObject({ call: 'decide order', input: { stoneId: 12, verdict } });
    await rehearsal.answer('decide order');
    expect(rehearsal.state).toEqual(['loading', 'idle']);
  });

  test('is asked about again where that failed, and left as it is where the popup is closed', async () => {
    rehearsal.send({ type: 'order.release', row }, { type: 'decide', verdict: 'released' });
    await rehearsal.refuse('decide order', new Unreachable('no answer'));
    expect([rehearsal.state[1], rehearsal.context.failure]).toEqual([
      'releasing.failing',
      { kind: 'unreachable' },
    ]);
    rehearsal.send({ type: 'close' });
    expect(rehearsal.state[1]).toBe('releasing.deciding');
    rehearsal.send({ type: 'close' });
    expect(rehearsal.state[1]).toBe('idle');
  });
});

describe('Who read and changed a stone and its case', () => {
  const row: DesignRow = { key: 'stone-12', stone: LOOSE, project: undefined };
  const access: RowAccess = {
    subject: 'stone',
    action: 'read',
    by: 'readingLink',
    username: null,
    firstAt: '2026-11-03T09:10:00.000Z',
    lastAt: '2026-11-03T09:40:00.000Z',
  };

  test('is fetched for the row, shown, and forgotten with the popup', async () => {
    rehearsal.send({ type: 'accesses.read', row });
    expect(rehearsal.asked.at(-1)).toMatchObject({ call: 'fetch accesses', input: row });
    await rehearsal.answer('fetch accesses', [access]);
    expect([rehearsal.state[1], rehearsal.context.accesses]).toEqual(['readingAccesses.showing', [access]]);
    rehearsal.send({ type: 'close' });
    expect([rehearsal.state[1], rehearsal.context.accesses]).toEqual(['idle', []]);
  });

  test('is fetched again on request where that failed', async () => {
    rehearsal.send({ type: 'accesses.read', row });
    await rehearsal.refuse('fetch accesses', new Unreachable('no answer'));
    expect([rehearsal.state[1], rehearsal.context.failure]).toEqual([
      'readingAccesses.failing',
      { kind: 'unreachable' },
    ]);
    rehearsal.send({ type: 'retry' });
    expect(rehearsal.state[1]).toBe('readingAccesses.fetching');
    await rehearsal.answer('fetch accesses', []);
    expect(rehearsal.state[1]).toBe('readingAccesses.showing');
  });
});

describe('The family of a case', () => {
  const request = { approvers: [{ name: 'Bo' }], needed: 1, days: 21 };
  const keyAsked = () => (rehearsal.asked.at(-1)?.input as FamilyForm | undefined)?.key;

  test('is asked from its form, under the same key where the same is asked again, and the list is fetched anew', async () => {
    rehearsal.send({ type: 'case.edit', project: ANNA }, { type: 'family.ask', project: ANNA });
    expect(rehearsal.state[1]).toBe('askingFamily.writing');
    rehearsal.send({ type: 'family.send', request });
    expect(rehearsal.asked.at(-1)).toMatchObject({ call: 'ask family', input: { project: ANNA, request } });
    const key = keyAsked();
    await rehearsal.refuse('ask family', new Unreachable('no answer'));
    expect([rehearsal.state[1], rehearsal.context.failure]).toEqual([
      'askingFamily.failing',
      { kind: 'unreachable' },
    ]);
    rehearsal.send({ type: 'close' }, { type: 'family.send', request });
    expect(keyAsked()).toBe(key);
    await rehearsal.refuse('ask family', new Unreachable('no answer'));
    rehearsal.send({ type: 'close' }, { type: 'family.send', request: { ...request, days: 7 } });
    expect(keyAsked()).not.toBe(key);
    const done = { asked: [], left: [{ id: 1, designName: 'Sten', why: 'bare' }] };
    await rehearsal.answer('ask family', done);
    expect([rehearsal.state[1], rehearsal.context.family?.done]).toEqual(['askingFamily.asked', done]);
    rehearsal.send({ type: 'close' });
    expect([rehearsal.state, rehearsal.context.family]).toEqual([['loading', 'idle'], undefined]);
  });

  test('is not asked where the form is closed', () => {
    rehearsal.send({ type: 'case.edit', project: ANNA }, { type: 'family.ask', project: ANNA });
    rehearsal.send({ type: 'close' });
    expect([rehearsal.state[1], rehearsal.context.family]).toEqual(['idle', undefined]);
  });
});

test('A list that was never fetched has nothing, not even the stones without a case', async () => {
  rehearsal = new Rehearsal();
  expect([rehearsal.state, keys()]).toEqual([['loading', 'idle'], []]);
  await rehearsal.answer('fetch', { ...LISTS, projects: [], stones: [LOOSE] });
  expect(keys()).toEqual(['stone-12']);
});

afterAll(() => {
  // keptWriting.test.ts goes the ways on from what was kept.
  const elsewhere = /^designs\.work\.opening /;
  expect(rehearsal.defined.filter((name) => !taken.has(name) && !elsewhere.test(name))).toEqual([]);
});
