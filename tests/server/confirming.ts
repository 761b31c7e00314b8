import type { Email } from 'postal-mime';
import { z } from 'zod';
import type { TestServer } from './startServer';

/** The token in a letter with a question. */
export function tokenIn(letter: Pick<Email, 'text'>): string {
  const [, token] = /\/confirm\/(\S+)/.exec(letter.text ?? '') ?? [];
  if (token === undefined) throw new Error('the letter asks nothing');
  return token;
}

/** Answers by the link of a letter. */
export const answerTo = (server: TestServer, token: string, answer: 'confirm' | 'decline') =>
  server.call('POST', `/api/confirmation/${token}`, { body: { answer } });

/** Confirms an order as if its letter had been read, for tests of what follows. */
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
