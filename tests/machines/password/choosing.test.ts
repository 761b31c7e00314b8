import { afterAll, describe, expect, test } from 'vitest';
import { createActor, type EventFromLogic, fromPromise, waitFor } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import { choosingMachine } from '../../../src/machines/password/choosingMachine';
import type { PasswordLink } from '../../../src/stone/wire/password';
import { allTransitions, witness } from '../transitions';

const taken = new Set<string>();
const BO = { username: 'bo' };
const GONE = new Refused(404, 'Linket gælder ikke længere.');
const SHORT = new Refused(422, 'For kort.');
const AWAY = new Unreachable('away');
const save = { type: 'save', password: 'et stille egetræ' } as const;

/** Runs the machine on answers that come one after the other. */
function rehearse(...answers: readonly unknown[]) {
  const waiting = [...answers];
  const answer = () => {
    const next = waiting.shift();
    if (next instanceof Error) throw next;
    return next as never;
  };
  const machine = choosingMachine.provide({
    actors: {
      look: fromPromise<PasswordLink, string>(async () => answer()),
      save: fromPromise<void, { readonly token: string; readonly password: string }>(async ({ input }) => {
        expect(input).toEqual({ token: 'pw_1', password: save.password });
        return answer();
      }),
    },
  });
  const actor = createActor(machine, { inspect: witness(taken), input: { token: 'pw_1' } });
  actor.start();
  const at = (state: ReturnType<typeof actor.getSnapshot>['value']) =>
    waitFor(actor, (now) => now.matches(state));
  return { at, send: (event: EventFromLogic<typeof machine>) => actor.send(event) };
}

describe('Another password', () => {
  afterAll(() => {
    expect(allTransitions(choosingMachine).filter((name) => !taken.has(name))).toEqual([]);
  });

  test('is chosen for the user whose link it is, and not kept', async () => {
    const { at, send } = rehearse(BO, undefined);
    expect((await at('choosing')).context.username).toBe('bo');
    send(save);
    expect(JSON.stringify((await at('saved')).context)).not.toContain(save.password);
  });

  test('may be chosen once more where it was refused or nobody answered', async () => {
    const { at, send } = rehearse(AWAY, BO, SHORT, AWAY, undefined);
    expect((await at('failingToLook')).context.failure).toEqual({ kind: 'unreachable' });
    send({ type: 'retry' });
    await at('choosing');
    for (const kind of ['refused', 'unreachable']) {
      send(save);
      expect((await at('choosing')).context.failure?.kind).toBe(kind);
    }
    send(save);
    await at('saved');
  });

  test('is not chosen by a link that holds no longer, before or after it was shown', async () => {
    await rehearse(GONE).at('gone');
    const { at, send } = rehearse(BO, GONE);
    await at('choosing');
    send(save);
    expect((await at('gone')).context.failure).toMatchObject({ kind: 'refused' });
  });
});
