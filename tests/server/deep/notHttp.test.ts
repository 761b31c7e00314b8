import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { sendRaw } from './fuzz/rawHttp';

describe('What is not HTTP', () => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await startServer();
    url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  }, PATIENCE);
  afterAll(() => server.stop());

  const said = async (request: string) => {
    const answer = await sendRaw(url, Buffer.from(request, 'latin1'), false);
    return [answer?.status, JSON.parse(answer?.body ?? 'null')];
  };
  const REFUSED = { error: expect.stringMatching(/\S \S/), code: 'badRequest' };

  test.each([
    ['an unknown method', 'BREW /api/stonemasons HTTP/1.1\r\nHost: sten\r\n\r\n', 400],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: sten\r\nNo colon\r\n\r\n', 400],
    ['two lengths', 'PUT / HTTP/1.1\r\nHost: sten\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['letters beyond ASCII in an address', 'GET /api/stone/\u00e6 HTTP/1.1\r\nHost: sten\r\n\r\n', 400],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['headers without an end', `GET / HTTP/1.1\r\nHost: sten\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ])('is refused with a sentence, as anything else: %s', async (_what, request, status) => {
    expect(await said(request)).toEqual([status, REFUSED]);
  });

  test('does not concern a program of the last century, which names no host', async () => {
    const answer = await sendRaw(url, Buffer.from('GET /healthz HTTP/1.0\r\n\r\n'), false);
    expect(answer?.status).toBe(200);
  });
});
