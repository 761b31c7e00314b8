import { afterAll, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import type { LetteringAct } from '../../../src/machines/lettering/act';
import { letteringMachine } from '../../../src/machines/lettering/letteringMachine';
import type { BusinessPair, KeptLettering } from '../../../src/stone/wire/lettering';
import { answersOf, rehearsed } from '../account/rehearsal';
import { allTransitions, witness } from '../transitions';

const taken = new Set<string>();
const pair = (id: number, after: string, percent: number): BusinessPair => ({
  ...{ id, fontFamily: 'Cinzel', cursive: false, before: 'A', after, percent },
  ...{ changedBy: 'bedemand', changedAt: '2026-11-23T12:00:00.000Z' },
});
const [AV, AT] = [pair(1, 'V', -3), pair(2, 'T', -2)];
const kept = (...pairs: BusinessPair[]): KeptLettering => ({ pairs, styles: [] });
const keeping = (given: BusinessPair): LetteringAct => ({ does: 'keepPair', pair: given });
const forgetting = (given: BusinessPair): LetteringAct => ({ does: 'forgetPair', pair: given });
const set = (to: KeptLettering) => () => to;

async function rehearse(...answers: readonly unknown[]) {
  const { asked, answer } = answersOf(answers);
  const machine = letteringMachine.provide({
    actors: {
      list: fromPromise<KeptLettering>(async () => answer('list')),
      carryOut: fromPromise(async ({ input }) => answer(input)),
    },
  });
  return { asked, ...(await rehearsed(createActor(machine, { inspect: witness(taken) }))) };
}

describe('What a business keeps of its lettering', () => {
  test('is nothing without a login, is listed at one, and gone after it', async () => {
    const { asked, send, now } = await rehearse(kept(AV), kept(AT));
    await send({ type: 'act', act: keeping(AV) });
    expect([now().value, now().hasTag('there'), asked]).toEqual(['away', false, []]);
    await send({ type: 'session.loggedIn' });
    expect([now().value, now().hasTag('there'), now().context.pairs]).toEqual(['ready', true, [AV]]);
    await send({ type: 'session.loggedIn' });
    expect(now().context.pairs).toEqual([AT]);
    await send({ type: 'session.loggedOut' });
    expect([now().value, now().context.pairs]).toEqual(['away', []]);
  });

  test('is listed again where it did not come', async () => {
    const { send, now } = await rehearse(new Unreachable('no answer'), kept(AV));
    await send({ type: 'session.loggedIn' });
    expect([now().value, now().context.failure]).toEqual(['failingToList', { kind: 'unreachable' }]);
    await send({ type: 'retry' });
    expect([now().value, now().context.pairs]).toEqual(['ready', [AV]]);
  });

  test('is changed by one act after the other, however quickly they are wished', async () => {
    const { asked, send, now } = await rehearse(kept(), set(kept(AV)), set(kept(AV, AT)), set(kept(AT)));
    await send({ type: 'session.loggedIn' });
    const acts = [keeping(AV), keeping(AT), forgetting(AV)];
    const [first, ...more] = acts.map((act) => ({ type: 'act', act }) as const);
    if (!first) throw new Error('there is no act');
    // Without waiting for an answer in between.
    await Promise.all([send(first), ...more.map((each) => send(each))]);
    expect(asked).toEqual(['list', ...acts]);
    expect([now().value, now().context.pairs, now().context.done]).toEqual(['ready', [AT], forgetting(AV)]);
  });

  test('stays where a change is refused, in the server’s words, until the next one', async () => {
    const full = new Refused(409, 'Afdelingen har gemt så mange, som den kan have.');
    const { send, now } = await rehearse(kept(AV), full, set(kept()));
    await send({ type: 'session.loggedIn' }, { type: 'act', act: keeping(AT) });
    expect([now().value, now().context.pairs]).toEqual(['ready', [AV]]);
    expect(now().context.failure).toMatchObject({ kind: 'refused', sentence: full.message });
    await send({ type: 'act', act: forgetting(AV) });
    expect([now().context.pairs, now().context.failure]).toEqual([[], undefined]);
  });
});

afterAll(() => {
  expect(allTransitions(letteringMachine).filter((name) => !taken.has(name))).toEqual([]);
});
