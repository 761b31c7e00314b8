import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { DesignerEvent, Opening } from '../../../src/machines/designer/context';
import { designerMachine } from '../../../src/machines/designer/designerMachine';
import type { Drafting, DraftOrder } from '../../../src/machines/designer/drafting';
import type { Drawing, DrawingOrder } from '../../../src/machines/designer/drawing';
import type { Loaded } from '../../../src/machines/designer/effects';
import type { KnownStone, TabsOrder } from '../../../src/machines/designer/otherTabs';
import { workplaceMachine } from '../../../src/machines/workplace/workplaceMachine';
import { SAVED_STONE, SHOWN } from '../designer/samples';

const WITHIN = ['sending', 'stone', 'takingOver', 'renewing', 'uploading', 'popups', 'export', 'lettering'];

/** A workplace whose stone is loaded as the test has it; nothing is drawn, kept or listened to. */
function open(...loadings: readonly (Loaded | Error)[]) {
  const waiting = [...loadings];
  const designer = designerMachine.provide({
    actors: {
      load: fromPromise<Loaded, Opening>(async () => {
        const loaded = waiting.shift();
        if (!loaded || loaded instanceof Error) throw loaded ?? new Error('nothing more was to be loaded');
        return loaded;
      }),
      draw: fromCallback<DrawingOrder, Drawing, DesignerEvent>(() => undefined),
      draft: fromCallback<DraftOrder, Drafting, DesignerEvent>(() => undefined),
      listen: fromCallback<TabsOrder, KnownStone | undefined, DesignerEvent>(() => undefined),
      connection: fromCallback<DesignerEvent, undefined, DesignerEvent>(() => undefined),
    },
  });
  const actor = createActor(workplaceMachine.provide({ actors: { designer } }), {
    input: { kind: 'saved', id: 7, token: 'secret' },
  }).start();
  return {
    actor,
    designer: () => actor.getSnapshot().context.designer,
    state: () => actor.getSnapshot().value,
    running: () => Object.keys(actor.getSnapshot().children).filter((name) => name !== 'designer'),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

describe('The workplace of a stone', () => {
  test('has only a designer until the stone is loaded, and then all that works on the stone', async () => {
    const { state, running, settle, designer, actor } = open(SAVED_STONE);
    expect([state(), running()]).toEqual(['loading', []]);
    await settle();
    expect([state(), running()]).toEqual(['designing', WITHIN]);
    const { children } = actor.getSnapshot();
    expect(children.sending?.getSnapshot().context.designer).toBe(designer());
    expect(children.popups?.getSnapshot().context.designer).toBe(designer());
  });

  test('says that the stone could not be loaded, and tries again', async () => {
    const { state, running, settle, designer } = open(new Error('no answer'), SAVED_STONE);
    await settle();
    expect([state(), running()]).toEqual(['failing', []]);
    designer().send({ type: 'retry' });
    expect(state()).toBe('loading');
    await settle();
    expect([state(), running()]).toEqual(['designing', WITHIN]);
  });

  test('begins anew with what was open where a stone that was never drawn fails', async () => {
    const { state, running, settle, designer, actor } = open(SAVED_STONE, SAVED_STONE);
    await settle();
    const { popups } = actor.getSnapshot().children;
    popups?.send({ type: 'open', popup: 'stone' });
    designer().send({ type: 'drawing.failed' });
    expect([state(), running()]).toEqual(['failing', []]);
    designer().send({ type: 'retry' });
    await settle();
    expect(actor.getSnapshot().children.popups?.getSnapshot().value).toBe('resting');
  });

  test('keeps what is open through every edit', async () => {
    const { settle, designer, actor } = open(SAVED_STONE);
    await settle();
    const before = actor.getSnapshot().children;
    before.popups?.send({ type: 'open', popup: 'stone' });
    designer().send({ type: 'drawn', drawn: SHOWN });
    designer().send({ type: 'edit', edit: { kind: 'writeText', element: 0, subText: 'Ib' } });
    const after = actor.getSnapshot().children;
    expect(after.popups).toBe(before.popups);
    expect(after.popups?.getSnapshot().value).toBe('showing');
  });
});
