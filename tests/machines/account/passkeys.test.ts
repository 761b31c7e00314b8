import { afterAll, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import { PasskeyFailed } from '../../../src/api/passkeys';
import { passkeysMachine } from '../../../src/machines/account/passkeysMachine';
import type { Passkey } from '../../../src/stone/wire/passkey';
import { allTransitions, witness } from '../transitions';
import { answersOf, rehearsed } from './rehearsal';

const taken = new Set<string>();
const KEY: Passkey = {
  id: '00000000-0000-4000-8000-000000000001',
  browser: 'Safari, iPhone',
  isSynced: true,
  createdAt: '2026-11-20T08:10:00Z',
  lastUsedAt: null,
};
type Listed = { readonly passkeys: readonly Passkey[]; readonly asks: 'password' | 'anyCode' };
const NONE: Listed = { passkeys: [], asks: 'password' };
const ONE: Listed = { passkeys: [KEY], asks: 'password' };
const AWAY = new Unreachable('away');

/** Runs the machine on answers that come one after the other, and notes what was asked. */
async function rehearse(...answers: readonly unknown[]) {
  const { asked, answer } = answersOf(answers);
  const machine = passkeysMachine.provide({
    actors: {
      list: fromPromise<Listed>(async () => answer('list')),
      add: fromPromise<void, string>(async ({ input }) => answer(`add ${input}`)),
      remove: fromPromise<void, string>(async ({ input }) => answer(`remove ${input}`)),
    },
  });
  return { asked, ...(await rehearsed(createActor(machine, { inspect: witness(taken) }))) };
}

const give = (given: string) => ({ type: 'give', given }) as const;

describe('Keys that a user logs in by', () => {
  afterAll(() => {
    expect(allTransitions(passkeysMachine).filter((name) => !taken.has(name))).toEqual([]);
  });

  test('are made by the password, which is not kept, and listed', async () => {
    const { asked, send, now } = await rehearse(NONE, undefined, ONE);
    await send({ type: 'add' }, give('hemmelig'));
    expect([now().value, now().context.passkeys, now().context.done]).toEqual(['showing', [KEY], 'added']);
    expect(JSON.stringify(now().context)).not.toContain('hemmelig');
    expect(asked).toEqual(['list', 'add hemmelig', 'list']);
  });

  test('are asked for again where the browser made none, or the server asks for something else', async () => {
    const wrong = new Refused(401, 'Koden passer ikke.', undefined, 'codeWrong');
    const back = new Refused(401, 'Forkert.', undefined, 'passwordWrong');
    const { send, now } = await rehearse(NONE, new PasskeyFailed('notMade'), wrong, back);
    await send({ type: 'add' }, give('hemmelig'));
    expect([now().value, now().context.failure]).toEqual([
      'askingProof',
      { kind: 'passkey', why: 'notMade' },
    ]);
    await send(give('hemmelig'));
    expect([now().context.asks, now().context.failure]).toMatchObject(['anyCode', { kind: 'refused' }]);
    await send(give('123456'));
    expect(now().context.asks).toBe('password');
    await send({ type: 'cancel' });
    expect([now().value, now().context.failure]).toEqual(['showing', undefined]);
  });

  test('are removed once that is said twice', async () => {
    const { asked, send, now } = await rehearse(ONE, AWAY, undefined, NONE);
    await send({ type: 'remove', id: KEY.id }, { type: 'cancel' });
    expect(asked).toEqual(['list']);
    await send({ type: 'remove', id: KEY.id }, { type: 'removal.confirm' });
    expect([now().value, now().context.failure]).toEqual(['askingToRemove', { kind: 'unreachable' }]);
    await send({ type: 'removal.confirm' });
    expect([now().value, now().context.passkeys, now().context.done]).toEqual(['showing', [], 'removed']);
    expect(asked).toEqual(['list', `remove ${KEY.id}`, `remove ${KEY.id}`, 'list']);
  });

  test('are looked up again where the server did not answer', async () => {
    const { send, now } = await rehearse(AWAY, ONE);
    expect(now().value).toBe('failingToList');
    await send({ type: 'retry' });
    expect([now().value, now().context.failure]).toEqual(['showing', undefined]);
  });
});
