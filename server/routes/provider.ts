import { type Provider, provider } from '../../src/stone/wire/provider';
import { answering } from '../http/answers';
import type { App } from '../http/app';
import { allow } from '../http/guard';

/** GET /api/provider: who runs the service, shown where contact data is asked for. */
export function providerCall(app: App, given: Provider): void {
  const schema = { summary: 'Who runs the service', response: answering(provider, 401, 403) };
  app.get('/api/provider', { schema }, async (request) => {
    allow(request.caller, 'readCatalogue');
    return given;
  });
}
