import { afterAll, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Unreachable } from '../../../src/api/http';
import { secondFactorMachine } from '../../../src/machines/account/secondFactorMachine';
import type { BegunFactor, SecondFactor } from '../../../src/stone/wire/secondFactor';
import { allTransitions, witness } from '../transitions';
import { answersOf, rehearsed } from './rehearsal';

const taken = new Set<string>();
const OFF = { isOn: false, codesLeft: 0 };
const ON = { isOn: true, codesLeft: 10 };
const BEGUN = { secret: 'ABCD', address: 'otpauth://totp/x?secret=ABCD' };
const CODES = ['AAAA-BBBB'];
const AWAY = new Unreachable('away');

/** Runs the machine on answers that come one after the other, and notes what was asked. */
async function rehearse(...answers: readonly unknown[]) {
  const { asked, answer } = answersOf(answers);
  const machine = secondFactorMachine.provide({
    actors: {
      look: fromPromise<SecondFactor>(async () => answer('look')),
      begin: fromPromise<BegunFactor, string>(async ({ input }) => answer(`begin ${input}`)),
      confirm: fromPromise<readonly string[], string>(async ({ input }) => answer(`confirm ${input}`)),
      renew: fromPromise<readonly string[], string>(async ({ input }) => answer(`renew ${input}`)),
      end: fromPromise<void, string>(async ({ input }) => answer(`end ${input}`)),
    },
  });
  return { asked, ...(await rehearsed(createActor(machine, { inspect: witness(taken) }))) };
}

const give = (given: string) => ({ type: 'give', given }) as const;

describe('A code besides the password', () => {
  afterAll(() => {
    expect(allTransitions(secondFactorMachine).filter((name) => !taken.has(name))).toEqual([]);
  });

  test('is turned on by the password and a first code, and its recovery codes are shown once', async () => {
    const { asked, send, now } = await rehearse(OFF, BEGUN, CODES, ON);
    await send({ type: 'factor.turnOn' }, give('hemmelig'));
    expect(now().context.begun).toEqual(BEGUN);
    expect(JSON.stringify(now().context)).not.toContain('hemmelig');
    await send(give('123456'));
    expect([now().value, now().context.codes, now().context.begun]).toEqual([
      'showingCodes',
      CODES,
      undefined,
    ]);
    await send({ type: 'codes.kept' });
    expect([now().value, now().context.codes]).toEqual(['on', []]);
    expect(asked).toEqual(['look', 'begin hemmelig', 'confirm 123456', 'look']);
  });

  test('is given up while it is turned on, and a wrong answer is asked for again', async () => {
    const { send, now } = await rehearse(OFF, AWAY, BEGUN, AWAY, BEGUN);
    await send({ type: 'factor.turnOn' }, { type: 'cancel' });
    expect(now().value).toBe('off');
    await send({ type: 'factor.turnOn' }, give('forkert'));
    expect([now().value, now().context.failure]).toEqual(['askingPassword', { kind: 'unreachable' }]);
    await send(give('rigtig'), give('000000'));
    expect([now().value, now().context.failure]).toEqual(['scanning', { kind: 'unreachable' }]);
    await send({ type: 'cancel' });
    expect([now().value, now().context.failure]).toEqual(['off', undefined]);
  });

  test('has other recovery codes, and is turned off, by a code', async () => {
    const { asked, send, now } = await rehearse(ON, AWAY, CODES, ON, AWAY, undefined, OFF);
    await send({ type: 'codes.renew' }, { type: 'cancel' }, { type: 'codes.renew' }, give('1'));
    expect([now().value, now().context.failure]).toEqual(['askingToRenew', { kind: 'unreachable' }]);
    await send(give('2'), { type: 'codes.kept' }, { type: 'factor.turnOff' }, { type: 'cancel' });
    expect(now().value).toBe('on');
    await send({ type: 'factor.turnOff' }, give('3'));
    expect(now().value).toBe('askingToEnd');
    await send(give('4'));
    expect(now().value).toBe('off');
    expect(asked).toEqual(['look', 'renew 1', 'renew 2', 'look', 'end 3', 'end 4', 'look']);
  });

  test('is looked up again where the server did not answer', async () => {
    const { send, now } = await rehearse(AWAY, OFF);
    expect(now().value).toBe('failingToLook');
    await send({ type: 'retry' });
    expect(now().value).toBe('off');
  });
});
