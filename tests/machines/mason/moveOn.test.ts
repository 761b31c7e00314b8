import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { moveOn } from '../../../src/machines/mason/moveOn';
import type { StoneStatus } from '../../../src/stone/status';
import type { MasonOrderDetail } from '../../../src/stone/wire/mason';
import { faultyServer, refused } from '../../api/faultyServer';
import { sampleOrder } from '../../server/sampleOrder';

const { force } = faultyServer();

/** An order as its mason reads it. */
const detail = (status: StoneStatus): MasonOrderDetail => ({
  ...{ id: 7, version: 4, designName: 'Anna Holm', status, openQuestions: 0, isAnswered: false },
  ...{ business: null, sentAt: null, hasPreview: false, agreement: [], order: sampleOrder() },
});

/** Has the server refuse a step, and say where the order stands. */
function standsAt(status: StoneStatus, refusal: number): string[] {
  const asked: string[] = [];
  force(
    http.put('*/api/stone/7/status', () => {
      asked.push('move');
      return refused(refusal, 'Skridtet følger ikke efter det forrige.');
    }),
    http.get('*/api/mason/orders/7', () => {
      asked.push('look');
      return HttpResponse.json(detail(status));
    }),
  );
  return asked;
}

const move = () => moveOn({ id: 7, token: 'ma_x' }, 'received', new AbortController().signal);

test('an order whose step was taken by a press that got no answer is where it was to be', async () => {
  const asked = standsAt('received', 409);
  await move();
  expect(asked).toEqual(['move', 'look']);
});

test('an order that a colleague has moved elsewhere refuses the step', async () => {
  standsAt('processing', 409);
  await expect(move()).rejects.toMatchObject({ name: 'Refused', status: 409 });
});

test('any other refusal is none of a lost answer, and nothing is looked up', async () => {
  const asked = standsAt('received', 403);
  await expect(move()).rejects.toMatchObject({ status: 403 });
  expect(asked).toEqual(['move']);
});
