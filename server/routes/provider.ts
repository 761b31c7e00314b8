import { type NamedProvider, provider } from '../../src/stone/wire/provider';
import { answering } from '../http/answers';
import type { App } from '../http/app';
import { allow } from '../http/guard';
import type { Services } from '../services';
import { readBrand } from '../store/brand';

/** GET /api/provider: who runs the service, shown where contact data is asked for, and how he looks. */
export function providerCall(app: App, { database }: Services, given: NamedProvider): void {
  const schema = { summary: 'Who runs the service', response: answering(provider, 401, 403) };
  app.get('/api/provider', { schema }, async (request) => {
    allow(request.caller, 'readCatalogue');
    const { name, ...brand } = await readBrand(database);
    return { ...given, ...brand, name: name ?? given.name };
  });
}
