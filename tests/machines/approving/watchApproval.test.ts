import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { watchApproval } from '../../../src/machines/approving/watchApproval';

let server: Server | undefined;
afterEach(async () => {
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

/** Has the app's calls go to a server that answers each stream like this. */
async function streams(answer: (reply: ServerResponse) => void): Promise<void> {
  const opened = createServer((_, reply) => answer(reply));
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const address = opened.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, given: RequestInit) =>
    real(`http://127.0.0.1:${port}${path}`, given),
  );
}

const STONE = () => ({ id: 7, token: 'st_x' });
const event = (revision: number) => `event: approval\ndata: ${JSON.stringify({ revision })}\n\n`;
const WITHIN = { timeout: 30_000 };
/** Nothing is looked for by itself within any test. */
const NEVER = 600_000;

test('A change is told as it arrives', async () => {
  await streams((reply) => {
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.write(event(1));
    reply.write(event(2));
  });
  const changed = vi.fn();
  const leave = watchApproval(STONE, changed, { again: NEVER, silent: NEVER });
  await expect.poll(() => changed.mock.calls, WITHIN).toEqual([[1], [2]]);
  leave();
}, 60_000);

test('Where streams are cut it is looked again and again', async () => {
  let opened = 0;
  await streams((reply) => {
    opened += 1;
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.write(': here\n\n', () => reply.destroy());
  });
  const changed = vi.fn();
  const leave = watchApproval(STONE, changed, { again: 20, silent: NEVER });
  await expect.poll(() => changed.mock.calls.length, WITHIN).toBeGreaterThan(2);
  expect(opened).toBeGreaterThan(2);
  leave();
}, 60_000);

test('Where a proxy gathers what is sent, so that nothing arrives, it is looked again and again all the same', async () => {
  let opened = 0;
  await streams((reply) => {
    opened += 1;
    reply.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.flushHeaders();
  });
  const changed = vi.fn();
  const leave = watchApproval(STONE, changed, { again: 20, silent: 60 });
  await expect.poll(() => changed.mock.calls.length, WITHIN).toBeGreaterThan(2);
  expect(opened).toBe(1);
  leave();
  const told = changed.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(changed.mock.calls.length).toBe(told);
}, 60_000);
