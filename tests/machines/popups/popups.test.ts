import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { Unreachable } from '../../../src/api/http';
import { designOf } from '../../../src/machines/designer/context';
import type { DesignerActor } from '../../../src/machines/designer/designerMachine';
import { isUnsaved } from '../../../src/machines/designer/settled';
import type { PopupsEvent, PopupsNotice } from '../../../src/machines/popups/context';
import { deletionOf } from '../../../src/machines/popups/deletion';
import { popupsMachine } from '../../../src/machines/popups/popupsMachine';
import type { WizardStone } from '../../../src/machines/wizard/wizardStone';
import { idsAt } from '../../../src/stone/elementIds';
import { opened } from '../designer/opened';
import { NEW_STONE, SAVED_STONE, stoneInVersion, typing } from '../designer/samples';
import { allTransitions, witness } from '../transitions';

const OTHER: WizardStone = {
  address: { id: 9, token: 'other' },
  designName: 'Hjertesten',
  kind: 'urn',
  status: 'draft',
  updatedAt: undefined,
  sentAt: undefined,
  hasPreview: false,
};
const taken = new Set<string>();

/** The request for the other stone, by somebody who works on this one. */
const toOther = (designer: DesignerActor): PopupsEvent => ({
  type: 'stone.open',
  address: OTHER.address,
  isUnsaved: isUnsaved(designer.getSnapshot()),
});

/** What a browser keeps, for the answer "never ask again". */
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

/** The popups over a designer, with the lists of stones the server answers with. */
async function rehearse(answers: readonly (readonly WizardStone[] | Error)[] = [], loaded = SAVED_STONE) {
  const { actor: designer } = await opened(loaded);
  const waiting = [...answers];
  const machine = popupsMachine.provide({
    actors: {
      listOthers: fromPromise<readonly WizardStone[], DesignerActor>(async () => {
        const answer = waiting.shift();
        if (!answer || answer instanceof Error) throw answer ?? new Error('nothing more was to be asked');
        return answer;
      }),
    },
  });
  const popups = createActor(machine, { input: { designer }, inspect: witness(taken) });
  const notices: PopupsNotice[] = [];
  popups.on('*', (notice) => notices.push(notice));
  popups.start();
  return {
    designer,
    notices,
    send: async (...events: (PopupsEvent | ((designer: DesignerActor) => PopupsEvent))[]) => {
      for (const event of events) popups.send(typeof event === 'function' ? event(designer) : event);
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    },
    state: () => popups.getSnapshot().value,
    open: () => popups.getSnapshot().context.popup,
    context: () => popups.getSnapshot().context,
    lines: () => designOf(designer.getSnapshot().context).Parms.length,
  };
}

describe('A popup', () => {
  test('opens, gives way to another, and closes', async () => {
    const { send, open, state } = await rehearse([[OTHER]]);
    await send({ type: 'open', popup: 'stone' });
    expect([state(), open()]).toEqual(['showing', 'stone']);
    await send({ type: 'open', popup: 'edit stones' });
    expect(open()).toBe('edit stones');
    await send({ type: 'open', popup: 'stone type' });
    expect(open()).toBe('stone type');
    await send({ type: 'close' });
    expect([state(), open()]).toEqual(['resting', undefined]);
  });

  test('closes by a click on the overlay, except the one with the stone types', async () => {
    const { send, open } = await rehearse();
    await send({ type: 'open', popup: 'vignets' }, { type: 'overlay.press' });
    expect(open()).toBeUndefined();
    await send({ type: 'open', popup: 'stone type' }, { type: 'overlay.press' });
    expect(open()).toBe('stone type');
    await send({ type: 'popups.closeAll' });
    expect(open()).toBeUndefined();
  });
});

describe('What is chosen in a popup', () => {
  test('takes the place of an element only where it was opened for that', async () => {
    const { send, context } = await rehearse();
    const { Parms } = SAVED_STONE.design;
    const [swaps] = idsAt([2], Parms);
    await send({ type: 'open', popup: 'vignets', swaps });
    expect(context().swapped).toBe(swaps);
    await send({ type: 'open', popup: 'vignets' });
    expect(context().swapped).toBeUndefined();
    await send({ type: 'open', popup: 'attachments', swaps }, { type: 'close' });
    expect(context().swapped).toBeUndefined();
  });
});

describe('A warning or an error', () => {
  test('over a popup leaves it open when it closes', async () => {
    const { send, open, state, context } = await rehearse([new Unreachable('no answer'), [OTHER]]);
    await send({ type: 'open', popup: 'edit stones' });
    expect([state(), open(), context().failure]).toEqual(['failing', 'edit stones', { kind: 'unreachable' }]);
    await send({ type: 'close' });
    expect([state(), open()]).toEqual(['showing', 'edit stones']);
    await send({ type: 'retry' });
    expect(context().stones).toEqual([OTHER]);
    expect(context().failure).toBeUndefined();
  });

  test('is tried again from where it stands', async () => {
    const { send, state } = await rehearse([new Unreachable('no answer'), [OTHER]]);
    await send({ type: 'open', popup: 'edit stones' }, { type: 'retry' });
    await send({ type: 'retry' });
    expect(state()).toBe('showing');
  });

  test.each(['popups.closeAll', 'overlay.press'] as const)('closes with everything by %s', async (type) => {
    const { send, open, state } = await rehearse([new Unreachable('no answer')]);
    await send({ type: 'open', popup: 'edit stones' });
    await send({ type });
    expect([state(), open()]).toEqual(['resting', undefined]);
  });
});

