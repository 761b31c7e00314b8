import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeOf } from '../../server/http/acceptedLocale';
import { callsIn } from './deep/fuzz/described';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

describe('A refused call', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());

  const post = (body: unknown, headers: Record<string, string> = {}) =>
    server.call('POST', '/api/stone/', { body, headers });
  const refusal = async (body: unknown) => {
    const { status, json } = await post(body);
    return [status, json.error];
  };

  test('names the field that is wrong in plain words', async () => {
    const line = { type: 'text', subText: 'Navn' };
    expect(await refusal({ Parms: [line, { ...line, fontSize: 'stor' }] })).toEqual([
      400,
      'Feltet »bogstavhøjde« i element 2 mangler eller er ikke gyldigt (Parms.1.fontSize).',
    ]);
    expect(await refusal({ Parms: [{ ...line, position: { x: 1e9 } }] })).toEqual([
      400,
      'Feltet »placering (x)« i element 1 mangler eller er ikke gyldigt (Parms.0.position.x).',
    ]);
    expect(await refusal({ Parms: [{ type: 'statue' }] })).toEqual([
      400,
      'Feltet »type« i element 1 mangler eller er ikke gyldigt (Parms.0.type).',
    ]);
    expect(await refusal({ designName: 7 })).toEqual([
      400,
      'Feltet »designets navn« mangler eller er ikke gyldigt (designName).',
    ]);
    expect(await refusal({ Parms: Array(501).fill(line) })).toEqual([
      400,
      'Feltet »elementer« mangler eller er ikke gyldigt (Parms).',
    ]);
    for (const body of [[], 'null', '7', '"x"']) {
      expect(await refusal(body)).toEqual([400, 'Feltet »indhold« mangler eller er ikke gyldigt (body).']);
    }
  });

  test('names a version that is none', async () => {
    const made = await createStone(server);
    for (const version of ['ny', -1, 1.5, 2 ** 31]) {
      const { status, json } = await server.call('PUT', `/api/stone/${made.id}`, {
        as: made.token,
        body: { version },
      });
      expect([status, json.code]).toEqual([400, 'invalidField']);
    }
  });

  test('is told so of a token with a sign that no database can hold, by every call that takes one', async () => {
    const calls = callsIn((await server.call('GET', '/openapi.json')).json).filter(
      ({ places }) => 'token' in places,
    );
    expect(calls.length).toBeGreaterThan(15);
    const asked = calls.map(async ({ method, path, body }) => {
      const filled = path.replace('{token}', 'a%00b').replaceAll(/\{\w+\}/g, '1');
      const { status } = await server.call(method as 'GET', filled, body ? { body: {} } : {});
      return [method, path, status];
    });
    expect(await Promise.all(asked)).toEqual(calls.map(({ method, path }) => [method, path, 404]));
  });

  test('says when a body is no JSON, or tries to reach into the program', async () => {
    for (const body of ['{', '{"designName":}', '{"__proto__":{"x":1}}']) {
      const { status, json } = await post(body);
      expect([status, json.error]).toEqual([
        400,
        'Forespørgslen kunne ikke læses: indholdet er ikke gyldig JSON.',
      ]);
    }
    expect((await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
  });

  test('says when a body is nested too deeply, whatever call it is for and however large it is', async () => {
    const made = await createStone(server);
    const WORDS = [
      ['da', 'pakket ind i for mange lag'],
      ['de', 'zu tief verschachtelt'],
      ['no', 'pakket inn i for mange lag'],
    ] as const;
    const bodies = [65, 2000, 1_000_000, 3_900_000].flatMap((depth) => [
      `{"Parms":${'['.repeat(depth)}${']'.repeat(depth)}}`,
      '['.repeat(depth),
      `{"a":"[\\\\\\"",${'"b":{'.repeat(depth / 5)}${'['.repeat(64)}`,
    ]);
    for (const [nth, body] of bodies.entries()) {
      const [locale, words] = WORDS[nth % 3] ?? WORDS[0];
      for (const [method, path, as] of [
        ['POST', '/api/stone/', 'public'],
        ['PUT', `/api/stone/${made.id}`, made.token],
        ['POST', '/api/login', 'public'],
        ['POST', '/api/inspect', 'public'],
      ] as const) {
        const began = performance.now();
        const { status, json } = await server.call(method, path, {
          as,
          body,
          headers: { 'accept-language': locale },
        });
        expect([status, json.code]).toEqual([400, 'nestedTooDeep']);
        expect(json.error).toContain(words);
        expect(performance.now() - began).toBeLessThan(1500);
      }
    }
    // Brackets in a string are not nesting.
    const text = { designName: `${'[{'.repeat(50)}\\"${'[{'.repeat(49)}` };
    expect((await server.call('POST', '/api/stone/', { body: text })).status).toBe(200);
  });

  test('says when a body is larger than 8 MB, and takes one that is nearly so', async () => {
    const filled = (length: number) => JSON.stringify({ stoneImage: 'x'.repeat(length) });
    const tooLarge = await post(filled(8 * 1024 * 1024));
    expect([tooLarge.status, tooLarge.json.error]).toEqual([
      413,
      'Stenen fylder for meget til at blive gemt. Grænsen er 8 MB.',
    ]);
    expect((await post(filled(8 * 1024 * 1024 - 100))).json.code).toBe('notAPicture');
  });

  test('asks who calls before it reads what they send', async () => {
    const answer = await server.call('POST', '/api/stone/', { as: null, body: '{' });
    expect([answer.status, answer.json]).toEqual([
      401,
      { error: 'Adgang mangler: forespørgslen har ingen AuthCookie.', code: 'authCookieMissing' },
    ]);
  });

  test('takes an empty body for none', async () => {
    const made = await createStone(server);
    const json = { 'content-type': 'application/json' };
    const copy = await server.call('PUT', `/api/copyStone/${made.id}`, { as: made.token, headers: json });
    expect(copy.status).toBe(200);
    expect((await server.call('POST', '/api/stone/', { headers: json })).status).toBe(400);
  });

  test('is JSON also where no such call exists', async () => {
    const unknown = [
      await server.call('GET', '/api/nothing', { headers: { accept: 'text/html' } }),
      await server.call('DELETE', '/api/stoneTypes/15', { as: null }),
      await server.call('GET', '/api/stone/abc'),
      await server.call('GET', `/api/stone/${'9'.repeat(150)}`),
    ];
    for (const { status, json } of unknown) {
      expect([status, json]).toEqual([404, { error: 'Det, du leder efter, findes ikke.', code: 'notFound' }]);
    }
  });

  test('is answered in the reader’s language, Danish unless they say otherwise', async () => {
    const said = async (language: string) =>
      (await server.call('GET', '/api/nothing', { headers: { 'accept-language': language } })).json.error;
    expect(await said('de-AT,en;q=0.5')).toBe('Das Gesuchte gibt es nicht.');
    expect(await said('nb-NO')).toBe('Det du leter etter, finnes ikke.');
    expect(await said('en-GB')).toBe('Det, du leder efter, findes ikke.');
  });

  test('follows the weights of the languages', () => {
    const read = ['de;q=0.2, nn;q=0.9', 'fr, de;q=0', 'DE', '', ';;,q=', 'da, de', undefined].map(localeOf);
    expect(read).toEqual(['no', 'da', 'de', 'da', 'da', 'da', 'da']);
  });

  test('tells nothing of what broke inside', async () => {
    await server.store.database.run('alter table stones rename to hidden');
    const answer = await post({});
    await server.store.database.run('alter table hidden rename to stones');
    expect([answer.status, answer.json]).toEqual([
      500,
      { error: 'Der er sket en fejl på serveren. Prøv igen om lidt.', code: 'internal' },
    ]);
    expect(server.lines.some((line) => line.includes('relation \\"stones\\" does not exist'))).toBe(true);
  });
});
