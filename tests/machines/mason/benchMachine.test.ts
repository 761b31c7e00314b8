import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import { benchMachine } from '../../../src/machines/mason/benchMachine';
import type { Act, ActOn, Bench, Done } from '../../../src/machines/mason/effects';

const bench = {
  address: { id: 7, token: 'ma_x' },
  order: { id: 7, status: 'sentToMason', order: { stones: [] } },
  questions: [],
} as unknown as Bench;
const after = { order: { status: 'received' }, questions: [] } as unknown as Done;
const MOVE: Act = { kind: 'move', to: 'received' };

/** The machine, whose calls fail as often as told. */
function begin(failures: { opening?: Error[]; acting?: Error[]; looking?: (object | Error)[] }) {
  const acts: Act[] = [];
  const keys: string[] = [];
  const { opening = [], acting = [], looking = [] } = failures;
  let openings = 0;
  const actor = createActor(
    benchMachine.provide({
      actors: {
        openBench: fromPromise(async () => {
          openings += 1;
          const error = opening.shift();
          if (error) throw error;
          return bench;
        }),
        lookAtOrder: fromPromise<Bench['order'], Bench['address']>(async () => {
          const seen = looking.shift();
          if (seen instanceof Error) throw seen;
          return { ...bench.order, ...seen };
        }),
        actOn: fromPromise<Done, ActOn>(async ({ input }) => {
          acts.push(input.act);
          keys.push(input.key);
          const error = acting.shift();
          if (error) throw error;
          return after;
        }),
      },
    }),
    { input: { token: 'ma_x', id: undefined } },
  ).start();
  const until = (state: 'shown' | 'failingToOpen' | 'failingToAct') =>
    waitFor(actor, (now) => now.matches(state));
  return { actor, acts, keys, opening, openings: () => openings, until };
}

describe('The page of an order', () => {
  test('opens, moves on, and shows how the order then stands', async () => {
    const { actor, acts, until } = begin({});
    await until('shown');
    actor.send({ type: 'act', act: MOVE });
    // A second press while the first is under way does nothing.
    actor.send({ type: 'act', act: MOVE });
    const { context } = await until('shown');
    expect([acts, context.bench?.order.status]).toEqual([[MOVE], 'received']);
  });

  test('looks how the order stands, and is fetched anew where its stone has another seal by now or none', async () => {
    const sealed = { order: { stones: [{ id: 7, seal: { sha256: 'aa' } }] } };
    const moved = { status: 'processing' };
    const looking = [new Unreachable(''), moved, sealed];
    const { actor, openings, until } = begin({ looking });
    await until('shown');
    const look = async () => {
      actor.send({ type: 'look' });
      return waitFor(actor, (now) => now.matches({ shown: 'resting' }));
    };
    expect((await look()).context.bench).toEqual(bench);
    expect((await look()).context.bench?.order.status).toBe('processing');
    expect(openings()).toBe(1);
    actor.send({ type: 'look' });
    await waitFor(actor, (now) => now.matches({ shown: 'reopening' }));
    await waitFor(actor, (now) => now.matches({ shown: 'resting' }));
    expect(openings()).toBe(2);
  });

  test('says why it does not open, and tries again', async () => {
    const { actor, until } = begin({ opening: [new Refused(404, 'Linket gælder ikke længere.')] });
    const { context } = await until('failingToOpen');
    expect(context.failure).toMatchObject({ kind: 'refused', sentence: 'Linket gælder ikke længere.' });
    actor.send({ type: 'retry' });
    await until('shown');
  });

  test('keeps an act that failed: it is sent again, or given up', async () => {
    const { actor, acts, until } = begin({ acting: [new Unreachable(''), new Unreachable('')] });
    await until('shown');
    actor.send({ type: 'act', act: MOVE });
    await until('failingToAct');
    actor.send({ type: 'close' });
    expect((await until('shown')).context).toMatchObject({ bench });
    actor.send({ type: 'act', act: MOVE });
    await until('failingToAct');
    actor.send({ type: 'retry' });
    expect((await until('shown')).context.act).toBeUndefined();
    expect(acts).toEqual([MOVE, MOVE, MOVE]);
  });

  test('looks how the order stands where something was refused: it is none any more, or another', async () => {
    const ended = new Refused(404, 'Linket gælder ikke længere.');
    const { actor, until } = begin({ acting: [new Refused(409, 'Den er trukket tilbage.')] });
    await until('shown');
    const opening = waitFor(actor, (now) => now.matches('opening'));
    actor.send({ type: 'act', act: MOVE });
    await until('failingToAct');
    actor.send({ type: 'close' });
    await opening;
    await until('shown');
    const gone = begin({ acting: [ended] });
    await gone.until('shown');
    gone.opening.push(ended);
    gone.actor.send({ type: 'act', act: MOVE });
    await gone.until('failingToAct');
    gone.actor.send({ type: 'close' });
    expect((await gone.until('failingToOpen')).context.failure).toMatchObject({ status: 404 });
  });

  test('has one key for what is sent again as it is, and another for anything else', async () => {
    const { actor, keys, until } = begin({ acting: [new Unreachable(''), new Unreachable('')] });
    const ask: Act = { kind: 'ask', text: 'Hvor?', place: { x: 1, y: 2 } };
    await until('shown');
    for (const act of [ask, { ...ask, text: 'Hvor da?' } as Act]) {
      actor.send({ type: 'act', act });
      await until('failingToAct');
      actor.send({ type: 'close' });
    }
    for (const act of [{ ...ask, text: 'Hvor da?' } as Act, { ...ask, text: 'Hvor da?' } as Act]) {
      actor.send({ type: 'act', act });
      await until('shown');
    }
    const [first, changed, again, anew] = keys;
    expect(again).toBe(changed);
    expect(new Set([first, changed, anew]).size).toBe(3);
  });
});
