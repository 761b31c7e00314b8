import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../server/system/projectRoot';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';

const FRIEND = 'https://www.bedemand.example';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ options: { publicUrl: 'https://sten.example', corsOrigins: [FRIEND] } });
}, PATIENCE);
afterAll(() => server.stop());

/** The directives of the answers' policy. */
async function policy(): Promise<Map<string, string>> {
  const { headers } = await server.call('GET', '/healthz', { as: null });
  const rules = String(headers['content-security-policy']).split('; ');
  return new Map(rules.map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')]));
}

describe('What a page may do', () => {
  test('is run the app’s own scripts and WebAssembly, and of what is written into the page the one line that shows its theme', async () => {
    const rules = await policy();
    const page = readFileSync(join(projectRoot(), 'index.html'), 'utf8');
    const written = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, line = '']) => line);
    const [hash, ...more] = written.map((line) => createHash('sha256').update(line).digest('base64'));
    expect(more).toEqual([]);
    expect(rules.get('script-src')).toBe(`'self' 'wasm-unsafe-eval' 'sha256-${hash}'`);
    expect(rules.get('script-src-attr')).toBe("'none'");
    expect([...rules.values()].join(' ')).not.toContain("'unsafe-eval'");
    expect(rules.get('frame-ancestors')).toBe("'none'");
    expect(rules.get('form-action')).toBe("'self'");
    expect(rules.get('img-src')).toBe("'self' data: blob:");
  });

  test('is told on errors and missing pages too', async () => {
    for (const path of ['/api/nothing', '/api/stone/1', '/nowhere', '/readyz']) {
      const { headers } = await server.call('GET', path, { as: null });
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    }
  });
});

test('Behind https, browsers are told to come by it only; without, they are not', async () => {
  const secure = await server.call('GET', '/healthz', { as: null });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  const plain = await startServer({ options: { publicUrl: 'http://sten.example' } });
  expect((await plain.call('GET', '/healthz', { as: null })).headers).not.toHaveProperty(
    'strict-transport-security',
  );
  await plain.stop();
});

describe('A page of another origin', () => {
  const preflight = (origin: string, to = server) =>
    to.app.inject({
      method: 'OPTIONS',
      url: '/api/stone/5',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authcookie,content-type',
      },
    });
  const call = (origin: string, as: string | null = 'public') =>
    server.call('GET', '/api/backgrounds/all', { as, headers: { origin } });

  test('that is named may call, with the headers that calls need', async () => {
    const { statusCode, headers, body } = await preflight(FRIEND);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers['access-control-allow-origin']).toBe(FRIEND);
    expect(String(headers['access-control-allow-methods']).split(', ')).toContain('PUT');
    const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['authcookie', 'content-type', 'idempotency-key']));
    expect(headers).not.toHaveProperty('access-control-allow-credentials');

    const answer = await call(FRIEND);
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, FRIEND]);
    expect(answer.headers.vary).toContain('Origin');
    // A refusal is readable too.
    const refused = await call(FRIEND, null);
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, FRIEND]);
    const tile = await server.call('GET', '/catalogue/tiles/black-granite-polished.webp', {
      as: null,
      headers: { origin: FRIEND },
    });
    expect([tile.status, tile.headers['access-control-allow-origin']]).toEqual([200, FRIEND]);
  });

  test('that is not named may not, however alike it is', async () => {
    for (const origin of [
      'https://evil.example',
      `${FRIEND}.evil.example`,
      FRIEND.replace('https', 'http'),
      'null',
    ]) {
      const asked = await preflight(origin);
      expect(asked.statusCode).toBe(404);
      expect(asked.headers).not.toHaveProperty('access-control-allow-origin');
      expect((await call(origin)).headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('may not call where no origin is named at all', async () => {
    const closed = await startServer();
    const { statusCode, headers } = await preflight(FRIEND, closed);
    expect(statusCode).toBe(404);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    await closed.stop();
  });
});

test('Who asks is believed of the proxies that are named, and of nobody else', async () => {
  const behind = await startServer({ options: { trustedProxies: ['10.1.0.0/16'] } });
  const from = async (remoteAddress: string) => {
    await behind.app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } });
    const asked = behind.lines.map((line) => JSON.parse(line)).findLast(({ req }) => req);
    return asked.req.address;
  };
  expect(await from('10.1.2.3')).toBe('203.0.113.9');
  expect(await from('127.0.0.1')).toBe('203.0.113.9');
  expect(await from('198.51.100.7')).toBe('198.51.100.7');
  await behind.stop();
});
