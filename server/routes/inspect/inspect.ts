import { inspection, inspectRequest } from '../../../src/stone/wire/inspection';
import { Refusal } from '../../domain/refusal';
import { answering } from '../../http/answers';
import type { App } from '../../http/app';
import { callerKey } from '../../http/callerKey';
import { allow } from '../../http/guard';
import { readerOf } from '../../http/readerOf';
import { inspectDesign } from '../../inspection/inspectDesign';
import type { Services } from '../../services';

/** How long to wait for an inspection, in ms: a busy process checks some fifty stones in that time. */
const PATIENCE_MS = 20_000;

/** POST /api/inspect: what a mason and a proof-reader object to in a design, which is not stored. */
export function inspect(app: App, { database, checks }: Services): void {
  const schema = {
    summary: 'What a mason and a proof-reader object to',
    body: inspectRequest,
    response: answering(inspection, 400, 401, 403, 404, 413, 415, 503),
  };
  app.post('/api/inspect', { schema }, async (request) => {
    allow(request.caller, 'prepare');
    const { case: people, churchyard: wanted, locale, ...given } = request.body;
    const findings = await inspectDesign(
      { database, checks, patience: PATIENCE_MS, caller: callerKey(request) },
      { ...given, ChurchyardId: wanted ?? given.ChurchyardId },
      { locale: locale ?? readerOf(request).locale, people: people ?? undefined },
    );
    if (!findings) throw new Refusal('notReady');
    return { findings };
  });
}
