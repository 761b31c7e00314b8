import type { App } from './app';

/** How long the server waits for others, in ms. */
export interface Patience {
  /** For a whole request, from its first byte on: a photograph of 15 MB on a slow telephone takes most of it. */
  readonly request: number;
  /** How often requests that take too long are looked for. */
  readonly look: number;
  /** On a connection on which nothing moves. */
  readonly silence: number;
  /** Until an answer has been taken: the largest file of the app takes a minute or two on the slowest of lines. */
  readonly answer: number;
  /** For the other side to close, once it was told that the connection is over. */
  readonly farewell: number;
  /** Until the last answers have been taken, once the server ends. */
  readonly draining: number;
}

/** What people on slow lines need, and no more. */
export const PATIENCE: Patience = {
  request: 60_000,
  look: 5000,
  silence: 120_000,
  answer: 300_000,
  farewell: 2000,
  draining: 5000,
};

/** Ends the connection of whoever takes an answer so slowly that it is never done, and holds its memory meanwhile. */
export function limitSlowReaders(app: App, patience: Patience): void {
  app.addHook('onSend', async ({ raw: { socket } }, { raw }) => {
    const late = setTimeout(() => socket.destroy(), patience.answer).unref();
    raw.once('close', () => clearTimeout(late));
  });
}
