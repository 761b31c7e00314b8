import type { App } from './app';

/** How long the server waits for clients, in ms. */
export interface Patience {
  /** For a whole request, from its first byte: a photograph of 15 MB takes most of it on a slow telephone. */
  readonly request: number;
  /** How often slow requests are looked for. */
  readonly look: number;
  /** For a connection without any traffic. */
  readonly silence: number;
  /** Until an answer has been read: the app's largest file takes a minute or two on the slowest lines. */
  readonly answer: number;
  /** For the client to close, once it was told that the connection ends. */
  readonly farewell: number;
  /** Until the last answers have been read, once the server closes. */
  readonly draining: number;
}

/** Enough for people on slow lines, and no more. */
export const PATIENCE: Patience = {
  request: 60_000,
  look: 5000,
  silence: 120_000,
  answer: 300_000,
  farewell: 2000,
  draining: 5000,
};

/** Closes the connection of a client that reads an answer so slowly that it never ends, and holds its memory. */
export function limitSlowReaders(app: App, patience: Patience): void {
  app.addHook('onSend', async ({ raw: { socket } }, { raw }) => {
    const late = setTimeout(() => socket.destroy(), patience.answer).unref();
    raw.once('close', () => clearTimeout(late));
  });
}
