import type { Socket } from 'node:net';
import { z } from 'zod';

/**
 * A backup while the server runs. Only one process may open the embedded database, so the server copies its files, and
 * the command reads the copy. It asks at the lock of DATA_DIR with this line, and is answered in JSON.
 */
export const ASKED = 'copy the database';

export const copyAnswer = z.union([
  z.object({
    /** The folder's name in DATA_DIR. */
    copy: z.string().regex(/^copy-[\da-f-]+$/),
    /** How long other statements waited for it, ms. */
    heldMs: z.number(),
  }),
  z.object({ refused: z.enum(['full', 'busy', 'failed']) }),
]);
export type CopyAnswer = z.infer<typeof copyAnswer>;

/** The server's first line, sent at once, so that the command knows that the copy is being made. */
export const HEARD = 'copying';

/** Longer than any line of the protocol. */
const LONGEST = 1000;

/** Reads a socket line by line; undefined once it has closed, or sends something else. */
export function linesOf(from: Socket): () => Promise<string | undefined> {
  let heard = '';
  let isOver = from.closed;
  let wake = () => {};
  from.setEncoding('utf8');
  from.on('data', (part: string) => {
    heard += part;
    wake();
  });
  const end = () => {
    isOver = true;
    wake();
  };
  from.on('error', end);
  from.once('close', end);
  return async () => {
    for (;;) {
      const at = heard.indexOf('\n');
      if (at >= 0) {
        const line = heard.slice(0, at);
        heard = heard.slice(at + 1);
        return line;
      }
      if (isOver || heard.length > LONGEST) return undefined;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
}
