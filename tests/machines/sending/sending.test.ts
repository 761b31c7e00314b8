import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import { designOf } from '../../../src/machines/designer/context';
import type { DesignerActor } from '../../../src/machines/designer/designerMachine';
import { StoneNotSaved } from '../../../src/machines/designer/settled';
import { confirmationOf } from '../../../src/machines/sending/confirmation';
import type { Order, Ordered, Reading, SendingEvent } from '../../../src/machines/sending/context';
import { read } from '../../../src/machines/sending/effects';
import { sendingMachine } from '../../../src/machines/sending/sendingMachine';
import { fillSpacings } from '../../../src/stone/edits/text';
import { opened } from '../designer/opened';
import { colouring, SAVED_STONE, savedBy, stoneInVersion } from '../designer/samples';
import { letterOf } from '../letters';
import { allTransitions, witness } from '../transitions';

const SENT = stoneInVersion(4, { readOnly: true, status: 'ordered', sentToMason: 1 });
const taken = new Set<string>();

interface Given {
  /** How each reading ends, in turn; the letter of what the designer has saved where none is left. */
  readonly reads?: readonly (Error | Reading['letter'])[];
  readonly sends?: readonly unknown[];
}

/** The real machine on a real designer; reading and sending end as the test has it. */
async function rehearse(given: Given = {}) {
  const designer = await opened(SAVED_STONE);
  const orders: Order[] = [];
  const readings: Reading[] = [];
  const reads = [...(given.reads ?? [])];
  const endings = [...(given.sends ?? [SENT])];
  const machine = sendingMachine.provide({
    actors: {
      read: fromPromise<Reading, DesignerActor>(async () => {
        const { context } = designer;
        const letter = reads.shift() ?? letterOf(context.saved?.version ?? 0);
        if (letter instanceof Error) throw letter;
        const reading = { design: designOf(context), letter };
        readings.push(reading);
        return reading;
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
    input: { designer: designer.actor },
    clock,
    inspect: witness(taken),
  });
  actor.start();
  /** `confirm` is of the stone as it stands then. */
  const send = async (...events: (SendingEvent | 'confirm')[]) => {
    for (const event of events) {
      actor.send(event === 'confirm' ? confirmationOf(designer.context) : event);
      for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const state = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : Object.entries(value).flat().join('.');
  };
  return {
    actor,
    clock,
    designer,
    orders,
    readings,
    send,
    state,
    context: () => actor.getSnapshot().context,
  };
}

const complete = { type: 'order', missing: [] } as const;

describe('A stone is sent to the stonemason', () => {
  test('after it was saved and its letter read through, and can then only be read', async () => {
    const { send, state, orders, readings, designer, clock, context } = await rehearse();
    await send(complete);
    expect([state(), orders]).toEqual(['confirming', []]);
    expect(context().reading).toBe(readings[0]);
    await send('confirm');
    expect(state()).toBe('sent.celebrating');
    // Just what was read is sent.
    expect([orders.length, orders[0]?.reading]).toEqual([1, readings[0]]);
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
    await send({ type: 'continue', missing: ['StonemasonId'] });
    expect(state()).toBe('fillingIn');
    expect(context().missing).toEqual(['StonemasonId']);
    await send({ type: 'continue', missing: [] });
    expect(state()).toBe('confirming');
    await send({ type: 'settings.open' });
    expect(state()).toBe('fillingIn');
    await send({ type: 'close' });
    expect(state()).toBe('resting');
    expect(context().missing).toEqual([]);
  });

  test('not where one thinks better of it', async () => {
    const { send, state, orders } = await rehearse();
    await send(complete, { type: 'close' });
    expect(state()).toBe('resting');
    expect(orders).toEqual([]);
  });

  test('never unsaved: what could not be saved is not sent, and said to be so', async () => {
    const { send, state, orders, context } = await rehearse({
      reads: [new StoneNotSaved('conflict')],
    });
    await send(complete, 'confirm');
    expect(state()).toBe('failing');
    expect(context().failure).toEqual({ kind: 'notSaved' });
    expect(orders).toEqual([]);
  });

  test('never unread: without its letter nothing is sent, and it is fetched again', async () => {
    const { send, state, orders, context } = await rehearse({ reads: [new Unreachable('no answer')] });
    await send(complete, 'confirm');
    expect([state(), context().failure]).toEqual(['failing', { kind: 'unreachable' }]);
    await send({ type: 'retry' });
    expect([state(), orders]).toEqual(['confirming', []]);
  });

  test('not as it was changed after it was read: it is read anew', async () => {
    const { send, state, orders, readings, designer } = await rehearse();
    await send(complete);
    designer.send({ type: 'edit', edit: colouring('guld') });
    await send('confirm');
    expect([state(), orders, readings.length]).toEqual(['confirming', [], 2]);
    expect(readings[1]?.design).toEqual(designer.design);
  });

  test('not as it was saved in another tab after it was read: it is read anew', async () => {
    const { send, state, orders, readings, designer } = await rehearse();
    await send(complete);
    designer.send({ type: 'stone.changedElsewhere', stone: stoneInVersion(5, { contactName: 'Eva Holm' }) });
    await send('confirm');
    expect([state(), orders, readings.length]).toEqual(['confirming', [], 2]);
    await send('confirm');
    expect(orders[0]?.reading.letter.order.stones[0]?.version).toBe(5);
  });

  test('under one key however often it is tried, and under another the next time', async () => {
    const { send, state, orders, context } = await rehearse({
      sends: [new Unreachable('no answer'), new Refused(422, 'Ukendt stenhugger.'), SENT],
    });
    await send(complete, 'confirm');
    expect(context().failure).toEqual({ kind: 'unreachable' });
    await send({ type: 'retry' }, 'confirm');
    expect(context().failure).toEqual({ kind: 'refused', status: 422, sentence: 'Ukendt stenhugger.' });
    expect(orders[1]?.orderKey).toBe(orders[0]?.orderKey);
    await send({ type: 'close' }, complete, 'confirm');
    expect(state()).toBe('sent.celebrating');
    expect(orders[2]?.orderKey).not.toBe(orders[0]?.orderKey);
  });

  test('only as it was read: what another has saved meanwhile is shown and read through before it is sent', async () => {
    const theirs = stoneInVersion(9, { designName: 'Deres' });
    const { send, state, orders, context, designer } = await rehearse({
      sends: [new Refused(409, 'Stenen er ændret.', theirs, 'stale'), SENT],
    });
    await send(complete, 'confirm');
    expect([state(), context().failure]).toMatchObject(['failing', { kind: 'conflict' }]);
    expect([designer.design.designName, designer.context.saved?.version]).toEqual(['Deres', 9]);
    await send({ type: 'retry' });
    expect([state(), orders.length]).toEqual(['confirming', 1]);
    await send('confirm');
    expect(state()).toBe('sent.celebrating');
    expect(orders[1]?.orderKey).not.toBe(orders[0]?.orderKey);
  });

  test('and its settings can be opened for their own sake', async () => {
    const { send, state } = await rehearse();
    await send({ type: 'settings.open' });
    expect(state()).toBe('settling');
    await send({ type: 'close' });
    expect(state()).toBe('resting');
  });
});

describe('The letter of a stone', () => {
  /** A server that answers every call for the letter of stone 7 with that of a version, and for the stone with that stone. */
  function serverAt(version: number) {
    const asked = vi.fn(async (url: string | URL | Request) => {
      const answer = String(url).includes('/sendToMason/') ? letterOf(version) : stoneInVersion(version);
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    });
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal('document', { documentElement: { lang: 'da' } });
    return asked;
  }

  async function reading(designer: DesignerActor) {
    const actor = createActor(read, { input: designer });
    const ended = new Promise<Reading>((resolve, reject) => {
      actor.subscribe({ next: ({ output }) => output && resolve(output), error: reject });
    });
    actor.start();
    return ended;
  }

  test('is of what was edited last: that is saved first', async () => {
    const asked = serverAt(4);
    const designer = await opened(SAVED_STONE);
    designer.send({ type: 'edit', edit: colouring('guld') });
    const ended = reading(designer.actor);
    expect(asked).not.toHaveBeenCalled();
    await designer.savedAs(savedBy);
    expect(await ended).toMatchObject({ design: designer.design, letter: letterOf(4) });
  });

  test('is of the very version in hand, also where somebody else has saved the stone since: else it could never be sent', async () => {
    serverAt(9);
    const designer = await opened({ ...SAVED_STONE, design: fillSpacings(SAVED_STONE.design) });
    const { design, letter } = await reading(designer.actor);
    expect(designer.context.saved?.version).toBe(letter.order.stones[0]?.version);
    expect(design).toBe(designOf(designer.context));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

afterAll(() => {
  expect(allTransitions(sendingMachine).filter((name) => !taken.has(name))).toEqual([]);
});
