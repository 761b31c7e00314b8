import { z } from 'zod';
import { masonTokens } from '../../../server/store/masonLinks';
import { confirmOrder } from '../confirming';
import type { TestServer } from '../startServer';
import { createStone, type MadeStone } from '../stoneCalls';

export const CONTACT = { contactName: 'Bo', contactPhone: '12345678', contactEmail: 'bo@example.com' };

/** A stone whose order its mason has, and the token of the link in his letter. */
export interface AtMason extends MadeStone {
  readonly mason: string;
}

/** The letters of the outbox about a stone that are of these kinds, in the order in which they were queued. */
export const noticesAbout = (server: TestServer, id: number, kinds: readonly string[]) =>
  server.store.database.rows(
    z.object({ kind: z.string(), recipient: z.string(), locale: z.string() }),
    `select kind, recipient, locale from outbox where $1 = any (stone_ids) and kind = any (string_to_array($2, ','))
     order by created_at, recipient`,
    [id, kinds.join(',')],
  );

/** Marks the letters of a stone's order as delivered, as the post does. */
export async function deliver(server: TestServer, id: number): Promise<void> {
  const { database } = server.store;
  await database.run(`update outbox set sent_at = now() where $1 = any (stone_ids)`, [id]);
  await database.run(`update stones set status = 'sentToMason' where id = $1 and status = 'ordered'`, [id]);
}

/** Orders a stone from a mason, a visitor's own or by a user's session, and has its letters delivered. */
export async function orderAtMason(
  server: TestServer,
  { as, design = {}, order = {} }: { as?: string; design?: object; order?: object } = {},
): Promise<AtMason> {
  const made = await createStone(server, { designName: 'Karen Holm', ...design }, as);
  const { status, text } = await server.call('POST', `/api/sendToMason/${made.id}`, {
    as: as ?? made.token,
    body: { StonemasonId: 1, ...CONTACT, ...order },
  });
  if (status !== 200) throw new Error(`it was not ordered: ${text}`);
  if (as === undefined) await confirmOrder(server, made.id);
  await deliver(server, made.id);
  const mason = (await masonTokens(server.store.database, [made.id])).get(made.id);
  if (mason === undefined) throw new Error('the mason has no link');
  return { ...made, mason };
}
