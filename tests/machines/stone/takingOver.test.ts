import { afterAll, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import type { Project } from '../../../src/api/projects';
import { StoneNotSaved } from '../../../src/machines/designer/settled';
import type { Into, TakingOver } from '../../../src/machines/stone/takingOver';
import { type TakingOverEvent, takingOverMachine } from '../../../src/machines/stone/takingOverMachine';
import { opened } from '../designer/opened';
import { SAVED_STONE } from '../designer/samples';
import { allTransitions, witness } from '../transitions';

const taken = new Set<string>();
const NEW: Into = { decName: 'Karen Juhl' };

async function rehearse(...endings: readonly unknown[]) {
  const designer = await opened(SAVED_STONE);
  const asked: Into[] = [];
  const notices: unknown[] = [];
  const waiting = [...endings];
  const end = () => {
    const ending = waiting.shift();
    if (ending instanceof Error) throw ending;
    return ending;
  };
  const machine = takingOverMachine.provide({
    actors: {
      listCases: fromPromise<readonly Project[]>(async () => end() as readonly Project[]),
      takeOver: fromPromise<number, TakingOver>(async ({ input }) => {
        asked.push(input.into);
        return end() as number;
      }),
    },
  });
  const actor = createActor(machine, { input: { designer: designer.actor }, inspect: witness(taken) });
  actor.on('*', (notice) => notices.push(notice));
  actor.start();
  const send = async (...events: TakingOverEvent[]) => {
    for (const event of events) {
      actor.send(event);
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { send, asked, notices, state: () => actor.getSnapshot().value, actor };
}

describe('A family’s stone', () => {
  test('is taken over into the case that was chosen, and gone on with', async () => {
    const { send, asked, notices, state } = await rehearse([], 7);
    await send({ type: 'begin' });
    expect(state()).toBe('choosing');
    await send({ type: 'stone.takeOver', into: { projectId: 3 } });
    expect([asked, notices, state()]).toEqual([
      [{ projectId: 3 }],
      [{ type: 'stone.takenOver', id: 7 }],
      'resting',
    ]);
  });

  test('is left alone where nothing is chosen', async () => {
    const { send, asked, state, actor } = await rehearse([]);
    actor.send({ type: 'begin' });
    await send({ type: 'close' });
    expect(state()).toBe('resting');
    const other = await rehearse([]);
    await other.send({ type: 'begin' }, { type: 'close' });
    expect([asked, other.asked, other.state()]).toEqual([[], [], 'resting']);
  });

  test('says why it was not taken over, and is tried again as it was asked for', async () => {
    const { send, asked, state, actor } = await rehearse(
      [],
      new StoneNotSaved('conflict'),
      new Refused(409, 'Stenen hører allerede til en anden forretning.'),
      new Unreachable('no answer'),
      7,
    );
    await send({ type: 'begin' }, { type: 'stone.takeOver', into: NEW });
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'notSaved' });
    await send({ type: 'retry' });
    expect(actor.getSnapshot().context.failure).toMatchObject({ kind: 'refused', status: 409 });
    await send({ type: 'retry' }, { type: 'retry' });
    expect([state(), asked]).toEqual(['resting', [NEW, NEW, NEW, NEW]]);
    const other = await rehearse([], new Unreachable('no answer'));
    await other.send({ type: 'begin' }, { type: 'stone.takeOver', into: NEW }, { type: 'close' });
    expect(other.state()).toBe('resting');
  });

  test('needs the cases, which are fetched again where they did not come', async () => {
    const { send, state } = await rehearse(new Unreachable('none'), new Unreachable('none'), []);
    await send({ type: 'begin' }, { type: 'retry' });
    expect(state()).toBe('failingToList');
    await send({ type: 'close' }, { type: 'begin' });
    expect(state()).toBe('choosing');
  });
});

afterAll(() => {
  expect(allTransitions(takingOverMachine).filter((name) => !taken.has(name))).toEqual([]);
});
