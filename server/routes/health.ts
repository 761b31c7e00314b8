import { z } from 'zod';
import { answering } from '../http/answers';
import type { App } from '../http/app';
import { Refusal } from '../http/refusal';
import type { Services } from '../services';

const fine = z.object({ status: z.literal('ok') });

/** GET /healthz: the process answers. GET /readyz: so does its database. */
export function health(app: App, { database }: Services): void {
  const quiet = { logLevel: 'warn', config: { open: true } } as const;
  const alive = { summary: 'Whether the process is alive', security: [], response: answering(fine) };
  app.get('/healthz', { ...quiet, schema: alive }, async () => ({ status: 'ok' }));

  const ready = { summary: 'Whether the database answers', security: [], response: answering(fine, 503) };
  app.get('/readyz', { ...quiet, schema: ready }, async (request) => {
    try {
      await database.run('select 1');
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new Refusal('notReady');
    }
    return { status: 'ok' };
  });
}
