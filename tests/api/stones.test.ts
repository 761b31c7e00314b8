import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '../../src/api/http';
import { fetchOffered } from '../../src/api/lists';
import {
  createStone,
  fetchStone,
  prepareReset,
  prepareStandardStone,
  prepareStone,
  updateStone,
} from '../../src/api/stones';
import { design } from '../../src/stone/stone';
import { faultyServer, refused } from './faultyServer';

interface Seen {
  readonly call: string;
  readonly as: string | null;
  readonly key: string | null;
  readonly body: unknown;
}

const { force } = faultyServer();
const body = design.parse({ designName: 'Sten', Parms: [{ type: 'text', subText: 'Anna' }] });
let seen: Seen[] = [];

/** Gives every call the same answer, and records the calls. */
function answerWith(answer: unknown): void {
  force(
    http.all('/api/*', async ({ request }) => {
      const text = await request.text();
      seen.push({
        call: `${request.method} ${new URL(request.url).pathname}`,
        as: request.headers.get('AuthCookie'),
        key: request.headers.get('Idempotency-Key'),
        body: text ? JSON.parse(text) : undefined,
      });
      return HttpResponse.json(answer as object);
    }),
  );
}

beforeEach(() => {
  seen = [];
});

describe('The calls of specification section 7', () => {
  test('prepare a stone, the standard one or one for a kind of grave', async () => {
    answerWith(body);
    expect(await prepareStandardStone()).toEqual({ ...body, revision: 1 });
    expect(await prepareStone('urn')).toEqual({ ...body, revision: 1 });
    expect(seen.map(({ call }) => call)).toEqual([
      'GET /api/prepareStandardStone',
      'GET /api/prepareStone/0/urn',
    ]);
    expect(seen.map(({ as }) => as)).toEqual(['public', 'public']);
  });

  test('prepare the standard lines anew for a stored stone, by its token', async () => {
    answerWith(body);
    expect(await prepareReset({ id: 7, token: 'st_x' }, 15)).toEqual({ ...body, revision: 1 });
    expect(seen).toMatchObject([{ call: 'GET /api/prepareStone/15/reset/7', as: 'st_x' }]);
  });

  test('fetch a stone with its token, or as a visitor', async () => {
    answerWith({ ...body, id: 7, version: 3, readOnly: true });
    expect(await fetchStone({ id: 7, token: 'secret' })).toMatchObject({ id: 7, version: 3, readOnly: true });
    await fetchStone({ id: 7 });
    expect(seen).toMatchObject([
      { call: 'GET /api/stone/7', as: 'secret' },
      { call: 'GET /api/stone/7', as: 'public' },
    ]);
  });

  test('create a stone with its preview; a repeated call carries the same key', async () => {
    answerWith({ ...body, id: 8, token: 'new' });
    const request = { ...body, stoneImage: 'data:image/png;base64,AA==' };
    await createStone(request, 'key-1');
    await createStone(request, 'key-1');
    expect(seen).toMatchObject([
      { call: 'POST /api/stone/', as: 'public', key: 'key-1' },
      { call: 'POST /api/stone/', as: 'public', key: 'key-1' },
    ]);
    expect(seen[0]?.body).toEqual(JSON.parse(JSON.stringify(request)));
  });

  test('update a stone on the version it builds on, with its token', async () => {
    answerWith({ ...body, id: 8, version: 5 });
    expect(await updateStone({ id: 8, token: 'secret' }, { ...body, version: 4 })).toMatchObject({
      version: 5,
    });
    expect(seen).toMatchObject([{ call: 'PUT /api/stone/8', as: 'secret', key: null, body: { version: 4 } }]);
  });

  test('fetch all lists of a stone page at once', async () => {
    answerWith({ results: [] });
    expect(await fetchOffered()).toEqual({
      stoneTypes: [],
      vignets: [],
      attachments: [],
      backgrounds: [],
      fonts: [],
      churchyards: [],
    });
    expect(seen.map(({ call }) => call).sort()).toEqual([
      'GET /api/attachments/all',
      'GET /api/backgrounds/all',
      'GET /api/churchyards',
      'GET /api/fonts/all',
      'GET /api/stoneTypes/all',
      'GET /api/vignets/all',
    ]);
  });
});

describe('What is wrong with them', () => {
  test('is a refusal with the server’s sentence', async () => {
    force(http.get('/api/stone/9', () => refused(404, 'Stenen findes ikke.')));
    await expect(fetchStone({ id: 9, token: 'x' })).rejects.toThrow(new Refused(404, 'Stenen findes ikke.'));
  });

  test('is an answer that holds no stone', async () => {
    answerWith({ id: 'seven' });
    await expect(fetchStone({ id: 7 })).rejects.toThrow(Unreachable);
    await expect(createStone(body, 'key')).rejects.toThrow(Unreachable);
  });

  test('is a list that cannot be had: nothing is offered of it, and the others all the same', async () => {
    answerWith({ results: [{ id: 1, Name: 'Kirkegården', country: 'DK' }] });
    for (const list of ['stoneTypes/all', 'vignets/all', 'backgrounds/all', 'attachments/all', 'fonts/all']) {
      force(http.get(`/api/${list}`, () => refused(500, 'Prøv igen senere.')));
    }
    const { churchyards, ...others } = await fetchOffered();
    expect(churchyards).toHaveLength(1);
    expect(Object.values(others)).toEqual([[], [], [], [], []]);
  });

  test('is that they were given up', async () => {
    const signal = AbortSignal.abort(new Error('left the page'));
    const calls = [
      fetchStone({ id: 7 }, signal),
      createStone(body, 'key', signal),
      updateStone({ id: 7 }, { ...body, version: 1 }, signal),
      prepareStandardStone(signal),
      prepareStone('lawn', signal),
      fetchOffered(signal),
    ];
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toEqual({ status: 'rejected', reason: signal.reason });
    }
  });
});
