import { z } from 'zod';
import { Refusal } from '../domain/refusal';
import { answering } from '../http/answers';
import type { App } from '../http/app';
import type { Services } from '../services';
import type { Database } from '../store/database';

const fine = z.object({ status: z.literal('ok') });

/** A database that takes longer, in ms, is not ready: a proxy would have timed out by then. */
const PATIENCE_MS = 3000;

/** Queries the database, with a timeout for one that hangs. */
async function ask(database: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  await Promise.race([database.run('select 1'), late]).finally(() => clearTimeout(timer));
}

/** GET /healthz: the process answers. GET /readyz: its database answers too, and there is room to write. */
export function health(app: App, { database, disk }: Services): void {
  const quiet = { logLevel: 'warn', config: { open: true } } as const;
  const alive = { summary: 'Whether the process is alive', security: [], response: answering(fine) };
  app.get('/healthz', { ...quiet, schema: alive }, async () => ({ status: 'ok' }));

  const ready = { summary: 'Whether the database answers', security: [], response: answering(fine, 503) };
  app.get('/readyz', { ...quiet, schema: ready }, async (request) => {
    try {
      await ask(database);
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new Refusal('notReady', { retryAfter: 5 });
    }
    if (await disk.isFull()) {
      request.log.error('the disk is full: nothing can be saved');
      throw new Refusal('notReady');
    }
    return { status: 'ok' };
  });
}
