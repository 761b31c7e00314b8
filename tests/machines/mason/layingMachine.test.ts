import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ToLay } from '../../../src/machines/mason/laying';
import { layingMachine } from '../../../src/machines/mason/layingMachine';

afterEach(() => vi.unstubAllGlobals());

/** An order as the server tells it to its mason. */
const orderOf = (id: number, more: object) => ({
  ...{ id, version: 1, designName: 'Karen Holm', status: 'received', openQuestions: 0, isAnswered: false },
  ...{ business: null, sentAt: null, hasPreview: false, agreement: [], ...more },
  order: {
    ...{ format: 'gravestone-order', formatVersion: 1, locale: 'da', orderedAt: '2026-11-26T10:00:00.000Z' },
    ...{ canMasonContact: false, stonemason: null, case: null, stones: [] },
  },
});

test('No stencil is laid of a stone that its family has still to approve, and nothing of it is fetched', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('document', { documentElement: { lang: 'da' } });
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    const id = Number(path.split('/').at(-1));
    return Response.json(orderOf(id, id === 8 ? { awaitsApproval: true } : {}));
  });
  const actor = createActor(layingMachine).start();
  const wanted = { ids: [7, 8], settings: { roll: { width: 600 } } } as unknown as ToLay;
  actor.send({ type: 'lay', wanted });
  const { context } = await waitFor(actor, (state) => state.matches('failing'), { timeout: 5000 });
  expect([context.notApproved, context.failure]).toEqual([[8], undefined]);
  expect(fetched).toEqual(['/api/mason/orders/7', '/api/mason/orders/8']);
});
