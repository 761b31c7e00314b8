import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import type { Erasing, Erasure, OwnData, Subject } from '../../../src/machines/ownData/effects';
import { ownDataMachine } from '../../../src/machines/ownData/ownDataMachine';
import type { DataPaperRequest, ExportedFile } from '../../../workers/exporter/contract';

const data = { stones: [{ stone: { id: 7 } }], project: undefined } as unknown as OwnData;
const paper = { name: 'sten-7.pdf' } as DataPaperRequest;
const UNDER_WAY: Erasure = { outcome: 'underWay', until: '2027-11-26T00:00:00.000Z' };

/** The machine, whose calls fail as often as told. */
function begin(given: { looking?: Error[]; erasing?: Error[]; outcome?: Erasure; isDrawn?: Promise<void> }) {
  const { looking = [], erasing = [], outcome = { outcome: 'erased' }, isDrawn } = given;
  const erasures: Erasing[] = [];
  const kept: ExportedFile[] = [];
  const looks: Subject[] = [];
  const actor = createActor(
    ownDataMachine.provide({
      actors: {
        look: fromPromise<OwnData, Subject>(async ({ input }) => {
          looks.push(input);
          const error = looking.shift();
          if (error) throw error;
          return data;
        }),
        erase: fromPromise<Erasure, Erasing>(async ({ input }) => {
          erasures.push(input);
          const error = erasing.shift();
          if (error) throw error;
          return outcome;
        }),
        drawPaper: fromPromise<ExportedFile, DataPaperRequest>(async ({ input }) => {
          await isDrawn;
          return { name: input.name, blob: new Blob() };
        }),
      },
      actions: { keep: (_, file: ExportedFile) => kept.push(file) },
    }),
    { input: { subject: { kind: 'stone', address: { id: 7, token: 'st_x' } } } },
  ).start();
  return { actor, erasures, kept, looks };
}

describe('The page of everything that is kept', () => {
  test('says why it cannot be looked at, and tries again', async () => {
    const { actor, looks } = begin({ looking: [new Refused(404, 'Stenen er slettet.')] });
    const { context } = await waitFor(actor, (now) => now.matches('failingToLook'));
    expect(context.failure).toMatchObject({ sentence: 'Stenen er slettet.' });
    actor.send({ type: 'retry' });
    await waitFor(actor, (now) => now.matches('shown'));
    expect(looks).toHaveLength(2);
  });

  test('is erased by a press and a confirmation, and by no less', async () => {
    const { actor, erasures } = begin({});
    await waitFor(actor, (now) => now.matches('shown'));
    actor.send({ type: 'confirm' });
    expect(erasures).toEqual([]);
    actor.send({ type: 'erase' });
    actor.send({ type: 'close' });
    actor.send({ type: 'confirm' });
    expect(erasures).toEqual([]);
    actor.send({ type: 'erase' });
    actor.send({ type: 'confirm' });
    await waitFor(actor, (now) => now.matches('erased'));
    expect(erasures).toMatchObject([{ subject: { address: { id: 7 } }, stones: [7], isRetry: false }]);
  });

  test('is looked at anew where an order is under way, with the day by which it is erased', async () => {
    const { actor, looks } = begin({ outcome: UNDER_WAY });
    await waitFor(actor, (now) => now.matches('shown'));
    actor.send({ type: 'erase' });
    actor.send({ type: 'confirm' });
    const { context } = await waitFor(actor, (now) => looks.length === 2 && now.matches('shown'));
    expect(context.until).toBe('2027-11-26T00:00:00.000Z');
  });

  test('asks again where no answer was heard, and says that it does', async () => {
    const { actor, erasures } = begin({ erasing: [new Unreachable('no answer')] });
    await waitFor(actor, (now) => now.matches('shown'));
    actor.send({ type: 'erase' });
    actor.send({ type: 'confirm' });
    await waitFor(actor, (now) => now.matches('failingToErase'));
    actor.send({ type: 'retry' });
    await waitFor(actor, (now) => now.matches('erased'));
    expect(erasures.map(({ isRetry }) => isRetry)).toEqual([false, true]);
  });

  test('gives one paper at a time, and asks nothing meanwhile', async () => {
    let finish = () => {};
    const isDrawn = new Promise<void>((done) => {
      finish = done;
    });
    const { actor, kept } = begin({ isDrawn });
    await waitFor(actor, (now) => now.matches('shown'));
    actor.send({ type: 'paper', request: paper });
    actor.send({ type: 'paper', request: paper });
    actor.send({ type: 'erase' });
    expect(actor.getSnapshot().matches({ shown: 'drawing' })).toBe(true);
    finish();
    await waitFor(actor, (now) => now.matches({ shown: 'resting' }));
    expect(kept.map(({ name }) => name)).toEqual(['sten-7.pdf']);
  });
});
