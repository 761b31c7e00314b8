import { afterAll, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import type { StoneAddress } from '../../../src/api/stones';
import type { DesignerActor } from '../../../src/machines/designer/designerMachine';
import { StoneNotSaved } from '../../../src/machines/designer/settled';
import type { Duplication } from '../../../src/machines/stone/effects';
import { type StoneEvent, type StoneNotice, stoneMachine } from '../../../src/machines/stone/stoneMachine';
import type { Design } from '../../../src/stone/stone';
import { opened } from '../designer/opened';
import { NEW_STONE, SAVED_STONE } from '../designer/samples';
import { allTransitions, witness } from '../transitions';

const COPY = { id: 8, token: 'other' };
const taken = new Set<string>();

async function rehearse(endings: readonly unknown[]) {
  const designer = await opened(SAVED_STONE);
  const keys: string[] = [];
  const notices: StoneNotice[] = [];
  const waiting = [...endings];
  const end = () => {
    const ending = waiting.shift();
    if (ending instanceof Error) throw ending;
    return ending;
  };
  const machine = stoneMachine.provide({
    actors: {
      duplicate: fromPromise<StoneAddress, Duplication>(async ({ input }) => {
        keys.push(input.key);
        return end() as StoneAddress;
      }),
      reset: fromPromise<Design, DesignerActor>(async () => end() as Design),
      remove: fromPromise<void, DesignerActor>(async () => {
        end();
      }),
    },
  });
  const actor = createActor(machine, { input: { designer: designer.actor }, inspect: witness(taken) });
  actor.on('*', (notice) => notices.push(notice));
  actor.start();
  const send = async (...events: StoneEvent[]) => {
    for (const event of events) actor.send(event);
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    designer,
    keys,
    notices,
    send,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('A stone as a whole', () => {
  test('gets the standard lines back, one step of undo away from what stood there', async () => {
    const standard = { ...NEW_STONE.design, Parms: NEW_STONE.design.Parms.slice(0, 1) };
    const { send, state, designer } = await rehearse([new Unreachable('no answer'), standard, standard]);
    const before = designer.design;
    await send({ type: 'reset' });
    expect(state()).toBe('failingToReset');
    expect(designer.design).toBe(before);
    await send({ type: 'retry' });
    expect([state(), designer.design.Parms]).toEqual(['resting', standard.Parms]);
    designer.send({ type: 'undo' });
    expect(designer.design).toBe(before);
  });

  test('keeps its lines where the standard ones cannot be had', async () => {
    const { send, state, context } = await rehearse([new Unreachable('no answer')]);
    await send({ type: 'reset' }, { type: 'close' });
    await send({ type: 'close' });
    expect([state(), context().failure]).toEqual(['resting', { kind: 'unreachable' }]);
  });

  test('is duplicated, and the copy is gone on with', async () => {
    const { send, state, notices } = await rehearse([COPY]);
    await send({ type: 'duplicate' });
    expect(notices).toEqual([{ type: 'duplicated', address: COPY }]);
    expect(state()).toBe('resting');
  });

  test('is duplicated under one key however often it is tried', async () => {
    const { send, state, keys, context } = await rehearse([
      new Unreachable('no answer'),
      new StoneNotSaved('conflict'),
      COPY,
    ]);
    await send({ type: 'duplicate' });
    expect(state()).toBe('failingToDuplicate');
    expect(context().failure).toEqual({ kind: 'unreachable' });
    await send({ type: 'retry' });
    expect(keys[1]).toBe(keys[0]);
    expect(context().failure).toEqual({ kind: 'notSaved' });
    await send({ type: 'close' }, { type: 'duplicate' });
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('is deleted only after it was asked for', async () => {
    const { send, state, notices } = await rehearse([undefined]);
    await send({ type: 'delete' }, { type: 'close' });
    expect([state(), notices]).toEqual(['resting', []]);
    await send({ type: 'delete' }, { type: 'confirm' });
    expect([state(), notices]).toEqual(['gone', [{ type: 'deleted' }]]);
  });

  test('stays where it cannot be deleted, and that is said', async () => {
    const { send, state, context, notices } = await rehearse([
      new Refused(409, 'Stenen er sendt.'),
      new Refused(409, 'Stenen er sendt.'),
    ]);
    await send({ type: 'delete' }, { type: 'confirm' });
    expect(state()).toBe('failingToDelete');
    expect(context().failure).toMatchObject({ kind: 'refused', sentence: 'Stenen er sendt.' });
    await send({ type: 'retry' });
    await send({ type: 'close' });
    expect([state(), notices]).toEqual(['resting', []]);
  });
});

afterAll(() => {
  expect(allTransitions(stoneMachine).filter((name) => !taken.has(name))).toEqual([]);
});
