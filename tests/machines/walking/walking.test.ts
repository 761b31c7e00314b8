import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { ExportEvent } from '../../../src/machines/export/context';
import type { TurnEvent } from '../../../src/machines/walking/paintTurns';
import { walkingMachine } from '../../../src/machines/walking/walkingMachine';
import type { ExportRequest, TurntableRequest } from '../../../workers/exporter/contract';
import { FILE, requestFor } from '../export/rehearsal';

const TURNING = { turns: [30, 15], lift: 12, width: 40, height: 50 };
const PICTURE = { turn: 30, name: 'Gravsten-12.jpg', blob: new Blob(['jpeg']) };

/** The real machine, its files held back by the test. */
function rehearse(inSpace: boolean) {
  const begun: string[] = [];
  const machine = walkingMachine.provide({
    actors: {
      drawFile: fromCallback<ExportEvent, ExportRequest, ExportEvent>(({ input }) => {
        begun.push(input.order.format);
        return () => begun.push('stop');
      }),
      paintTurns: fromCallback<TurnEvent, TurntableRequest, TurnEvent>(({ input }) => {
        begun.push(`paint ${input.turns}`);
        return () => begun.push('stop painting');
      }),
    },
  });
  const input = { request: requestFor({ format: 'glb' }), turning: TURNING, inSpace };
  return { begun, actor: createActor(machine, { input }).start() };
}

test('the stone’s bodies are made, told of as they come, and shown', () => {
  const { begun, actor } = rehearse(true);
  actor.send({ type: 'progressed', part: 0.5 });
  expect(actor.getSnapshot().context.progress).toBe(0.5);
  actor.send({ type: 'drawn', file: FILE });
  expect(actor.getSnapshot().value).toBe('shown');
  expect(begun).toEqual(['glb', 'stop']);
});

test('who leaves while they are made has the worker stop', () => {
  const { begun, actor } = rehearse(true);
  actor.stop();
  expect(begun).toEqual(['glb', 'stop']);
});

test('where nobody draws in space it is painted from all around, and shown while the others come', () => {
  const { begun, actor } = rehearse(false);
  expect(begun).toEqual(['paint 30,15']);
  actor.send({ type: 'painted', picture: PICTURE });
  expect(actor.getSnapshot()).toMatchObject({ value: 'painting', context: { pictures: [PICTURE] } });
  actor.send({ type: 'painted', picture: { ...PICTURE, turn: 15 } });
  actor.send({ type: 'painting.ended' });
  expect(actor.getSnapshot().value).toBe('shown');
  expect(actor.getSnapshot().context.pictures.map(({ turn }) => turn)).toEqual([30, 15]);
});

test('who leaves while it is painted has the worker stop', () => {
  const { begun, actor } = rehearse(false);
  actor.send({ type: 'painted', picture: PICTURE });
  actor.stop();
  expect(begun).toEqual(['paint 30,15', 'stop painting']);
});

test('where the space is taken away pictures from all around take its place', () => {
  const { begun, actor } = rehearse(true);
  actor.send({ type: 'drawn', file: FILE });
  actor.send({ type: 'space.failed' });
  expect(actor.getSnapshot().context).toMatchObject({ inSpace: false, file: undefined });
  expect(begun).toEqual(['glb', 'stop', 'paint 30,15']);
});

test('what could not be painted is tried again', () => {
  const { begun, actor } = rehearse(false);
  actor.send({ type: 'drawing.failed', error: new Error() });
  expect(actor.getSnapshot().value).toBe('failing');
  actor.send({ type: 'retry' });
  expect(begun).toEqual(['paint 30,15', 'stop painting', 'paint 30,15']);
});

test('what could not be made is said by its reason, and tried again', () => {
  const { begun, actor } = rehearse(true);
  const error = Object.assign(new Error(), { name: 'FontError' });
  actor.send({ type: 'drawing.failed', error });
  expect(actor.getSnapshot().value).toBe('failing');
  expect(actor.getSnapshot().context.failure).toBe('font');
  actor.send({ type: 'retry' });
  expect(actor.getSnapshot().context.failure).toBeUndefined();
  expect(begun).toEqual(['glb', 'stop', 'glb']);
});
