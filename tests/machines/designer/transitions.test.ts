import { describe, expect, test } from 'vitest';
import { Refused } from '../../../src/api/http';
import type { Opening } from '../../../src/machines/designer/context';
import { designerMachine } from '../../../src/machines/designer/designerMachine';
import type { Loaded } from '../../../src/machines/designer/effects';
import { isWhole, someOf } from '../../someOf';
import { allTransitions } from '../transitions';
import { Rehearsal } from './rehearsal';
import {
  NEW_STONE,
  NEW_STONE_WITH_DRAFTS,
  READ_ONLY_STONE,
  SAVED_STONE,
  SENT_STONE_WITH_DRAFT,
  SHOWN,
  typing,
} from './samples';
import { inShort, perform, type Way, waysThrough } from './walk';

type Opened = readonly [name: string, opening: Opening, loadings: readonly Loaded[]];

const OPENINGS: readonly Opened[] = [
  ['a new stone', { kind: 'new', grave: 'coffin' }, [NEW_STONE]],
  [
    'a saved stone',
    { kind: 'saved', id: 7, token: 'secret' },
    [SAVED_STONE, READ_ONLY_STONE, SENT_STONE_WITH_DRAFT],
  ],
];

/** Openings that differ from the first in little: the usual run takes every fifth way through them, `WAYS=all` every one. */
const VARIANTS: readonly Opened[] = [
  ['a new stone beside drafts', { kind: 'new', grave: 'coffin' }, [NEW_STONE_WITH_DRAFTS]],
  ['a new stone of business 1', { kind: 'new', grave: 'coffin' }, [{ ...NEW_STONE, isPrivileged: true }]],
];
const EVERY = isWhole('WAYS') ? 'every' : 'every fifth';

const taken = new Set<string>();

/** Walks one way on the real machine with its real timers, and answers with what each step led to. */
async function walk(opening: Opening, way: Way): Promise<string[]> {
  const rehearsal = new Rehearsal(opening);
  const ledTo: string[] = [];
  for (const { event } of way) {
    await perform(rehearsal, event);
    ledTo.push(inShort(rehearsal.actor.getSnapshot()));
  }
  for (const name of rehearsal.taken) taken.add(name);
  rehearsal.actor.stop();
  return ledTo;
}

/** Expects of ways that each of their steps leads where the chart says. */
async function expectToLead(opening: Opening, ways: readonly Way[]): Promise<void> {
  expect(ways.length).toBeGreaterThan(100);
  for (const way of ways) {
    expect(await walk(opening, way), way.map(({ event }) => event.type).join(', ')).toEqual(
      way.map(({ leadsTo }) => leadsTo),
    );
  }
}

describe('Ways through the designer', () => {
  test.each(OPENINGS)(
    'of %s lead where the chart says, every one',
    (_name, opening, loadings) => expectToLead(opening, waysThrough(opening, loadings)),
    120_000,
  );

  test.each(VARIANTS)(
    `of %s lead where the chart says, ${EVERY} one`,
    (_name, opening, loadings) => expectToLead(opening, someOf(waysThrough(opening, loadings), 5, 'WAYS')),
    120_000,
  );

  test('of a stone that somebody has deleted leads to a new one, and no try writes the old one again', async () => {
    const rehearsal = new Rehearsal();
    await rehearsal.loaded(SAVED_STONE);
    rehearsal.send({ type: 'drawn', drawn: SHOWN }, { type: 'edit', edit: typing('Ib') }, { type: 'save' });
    await rehearsal.savingFailed(new Refused(404, 'Stenen findes ikke.'));
    rehearsal.send({ type: 'edit', edit: typing('Ibs') });
    expect([rehearsal.saving, rehearsal.savings.length]).toEqual(['failing', 1]);
    rehearsal.send({ type: 'stone.beginAnew' });
    expect(rehearsal.saving).toBe('saving');
    expect(rehearsal.savings.at(-1)?.input).toMatchObject({ saved: undefined, design: rehearsal.design });
    expect(rehearsal.drafts).toContainEqual({ type: 'stone.beginAnew' });
    for (const name of rehearsal.taken) taken.add(name);
    rehearsal.actor.stop();
  });

  test('of something locked says that it was not changed', async () => {
    const rehearsal = new Rehearsal();
    await rehearsal.loaded(SAVED_STONE);
    rehearsal.send({ type: 'edit', edit: { kind: 'lockElements', elements: [0], locked: true } });
    const locked = rehearsal.design;
    rehearsal.send({ type: 'edit', edit: typing('Ib') });
    expect([rehearsal.design, rehearsal.notices]).toEqual([
      locked,
      [{ type: 'edit.refused', why: 'locked' }],
    ]);
    for (const name of rehearsal.taken) taken.add(name);
    rehearsal.actor.stop();
  });

  test('together take every transition that the machine defines', () => {
    const defined = allTransitions(designerMachine);
    expect(defined.length).toBeGreaterThan(40);
    expect(defined.filter((name) => !taken.has(name))).toEqual([]);
    expect([...taken].filter((name) => !defined.includes(name))).toEqual([]);
  });
});
