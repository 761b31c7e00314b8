import {
  type Confirmation,
  type ConfirmationAnswer,
  confirmation,
  confirmationRequest,
} from '../../../src/stone/wire/confirmation';
import { tokenPath } from '../../../src/stone/wire/paths';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import type { Services } from '../../services';
import type { Queries } from '../../store/database';
import { type AskedOrder, declineOrder, endWaiting, orderToConfirm } from '../../store/heldOrders';
import { storedMason } from '../../store/stonemasons';

const RESPONSE = answering(confirmation, 400, 401, 403, 404);

async function shown(queries: Queries, found: AskedOrder | undefined): Promise<Confirmation> {
  if (!found) throw new Refusal('confirmationNotFound');
  const { state, holds, orderedAt, stonemasonId } = found;
  const name = (await storedMason(queries, stonemasonId))?.Name ?? null;
  return { state, holds, orderedAt: orderedAt.toISOString(), stonemason: name };
}

async function decide(inside: Queries, found: AskedOrder, answer: ConfirmationAnswer): Promise<void> {
  switch (answer) {
    case 'confirm':
      await endWaiting(inside, found.stoneId, 'confirmed');
      return;
    case 'decline':
      // The provider has the order already, and only the receipt is dropped.
      if (found.holds === 'receipt') await endWaiting(inside, found.stoneId, 'dropped');
      else await declineOrder(inside, found.stoneId);
  }
}

/**
 * GET and POST /api/confirmation/{token}: the order that an address is asked about, and its answer. It shows only what
 * the service itself knows: the address may be a stranger's. An answer counts once; asking again returns it.
 */
export function confirmations(app: App, { database, post }: Services): void {
  const looking = { summary: 'An order that waits to be confirmed', params: tokenPath, response: RESPONSE };
  app.get('/api/confirmation/:token', { schema: looking }, async ({ params: { token } }) =>
    shown(database, await orderToConfirm(database, token)),
  );
  const schema = {
    summary: 'Confirm an order, or say that it is not one’s own',
    params: tokenPath,
    body: confirmationRequest,
    response: { ...RESPONSE, ...answering(confirmation, 415) },
  };
  app.post('/api/confirmation/:token', { schema }, async (request) => {
    const { token } = request.params;
    const { answer: said } = request.body;
    const answer = await database.transaction(async (inside) => {
      const found = await orderToConfirm(inside, token, 'for update of held_orders');
      if (found) await decide(inside, found, said);
      request.touched = found && [{ subject: 'stone', subjectId: found.stoneId, action: 'changed' }];
      return shown(inside, await orderToConfirm(inside, token));
    });
    post.waiting();
    return answer;
  });
}
