import type { App } from './app';

/**
 * Lets connections go with their last answer once the server closes. Node closes those that rest at that moment; one whose
 * request was still under way would be kept open for the next one, and hold the end back for as long as it is.
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
    // An answer may have left its header behind before the closing began.
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
}