describe('The other stones', () => {
  test.each(['close', 'popups.closeAll', 'overlay.press'] as const)(
    'may be given up while they are fetched, by %s',
    async (type) => {
      const { send, state } = await rehearse([[OTHER]]);
      await send({ type: 'open', popup: 'edit stones' }, { type });
      expect(state()).toBe('resting');
    },
  );

  test('are gone on with at once where everything is saved', async () => {
    const { send, notices, state } = await rehearse([[OTHER]]);
    await send({ type: 'open', popup: 'edit stones' });
    await send(toOther);
    expect(notices).toEqual([{ type: 'left', address: OTHER.address }]);
    expect(state()).toBe('resting');
  });

  test.each([
    ['a stone never saved', NEW_STONE],
    ['a saved stone', SAVED_STONE],
  ])('are gone on with only after a warning where %s was changed', async (_which, loaded) => {
    const { designer, send, notices, state, open } = await rehearse([[OTHER]], loaded);
    designer.send({ type: 'edit', edit: typing('Karen') });
    await send({ type: 'open', popup: 'edit stones' });
    await send(toOther, { type: 'close' });
    expect([state(), open(), notices]).toEqual(['showing', 'edit stones', []]);
    await send(toOther, { type: 'confirm' });
    expect(notices).toEqual([{ type: 'left', address: OTHER.address }]);
  });

  test.each(['popups.closeAll', 'overlay.press'] as const)(
    'and the warning over them are given up by %s',
    async (type) => {
      const { designer, send, notices, state } = await rehearse([[OTHER]]);
      designer.send({ type: 'edit', edit: typing('Karen') });
      await send({ type: 'open', popup: 'edit stones' });
      await send(toOther, { type });
      expect([state(), notices]).toEqual(['resting', []]);
    },
  );
});

describe('Deleting an element', () => {
  const remove = (designer: DesignerActor) => deletionOf(designer.getSnapshot().context, [0]);

  test('asks first, and undo brings it back', async () => {
    const { designer, send, state, lines } = await rehearse();
    const before = lines();
    await send(remove);
    expect([state(), lines()]).toEqual(['asking', before]);
    await send({ type: 'close' });
    expect([state(), lines()]).toEqual(['resting', before]);
    await send(remove, { type: 'confirm' });
    expect([state(), lines()]).toEqual(['resting', before - 1]);
    designer.send({ type: 'undo' });
    expect(lines()).toBe(before);
  });

  test('is of the elements that were meant, where others lie in their places when it is confirmed', async () => {
    const { designer, send } = await rehearse();
    const { Parms } = designOf(designer.getSnapshot().context);
    await send(remove);
    designer.send({ type: 'edit', edit: { kind: 'order', element: 0, direction: 'forward' } });
    await send({ type: 'confirm' });
    expect(designOf(designer.getSnapshot().context).Parms).toEqual(Parms.slice(1));
  });

  test('deletes nothing of another tab’s stone that was taken over meanwhile', async () => {
    const { designer, send, lines } = await rehearse();
    await send(remove);
    designer.send({ type: 'stone.changedElsewhere', stone: stoneInVersion(9, { designName: 'Deres' }) });
    const before = lines();
    await send({ type: 'confirm' });
    expect(lines()).toBe(before);
  });

  test('asks no more once that was wished', async () => {
    const { send, state, lines } = await rehearse();
    const before = lines();
    await send(remove, { type: 'confirm', neverAgain: true }, remove);
    expect([state(), lines()]).toEqual(['resting', before - 2]);
  });

  test('asks not where nothing is lost: an empty line', async () => {
    const { designer, send, state, lines } = await rehearse();
    const before = lines();
    designer.send({ type: 'edit', edit: typing('  ') });
    await send(remove);
    expect([state(), lines()]).toEqual(['resting', before - 1]);
  });

  test('from its own popup goes back there when it is not meant, and closes it when it is', async () => {
    const { send, open } = await rehearse();
    await send({ type: 'open', popup: 'edit vignet' }, remove, { type: 'close' });
    expect(open()).toBe('edit vignet');
    await send(remove, { type: 'confirm' });
    expect(open()).toBeUndefined();
  });

  test('from its own popup closes it at once where it is not asked for', async () => {
    const { designer, send, open } = await rehearse();
    designer.send({ type: 'edit', edit: typing('') });
    await send({ type: 'open', popup: 'edit vignet' }, remove);
    expect(open()).toBeUndefined();
  });

  test.each(['popups.closeAll', 'overlay.press'] as const)('is given up by %s', async (type) => {
    const { send, state, lines } = await rehearse();
    const before = lines();
    await send(remove, { type });
    expect([state(), lines()]).toEqual(['resting', before]);
  });
});

afterAll(() => {
  expect(allTransitions(popupsMachine).filter((name) => !taken.has(name))).toEqual([]);
});
