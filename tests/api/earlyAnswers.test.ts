import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { askEarly, readEarly } from '../../src/api/earlyAnswers';
import { call } from '../../src/api/http';
import { actAs } from '../../src/api/identity';
import { faultyServer } from './faultyServer';

const { force } = faultyServer();
const answer = z.object({ asked: z.number(), by: z.string().nullable() });

afterEach(() => actAs(undefined));

/** A list that tells how often it was asked for, and by whom. */
function counted(path: string): void {
  let asked = 0;
  force(
    http.get(path, ({ request }) => {
      asked += 1;
      return HttpResponse.json({ asked, by: request.headers.get('AuthCookie') });
    }),
  );
}

describe('What the page asks for early', () => {
  test('is asked for once, and read by the first who wants it; the next asks anew', async () => {
    counted('/api/early');
    askEarly(['/api/early']);
    expect(await call('/api/early', { answer })).toEqual({ asked: 1, by: 'public' });
    expect(await call('/api/early', { answer })).toEqual({ asked: 2, by: 'public' });
  });

  test('is read by nobody who has become somebody else meanwhile', async () => {
    counted('/api/identity');
    askEarly(['/api/identity']);
    actAs({ token: 'anna', BusinessId: 2 });
    expect(await call('/api/identity', { answer })).toMatchObject({ by: 'anna' });
  });

  test('is asked for anew where nobody read it for a minute: a stone may be another by then', async () => {
    counted('/api/old');
    askEarly(['/api/old']);
    const later = performance.now() + 60_001;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    try {
      expect(await call('/api/old', { answer })).toMatchObject({ asked: 2 });
    } finally {
      clock.mockRestore();
    }
  });

  test('with a stone’s link is asked for by that link alone', async () => {
    counted('/api/linked');
    askEarly(['/api/linked'], 'link');
    expect(await call('/api/linked', { answer, as: 'link' })).toEqual({ asked: 1, by: 'link' });
  });

  test('is read by no call that shows the login besides the link', async () => {
    counted('/api/signed');
    actAs({ token: 'anna', BusinessId: 2 });
    askEarly(['/api/signed'], 'link');
    expect(await call('/api/signed', { answer, as: 'link', isSigned: true })).toMatchObject({ asked: 2 });
  });

  test('and does not come is asked for again', async () => {
    let isDown = true;
    force(
      http.get('/api/down', () =>
        isDown ? HttpResponse.error() : HttpResponse.json({ asked: 2, by: null }),
      ),
    );
    askEarly(['/api/down']);
    await new Promise((resolve) => setTimeout(resolve, 50));
    isDown = false;
    expect(await call('/api/down', { answer })).toEqual({ asked: 2, by: null });
  });

  test('does not hold up whoever gave up meanwhile', async () => {
    counted('/api/left');
    askEarly(['/api/left']);
    const leaving = new AbortController();
    const reading = call('/api/left', { answer, signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(reading).rejects.toThrow('left');
  });
});

describe('What is read early', () => {
  /** Counts how often something is parsed. */
  function counting() {
    const parsed = vi.fn((value: unknown) => value);
    return { parsed, schema: z.object({ asked: z.number() }).transform((value) => parsed(value)) };
  }

  test('is parsed once, for whoever takes it later and reads it in the same way', async () => {
    counted('/api/read');
    const { parsed, schema } = counting();
    askEarly(['/api/read']);
    const early = await readEarly('/api/read', schema);
    const later = await call('/api/read', { answer: schema });
    expect(early).toEqual({ asked: 1 });
    expect(later).toBe(early);
    expect(parsed).toHaveBeenCalledTimes(1);
    expect(await call('/api/read', { answer: schema })).toEqual({ asked: 2 });
  });

  test('says the same to whoever reads it in another way', async () => {
    counted('/api/otherwise');
    askEarly(['/api/otherwise']);
    await readEarly('/api/otherwise', z.object({ asked: z.number() }));
    expect(await call('/api/otherwise', { answer })).toEqual({ asked: 1, by: 'public' });
  });

  test('is nothing where it was not asked for', async () => {
    expect(await readEarly('/api/unasked', answer)).toBeUndefined();
  });

  test('leaves a refusal to whoever takes it', async () => {
    force(http.get('/api/refused', () => HttpResponse.json({ error: 'Nej' }, { status: 404 })));
    askEarly(['/api/refused']);
    expect(await readEarly('/api/refused', answer)).toBeUndefined();
    await expect(call('/api/refused', { answer })).rejects.toMatchObject({ status: 404, message: 'Nej' });
  });

  test('leaves one that broke off to whoever takes it', async () => {
    force(http.get('/api/broken', () => new HttpResponse('{"asked":', { status: 200 })));
    askEarly(['/api/broken']);
    expect(await readEarly('/api/broken', answer)).toBeUndefined();
    await expect(call('/api/broken', { answer })).rejects.toThrow('/api/broken');
  });
});
