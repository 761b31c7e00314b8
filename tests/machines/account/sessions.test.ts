import { afterAll, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Unreachable } from '../../../src/api/http';
import { type Ended, sessionsMachine } from '../../../src/machines/account/sessionsMachine';
import type { OwnSession } from '../../../src/stone/wire/session';
import { allTransitions, witness } from '../transitions';
import { answersOf, rehearsed } from './rehearsal';

const taken = new Set<string>();
const AT = '2026-11-23T12:00:00.000Z';
const session = (id: string, isThis: boolean): OwnSession => ({
  ...{ id, isThis, openedAt: AT, lastUsedAt: AT, browser: 'Firefox, Windows' },
});
const [HERE, THERE] = [session('here', true), session('there', false)];

async function rehearse(...endings: readonly unknown[]) {
  const { asked, answer } = answersOf(endings);
  const machine = sessionsMachine.provide({
    actors: {
      list: fromPromise<readonly OwnSession[]>(async () => answer('list')),
      end: fromPromise<void, Ended | undefined>(async ({ input }) => answer(input)),
    },
  });
  return { asked, ...(await rehearsed(createActor(machine, { inspect: witness(taken) }))) };
}

describe('Where a user is logged in', () => {
  test('is listed, ended there, and listed anew', async () => {
    const { asked, send, now } = await rehearse([HERE, THERE], undefined, [HERE]);
    expect(now().context.sessions).toEqual([HERE, THERE]);
    await send({ type: 'end', ended: { id: 'there' } });
    expect([now().value, now().context.sessions]).toEqual(['showing', [HERE]]);
    expect(asked).toEqual(['list', { id: 'there' }, 'list']);
  });

  test('is fetched again where it did not come', async () => {
    const { send, now } = await rehearse(new Unreachable('no answer'), [HERE]);
    expect([now().value, now().context.failure]).toEqual(['failingToList', { kind: 'unreachable' }]);
    await send({ type: 'retry' });
    expect(now().value).toBe('showing');
  });

  test('stays as it is shown where it could not be ended, which is tried again or left for another', async () => {
    const none = new Unreachable('no answer');
    const { asked, send, now } = await rehearse([HERE, THERE], none, none, undefined, [HERE]);
    await send({ type: 'end', ended: { id: 'there' } }, { type: 'retry' });
    expect([now().value, now().context.sessions]).toEqual(['failingToEnd', [HERE, THERE]]);
    await send({ type: 'end', ended: 'others' });
    expect(asked.slice(1)).toEqual([{ id: 'there' }, { id: 'there' }, 'others', 'list']);
    expect(now().value).toBe('showing');
  });
});

afterAll(() => {
  expect(allTransitions(sessionsMachine).filter((name) => !taken.has(name))).toEqual([]);
});
