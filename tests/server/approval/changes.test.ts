import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { approvalOf, approveBy, askFor, okay, QUICK_SEAL, tickAll } from './asking';

/** Longer than any look takes, in ms; a stream that nobody ends goes on for four minutes. */
const WITHIN = 30_000;

describe('The stream of what changes about an approval', () => {
  let server: TestServer;
  let url = '';
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
    url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  }, PATIENCE);
  afterAll(() => server.stop());

  /** Opens a stream and waits for what it tells first; `rest` is all that it tells from then until it ends. */
  const watch = async (id: number, as: string) => {
    const leaving = new AbortController();
    const answer = await fetch(`${url}/api/stone/${id}/approval/changes`, {
      headers: { AuthCookie: as },
      signal: leaving.signal,
    });
    if (!answer.body) throw new Error(`there is no stream: ${answer.status}`);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader.read()).value;
    let told = '';
    const rest = (async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return told;
        told += value;
      }
    })();
    return { first, rest, soFar: () => told, leave: () => leaving.abort() };
  };

  test(
    'goes on for whoever may still watch, and tells every change',
    async () => {
      const made = await askFor(server);
      const stream = await watch(made.stone.id, made.as);
      const revision = (await approvalOf(server, made))?.revision ?? 0;
      expect(stream.first).toContain(JSON.stringify({ revision }));
      stream.rest.catch(() => undefined);
      // Twice, so that the first look has not ended it.
      for (const change of [() => tickAll(server, made.token), () => approveBy(server, made.token)]) {
        await change();
        const now = (await approvalOf(server, made))?.revision ?? 0;
        await expect.poll(stream.soFar, { timeout: WITHIN }).toContain(JSON.stringify({ revision: now }));
      }
      stream.leave();
    },
    3 * WITHIN,
  );

  test('is not begun for whoever asks for its headers alone, who would wait for its end', async () => {
    const made = await askFor(server);
    const headers = { AuthCookie: made.as };
    const address = `${url}/api/stone/${made.stone.id}/approval/changes`;
    const signal = AbortSignal.timeout(WITHIN);
    const answer = await fetch(address, { method: 'HEAD', headers, signal });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(await answer.text()).toBe('');
    const refused = await fetch(address, { method: 'HEAD', headers: { AuthCookie: 'public' }, signal });
    expect(refused.status).toBe(404);
  });

  test(
    'ends once the link for editing was renewed, and tells nothing of what is done then',
    async () => {
      const made = await askFor(server);
      const stream = await watch(made.stone.id, made.as);
      okay(
        await server.call('POST', `/api/stone/${made.stone.id}/renewLinks`, {
          as: made.as,
          body: { which: 'both' },
        }),
      );
      await tickAll(server, made.token);
      expect(await within(stream.rest)).not.toContain('revision');
    },
    2 * WITHIN,
  );

  test(
    'ends once the login has ended',
    async () => {
      const undertaker = await server.login('bedemand');
      const made = await askFor(server, { as: undertaker });
      const stream = await watch(made.stone.id, undertaker);
      okay(await server.call('POST', '/api/logout', { as: undertaker }));
      await tickAll(server, made.token);
      expect(await within(stream.rest)).not.toContain('revision');
    },
    2 * WITHIN,
  );

  test(
    'ends for the family once a business has taken the stone over',
    async () => {
      const made = await askFor(server);
      const stream = await watch(made.stone.id, made.as);
      const undertaker = await server.login('bedemand');
      okay(
        await server.call('POST', `/api/stone/${made.stone.id}/takeOver`, {
          as: undertaker,
          body: { token: made.as },
        }),
      );
      expect(await within(stream.rest)).not.toContain('revision');
    },
    2 * WITHIN,
  );
});

/** What a stream has told until it ended. @throws where nobody has ended it */
function within(rest: Promise<string>): Promise<string> {
  return Promise.race([
    rest,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('the stream goes on')), WITHIN).unref();
    }),
  ]);
}
