import { delay, HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call, Refused, Unreachable } from '../../src/api/http';
import { actAs, onExpired, PUBLIC } from '../../src/api/identity';
import { faultyServer, refused } from './faultyServer';

const { force } = faultyServer();
const greeting = z.object({ hello: z.string() });

/** The error of a call that must fail. */
async function failureOf(calling: Promise<unknown>): Promise<unknown> {
  const outcome = await calling.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  if ('answer' in outcome) throw new Error(`answered ${JSON.stringify(outcome.answer)}`);
  return outcome.error;
}

describe('A call', () => {
  test('gives the answer, read by its schema', async () => {
    force(http.get('/api/hello', () => HttpResponse.json({ hello: 'Anna', more: 1 })));
    expect(await call('/api/hello', { answer: greeting })).toEqual({ hello: 'Anna' });
  });

  test('that meets a server being restarted, or the proxy before it, finds nobody there', async () => {
    for (const status of [502, 503, 504]) {
      force(http.get('/api/hello', () => new HttpResponse('<html>Bad Gateway</html>', { status })));
      expect(await failureOf(call('/api/hello', { answer: greeting }))).toBeInstanceOf(Unreachable);
    }
    force(http.get('/api/hello', () => refused(503, 'Serveren er ikke klar endnu.', { code: 'notReady' })));
    expect(await failureOf(call('/api/hello', { answer: greeting }))).toBeInstanceOf(Unreachable);
    // The server's own refusal keeps its words.
    force(http.get('/api/hello', () => refused(503, 'Der er kø.', { code: 'picturesBusy' })));
    expect(await failureOf(call('/api/hello', { answer: greeting }))).toMatchObject({
      message: 'Der er kø.',
    });
  });

  test('that writes a lot has the time that a slow line takes to send it', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    try {
      force(http.all('/api/hello', () => HttpResponse.json({ hello: 'you' })));
      const body = 'å'.repeat(400_000);
      await call('/api/hello', { answer: greeting, method: 'PUT', body });
      expect(limits).toHaveBeenCalledExactlyOnceWith(80_001);
    } finally {
      limits.mockRestore();
    }
  });

  test('that writes gives up after half a minute without an answer, and one that reads does not', async () => {
    const limit = new AbortController();
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal);
    try {
      force(http.all('/api/hello', () => delay('infinite')));
      const writing = failureOf(call('/api/hello', { answer: greeting, method: 'PUT', body: {} }));
      expect(limits).toHaveBeenCalledExactlyOnceWith(30_001);
      limit.abort(new DOMException('too late', 'TimeoutError'));
      expect(await writing).toBeInstanceOf(Unreachable);
      const given = new AbortController();
      const reading = failureOf(call('/api/hello', { answer: greeting, signal: given.signal }));
      expect(limits).toHaveBeenCalledOnce();
      given.abort(new Error('left'));
      expect(await reading).toMatchObject({ message: 'left' });
    } finally {
      limits.mockRestore();
    }
  });

  test('carries who calls in AuthCookie: a visitor’s public value unless a token is given', async () => {
    force(
      http.get('/api/hello', ({ request }) =>
        HttpResponse.json({ hello: request.headers.get('AuthCookie') }),
      ),
    );
    expect(PUBLIC).toBe('public');
    expect(await call('/api/hello', { answer: greeting })).toEqual({ hello: 'public' });
    expect(await call('/api/hello', { answer: greeting, as: undefined })).toEqual({ hello: 'public' });
    expect(await call('/api/hello', { answer: greeting, as: 'a-token' })).toEqual({ hello: 'a-token' });
  });

  test('is made in the name of whoever is logged in, but with a stone’s own token where it has one', async () => {
    force(
      http.get('/api/hello', ({ request }) =>
        HttpResponse.json({ hello: request.headers.get('AuthCookie') }),
      ),
    );
    actAs({ token: 'us_user', BusinessId: 2 });
    try {
      expect(await call('/api/hello', { answer: greeting })).toEqual({ hello: 'us_user' });
      expect(await call('/api/hello', { answer: greeting, as: 'st_stone' })).toEqual({ hello: 'st_stone' });
    } finally {
      actAs(undefined);
    }
  });

  test('tells of a login that no longer holds, not of a link that may only read', async () => {
    let told = 0;
    const stop = onExpired(() => {
      told += 1;
    });
    const forbidden = (more: object) => http.get('/api/hello', () => refused(403, 'Nej.', { ...more }));
    force(forbidden({ code: 'readOnly' }));
    await failureOf(call('/api/hello', { answer: greeting }));
    expect(told).toBe(0);
    force(forbidden({ code: 'sessionExpired' }));
    await failureOf(call('/api/hello', { answer: greeting }));
    expect(told).toBe(1);
    stop();
    await failureOf(call('/api/hello', { answer: greeting }));
    expect(told).toBe(1);
  });

  test('made with a login that another has followed ends nobody’s login: it is made again', async () => {
    let told = 0;
    const stop = onExpired(() => {
      told += 1;
    });
    force(
      http.get('/api/hello', () => {
        // While the answer is on its way somebody logs in in another tab.
        actAs({ token: 'us_second', BusinessId: 2 });
        return refused(403, 'Login er udløbet.', { code: 'sessionExpired' });
      }),
    );
    actAs({ token: 'us_first', BusinessId: 2 });
    try {
      expect(await failureOf(call('/api/hello', { answer: greeting }))).toBeInstanceOf(Unreachable);
      expect(told).toBe(0);
      expect(await failureOf(call('/api/hello', { answer: greeting }))).toMatchObject({ status: 403 });
      expect(told).toBe(1);
    } finally {
      stop();
      actAs(undefined);
    }
  });

  test('asks for answers in the language of the page', async () => {
    force(
      http.get('/api/hello', ({ request }) =>
        HttpResponse.json({ hello: request.headers.get('Accept-Language') }),
      ),
    );
    expect(await call('/api/hello', { answer: greeting })).toEqual({ hello: 'de' });
  });

  test('sends a body as JSON, and none where none is given', async () => {
    const seen: unknown[] = [];
    force(
      http.all('/api/hello', async ({ request }) => {
        seen.push([request.method, request.headers.get('Content-Type'), await request.text()]);
        return HttpResponse.json({ hello: '' });
      }),
    );
    await call('/api/hello', { method: 'PUT', answer: greeting, body: { navn: 'Åse' } });
    await call('/api/hello', { method: 'DELETE', answer: greeting });
    expect(seen).toEqual([
      ['PUT', 'application/json', '{"navn":"Åse"}'],
      ['DELETE', null, ''],
    ]);
  });
});

