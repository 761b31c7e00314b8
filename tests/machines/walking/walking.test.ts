import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { ExportEvent } from '../../../src/machines/export/context';
import { walkingMachine } from '../../../src/machines/walking/walkingMachine';
import type { ExportRequest } from '../../../workers/exporter/contract';
import { FILE, requestFor } from '../export/rehearsal';

/** The real machine, its files held back by the test. */
function rehearse(inSpace: boolean) {
  const begun: string[] = [];
  const machine = walkingMachine.provide({
    actors: {
      drawFile: fromCallback<ExportEvent, ExportRequest, ExportEvent>(({ input }) => {
        begun.push(input.order.format);
        return () => begun.push('stop');
      }),
    },
  });
  const input = { request: requestFor({ format: 'glb' }), inSpace };
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

test('where nobody draws in space a picture of the front is made', () => {
  const { begun } = rehearse(false);
  expect(begun).toEqual(['png']);
});

test('where the space is taken away the picture takes its place', () => {
  const { begun, actor } = rehearse(true);
  actor.send({ type: 'drawn', file: FILE });
  actor.send({ type: 'space.failed' });
  expect(actor.getSnapshot().context).toMatchObject({ inSpace: false, file: undefined });
  expect(begun).toEqual(['glb', 'stop', 'png']);
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
