import { afterAll, describe, expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { NOBODY } from '../../../src/api/contact';
import { Refused, Unreachable } from '../../../src/api/http';
import { StoneNotSaved } from '../../../src/machines/designer/settled';
import type { Order, Ordered, SendingEvent } from '../../../src/machines/sending/context';
import { sendingMachine } from '../../../src/machines/sending/sendingMachine';
import { opened } from '../designer/opened';
import { SAVED_STONE, stoneInVersion } from '../designer/samples';
import { allTransitions, witness } from '../transitions';

const SENT = stoneInVersion(4, { readOnly: true, status: 'ordered', sentToMason: 1 });
const CONTACT = { contactName: 'Karen Holm', contactPhone: '20304050', contactEmail: 'karen@example.test' };
const taken = new Set<string>();

/** The real machine on a real designer; saving and sending end as the test has it. */
async function rehearse(given: { saves?: unknown; sends?: readonly unknown[] } = {}) {
  const designer = await opened(SAVED_STONE);
  const orders: Order[] = [];
  const endings = [...(given.sends ?? [SENT])];
  const machine = sendingMachine.provide({
    actors: {
      saveFirst: fromPromise(async () => {
        if (given.saves) throw given.saves;
      }),
      send: fromPromise<Ordered, Order>(async ({ input }) => {
        orders.push(input);
        const ending = endings.shift();
        if (ending instanceof Error) throw ending;
        return ending as Ordered;
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input: { designer: designer.actor, contact: NOBODY },
    clock,
    inspect: witness(taken),
  });
  actor.start();
  const send = async (...events: SendingEvent[]) => {
    for (const event of events) actor.send(event);
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const state = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  };
  return { actor, clock, designer, orders, send, state, context: () => actor.getSnapshot().context };
}

const complete = { type: 'order', missing: [] } as const;

describe('A stone is sent to the stonemason', () => {
  test('after it was read through and saved, and can then only be read', async () => {
    const { send, state, orders, designer, clock } = await rehearse();
    await send(complete);
    expect(state()).toBe('confirming');
    await send({ type: 'confirm' });
    expect(state()).toBe('sent.celebrating');
    expect(orders).toHaveLength(1);
    expect(designer.context.readOnly).toBe(true);
    expect(designer.context.saved?.status).toBe('ordered');
    expect(designer.saving).toBe('readOnly');
    // A visitor goes on by the link for reading.
    expect(designer.notices.at(-1)).toEqual({ type: 'moved', address: { id: 7, token: 'read' } });
    clock.increment(1999);
    expect(state()).toBe('sent.celebrating');
    clock.increment(1);
    expect(state()).toBe('sent.calm');
    await send({ type: 'close' });
    expect(state()).toBe('resting');
  });

  test('only once what is required is filled in: it is asked for, and pointed out when one goes on without', async () => {
    const { send, state, context } = await rehearse();
    await send({ type: 'order', missing: ['contactName', 'StonemasonId'] });
    expect(state()).toBe('fillingIn');
    expect(context().missing).toEqual([]);
    await send({ type: 'go on', missing: ['StonemasonId'] });
    expect(state()).toBe('fillingIn');
    expect(context().missing).toEqual(['StonemasonId']);
    await send({ type: 'write', contact: CONTACT }, { type: 'go on', missing: [] });
    expect(state()).toBe('confirming');
    await send({ type: 'open settings' });
    expect(state()).toBe('fillingIn');
    await send({ type: 'close' });
    expect(state()).toBe('resting');
    expect(context()).toMatchObject({ contact: CONTACT, missing: [] });
  });

  test('not where one thinks better of it', async () => {
    const { send, state, orders } = await rehearse();
    await send(complete, { type: 'close' });
    expect(state()).toBe('resting');
    expect(orders).toEqual([]);
  });

  test('never unsaved: what could not be saved is not sent, and said to be so', async () => {
    const { send, state, orders, context } = await rehearse({ saves: new StoneNotSaved('conflict') });
    await send(complete, { type: 'confirm' });
    expect(state()).toBe('failing');
    expect(context().mishap).toEqual({ kind: 'notSaved' });
    expect(orders).toEqual([]);
  });

  test('under one key however often it is tried, and under another the next time', async () => {
    const { send, state, orders, context } = await rehearse({
      sends: [new Unreachable('no answer'), new Refused(422, 'Ukendt stenhugger.'), SENT],
    });
    await send(complete, { type: 'confirm' });
    expect(context().mishap).toEqual({ kind: 'unreachable' });
    await send({ type: 'retry' });
    expect(context().mishap).toEqual({ kind: 'refused', status: 422, sentence: 'Ukendt stenhugger.' });
    expect(orders[1]?.orderKey).toBe(orders[0]?.orderKey);
    await send({ type: 'close' }, complete, { type: 'confirm' });
    expect(state()).toBe('sent.celebrating');
    expect(orders[2]?.orderKey).not.toBe(orders[0]?.orderKey);
  });

  test('only as it was read: what another has saved meanwhile is shown and read through before it is sent', async () => {
    const theirs = stoneInVersion(9, { designName: 'Deres' });
    const { send, state, orders, context, designer } = await rehearse({
      sends: [new Refused(409, 'Stenen er ændret.', theirs, 'stale'), SENT],
    });
    await send(complete, { type: 'confirm' });
    expect([state(), context().mishap]).toMatchObject(['failing', { kind: 'conflict' }]);
    expect([designer.design.designName, designer.context.saved?.version]).toEqual(['Deres', 9]);
    await send({ type: 'retry' });
    expect([state(), orders.length]).toEqual(['confirming', 1]);
    await send({ type: 'confirm' });
    expect(state()).toBe('sent.celebrating');
    expect(orders[1]?.orderKey).not.toBe(orders[0]?.orderKey);
  });

  test('and its settings can be opened for their own sake', async () => {
    const { send, state } = await rehearse();
    await send({ type: 'open settings' });
    expect(state()).toBe('settling');
    await send({ type: 'close' });
    expect(state()).toBe('resting');
  });
});

afterAll(() => {
  expect(allTransitions(sendingMachine).filter((name) => !taken.has(name))).toEqual([]);
});