describe('Any answer that is not ok rejects', () => {
  test('with the body’s error field', async () => {
    force(http.get('/api/hello', () => refused(403, 'Log venligst ind igen.')));
    const error = await failureOf(call('/api/hello', { answer: greeting }));
    expect(error).toBeInstanceOf(Refused);
    expect(error).toMatchObject({ status: 403, message: 'Log venligst ind igen.', current: undefined });
  });

  test('or else with the status text', async () => {
    const bodies = [
      () => HttpResponse.html('<h1>oops</h1>', { status: 500, statusText: 'Internal Server Error' }),
      () => HttpResponse.json({ message: 'x' }, { status: 500, statusText: 'Internal Server Error' }),
      () => new HttpResponse(null, { status: 500, statusText: 'Internal Server Error' }),
    ];
    for (const body of bodies) {
      force(http.get('/api/hello', body));
      const error = await failureOf(call('/api/hello', { answer: greeting }));
      expect(error).toBeInstanceOf(Refused);
      expect(error).toMatchObject({ status: 500, message: 'Internal Server Error' });
    }
  });

  test('and a stale write (409) with the stone as it now stands', async () => {
    force(http.put('/api/stone/7', () => refused(409, 'Ændret imens', { current: { id: 7, version: 4 } })));
    const error = await failureOf(call('/api/stone/7', { method: 'PUT', answer: greeting, body: {} }));
    expect(error).toMatchObject({ status: 409, current: { id: 7, version: 4 } });
  });
});

describe('The server counts as unreachable', () => {
  test('where there is no answer', async () => {
    force(http.get('/api/hello', () => HttpResponse.error()));
    expect(await failureOf(call('/api/hello', { answer: greeting }))).toBeInstanceOf(Unreachable);
  });

  test('where the answer makes no sense: no JSON, cut off, or not what was asked for', async () => {
    const answers = [
      () => HttpResponse.html('<h1>Log ind på nettet</h1>'),
      () => HttpResponse.text('{"hello": "An'),
      () => HttpResponse.json({ hello: 7 }),
      () => HttpResponse.json(null),
      () => new HttpResponse(null, { status: 204 }),
    ];
    for (const answer of answers) {
      force(http.get('/api/hello', answer));
      expect(await failureOf(call('/api/hello', { answer: greeting }))).toBeInstanceOf(Unreachable);
    }
  });

  test('where the answer breaks off on its way', async () => {
    const broken = new ReadableStream({
      start: (stream) => stream.error(new Error('connection lost')),
    });
    force(http.get('/api/hello', () => new HttpResponse(broken)));
    expect(await failureOf(call('/api/hello', { answer: greeting }))).toBeInstanceOf(Unreachable);
  });
});

describe('A call that is given up rejects with the reason', () => {
  test('before it began', async () => {
    const signal = AbortSignal.abort(new Error('left the page'));
    expect(await failureOf(call('/api/hello', { answer: greeting, signal }))).toBe(signal.reason);
  });

  test('while it waits for an answer', async () => {
    const leaving = new AbortController();
    force(
      http.get('/api/hello', async () => {
        leaving.abort(new Error('left the page'));
        await delay(1000);
        return HttpResponse.json({ hello: '' });
      }),
    );
    const error = await failureOf(call('/api/hello', { answer: greeting, signal: leaving.signal }));
    expect(error).toBe(leaving.signal.reason);
  });

  test('while the answer is on its way, refused or not', async () => {
    for (const status of [200, 400]) {
      const leaving = new AbortController();
      const slow = new ReadableStream({
        pull() {
          leaving.abort(new Error('left the page'));
          return delay(1000);
        },
      });
      force(http.get('/api/hello', () => new HttpResponse(slow, { status })));
      const error = await failureOf(call('/api/hello', { answer: greeting, signal: leaving.signal }));
      expect(error).toBe(leaving.signal.reason);
    }
  });
});
