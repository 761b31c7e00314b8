import { failure } from '../../src/stone/wire/failure';
import type { App } from './app';

const READING: readonly string[] = ['GET', 'HEAD'];

/** Adds 507 to the OpenAPI document for all calls that write: each may find the disk full. */
export function declareDiskFull(app: App): void {
  app.addHook('onRoute', (route) => {
    const response = route.schema?.response;
    const isWriting = [route.method].flat().some((method) => !READING.includes(method));
    if (!route.schema || !response || !isWriting || !route.url.startsWith('/api/')) return;
    route.schema = { ...route.schema, response: { ...response, 507: failure } };
  });
}
