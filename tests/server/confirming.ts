import type { Email } from 'postal-mime';
import { z } from 'zod';
import type { TestServer } from './startServer';

/** The token of a letter that asks whether an order is one's own. */
export function tokenIn(letter: Pick<Email, 'text'>): string {
  const [, token] = /\/confirm\/(\S+)/.exec(letter.text ?? '') ?? [];
  if (token === undefined) throw new Error('the letter asks nothing');
  return token;
}

/** Answers as whoever has opened the letter's link. */
export const answerTo = (server: TestServer, token: string, answer: 'confirm' | 'decline') =>
  server.call('POST', `/api/confirmation/${token}`, { body: { answer } });

/** Has an order be confirmed as if its letter had been read, for tests that are about what comes then. */
export async function confirmOrder(server: TestServer, stoneId: number): Promise<void> {
  const [held] = await server.store.database.rows(
    z.object({ token: z.string() }),
    'select token from held_orders where stone_id = $1 and token is not null',
    [stoneId],
  );
  if (!held) throw new Error(`the order of stone ${stoneId} does not wait`);
  const { status } = await answerTo(server, held.token, 'confirm');
  if (status !== 200) throw new Error(`it could not be confirmed: ${status}`);
}
