import { sameToken } from '../credentials/tokens';
import { Refusal } from '../domain/refusal';
import type { App } from '../http/app';
import type { Measures } from '../monitoring/metrics';

const BEARER = /^Bearer +(\S+)$/i;

/** Loopback addresses, as Node writes them. */
const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * GET /metrics: for Prometheus.
 *
 * @param token expected as `Authorization: Bearer …`; where it is undefined, any caller on this machine may read.
 */
export function metricsPage(app: App, measures: Measures, token: string | undefined): void {
  const options = { schema: { hide: true }, logLevel: 'warn', config: { open: true } } as const;
  app.get('/metrics', options, async (request, reply) => {
    const shown = BEARER.exec(request.headers.authorization ?? '')?.[1];
    // Without it the answer is 404: nobody learns that there is something to guess.
    const mayLook = token === undefined ? LOOPBACK.test(request.ip) : shown && sameToken(shown, token);
    if (!mayLook) throw new Refusal('notFound');
    const { mediaType, text } = await measures.read();
    return reply.header('cache-control', 'no-store').type(mediaType).send(text);
  });
}
