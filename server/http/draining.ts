import type { App } from './app';

/**
 * Closes each connection with its last answer while the server closes. Node closes those that are idle at that moment;
 * one with a request still under way would be kept alive, and delay the end.
 */
export function closeConnectionsWhenDraining(app: App): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async () => {
    // The headers of an answer may have been sent before the closing began.
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
}
