import { afterAll, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import { StoneNotSaved } from '../../../src/machines/designer/settled';
import type { Renewing } from '../../../src/machines/stone/renewing';
import { type RenewingEvent, renewingMachine } from '../../../src/machines/stone/renewingMachine';
import type { Stone } from '../../../src/stone/stone';
import { opened } from '../designer/opened';
import { SAVED_STONE, stoneInVersion } from '../designer/samples';
import { allTransitions, witness } from '../transitions';

const taken = new Set<string>();
const RENEWED = stoneInVersion(3, { token: 'another', readonlyToken: 'another to read' });

async function rehearse(...endings: readonly (Stone | Error)[]) {
  const designer = await opened(SAVED_STONE);
  const asked: Omit<Renewing, 'designer'>[] = [];
  const waiting = [...endings];
  const machine = renewingMachine.provide({
    actors: {
      renew: fromPromise<Stone, Renewing>(async ({ input: { which, key } }) => {
        asked.push({ which, key });
        const ending = waiting.shift();
        if (ending === undefined || ending instanceof Error) throw ending;
        return ending;
      }),
    },
  });
  const actor = createActor(machine, { input: { designer: designer.actor }, inspect: witness(taken) });
  actor.start();
  const send = async (...events: RenewingEvent[]) => {
    for (const event of events) {
      actor.send(event);
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { send, asked, designer, actor, state: () => actor.getSnapshot().value };
}

describe('The links to a stone', () => {
  test('are renewed after it was asked once more, and the designer goes on by the new ones', async () => {
    const { send, asked, designer, state } = await rehearse(RENEWED);
    await send({ type: 'begin' });
    expect([state(), asked]).toEqual(['asking', []]);
    await send({ type: 'renew', which: 'both' });
    expect([state(), asked.map(({ which }) => which)]).toEqual(['renewed', ['both']]);
    expect(designer.context.saved).toMatchObject({
      address: { id: 7, token: 'another' },
      readonlyToken: 'another to read',
    });
  });

  test('are left alone where nobody says so', async () => {
    const { send, asked, state } = await rehearse();
    await send({ type: 'begin' }, { type: 'close' });
    expect([state(), asked]).toEqual(['resting', []]);
  });

  test('are asked for again under the same key, so that a lost answer locks nobody out', async () => {
    const { send, asked, actor, state } = await rehearse(
      new StoneNotSaved('conflict'),
      new Refused(409, 'Der er sendt breve.'),
      new Unreachable('no answer'),
      RENEWED,
    );
    await send({ type: 'begin' }, { type: 'renew', which: 'editing' });
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'notSaved' });
    await send({ type: 'retry' });
    expect(actor.getSnapshot().context.failure).toMatchObject({ kind: 'refused', status: 409 });
    await send({ type: 'retry' }, { type: 'retry' });
    expect(state()).toBe('renewed');
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  });

  test('are renewed once more under another key', async () => {
    const { send, asked, state } = await rehearse(RENEWED, new Unreachable('no answer'));
    await send({ type: 'begin' }, { type: 'renew', which: 'both' });
    await send({ type: 'begin' }, { type: 'renew', which: 'reading' });
    expect([state(), new Set(asked.map(({ key }) => key)).size]).toEqual(['failing', 2]);
    await send({ type: 'close' });
    expect(state()).toBe('resting');
  });
});

afterAll(() => {
  expect(allTransitions(renewingMachine).filter((name) => !taken.has(name))).toEqual([]);
});
