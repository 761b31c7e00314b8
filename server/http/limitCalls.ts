import { failure } from '../../src/stone/wire/failure';
import { LIMITS, type LimitedKind } from '../domain/limits';
import { Refusal } from '../domain/refusal';
import { countCall } from '../store/callCounts';
import type { Database } from '../store/database';
import { isDiskFull } from '../system/disk';
import type { App } from './app';
import { isHere } from './callerAddress';
import { callerKey } from './callerKey';
import { LIMITED } from './limitedCalls';

const kindOf = (method: string, url: string | undefined): LimitedKind | undefined =>
  LIMITED[`${method === 'HEAD' ? 'GET' : method} ${url}`];

/** Counts expensive calls before their body is read, and refuses them where there were too many. */
export function limitCalls(app: App, database: Database): void {
  app.addHook('onRoute', (route) => {
    const [method] = [route.method].flat();
    const response = route.schema?.response;
    if (!route.schema || !response || !kindOf(method ?? '', route.url)) return;
    route.schema = { ...route.schema, response: { ...response, 429: failure } };
  });
  app.addHook('onRequest', async (request) => {
    const kind = kindOf(request.method, request.routeOptions.url);
    if (!kind || isHere(request.ip)) return;
    const subject = `${kind} ${callerKey(request)}`;
    const retryAfter = await countCall(database, subject, LIMITS[kind]).catch((error: unknown) => {
      // Calls that only read are allowed while nothing can be written.
      if (isDiskFull(error)) return undefined;
      throw error;
    });
    if (retryAfter !== undefined) throw new Refusal('tooManyCalls', { retryAfter });
  });
}
