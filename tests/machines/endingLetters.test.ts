import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Unreachable } from '../../src/api/http';
import { endingMachine } from '../../src/machines/letters/endingMachine';
import type { StepLetters } from '../../src/stone/wire/stepLetters';

/** The machine before a server on which letters are ended or not, whose answers to an end are lost as often as told. */
function begin({ isEnded = false, lost = 0 } = {}) {
  const server = { isEnded, pressed: 0 };
  let left = lost;
  const actor = createActor(
    endingMachine.provide({
      actors: {
        look: fromPromise<StepLetters, string>(async () => ({ isEnded: server.isEnded })),
        end: fromPromise<StepLetters, string>(async () => {
          server.pressed += 1;
          server.isEnded = true;
          if (left-- > 0) throw new Unreachable();
          return { isEnded: true };
        }),
      },
    }),
    { input: { token: 'sl_x' } },
  ).start();
  return { actor, server };
}

test('Letters are ended by a press alone, and not where the page is opened', async () => {
  const { actor, server } = begin();
  await waitFor(actor, (state) => state.matches('asking'));
  expect(server).toEqual({ isEnded: false, pressed: 0 });
  actor.send({ type: 'end' });
  await waitFor(actor, (state) => state.matches('ended'));
  expect(server).toEqual({ isEnded: true, pressed: 1 });
});

test('Where the answer is lost the same is pressed again, and they are ended', async () => {
  const { actor, server } = begin({ lost: 1 });
  await waitFor(actor, (state) => state.matches('asking'));
  actor.send({ type: 'end' });
  await waitFor(actor, (state) => state.matches('failingToEnd'));
  actor.send({ type: 'retry' });
  await waitFor(actor, (state) => state.matches('ended'));
  expect(server.pressed).toBe(2);
});

test('Letters that are ended already are said to be so', async () => {
  const { actor, server } = begin({ isEnded: true });
  await waitFor(actor, (state) => state.matches('ended'));
  expect(server.pressed).toBe(0);
});
