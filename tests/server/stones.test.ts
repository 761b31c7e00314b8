import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stone } from '../../src/stone/stone';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone, ONE_PIXEL, stoneOf } from './stoneCalls';

const STONE_GONE = 'Stenen findes ikke, eller linket gælder ikke længere.';
const line = {
  type: 'text',
  subText: 'Æblegård Østergaard',
  subTextSpacing: '0,-0.25,1.5',
  fontSize: '40,5',
};

describe('A stone', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.stop());

  const read = async (id: number, as: string) => server.call('GET', `/api/stone/${id}`, { as });

  test('is created by a visitor and answered whole, with its id, both tokens and version 1', async () => {
    const answer = await server.call('POST', '/api/stone/', { body: { designName: 'Far', Parms: [line] } });
    expect(answer.status).toBe(200);
    const made = stone.parse(answer.json);
    expect(made).toMatchObject({
      designName: 'Far',
      version: 1,
      readOnly: false,
      sentToMason: 0,
      StoneTypeId: 15,
    });
    expect(made.token).toMatch(/^st_[\w-]{32}$/);
    expect(made.readonlyToken).toMatch(/^ro_[\w-]{32}$/);
    expect(made.Parms[0]).toMatchObject(line);
  });

  test('is read by its token as it was written, number for number', async () => {
    const place = { x: 100.123456789012, y: 1e-7, rotation: -12.5 };
    const made = await createStone(server, {
      Parms: [{ ...line, position: place }],
      centerLineLeft: 12.34567,
    });
    const { json } = await read(made.id, made.token);
    expect(json).toMatchObject({ id: made.id, version: 1, centerLineLeft: 12.346 });
    expect(json.Parms).toMatchObject([{ ...line, position: place }]);
  });

  test('keeps letters that the database cannot hold raw', async () => {
    const made = await createStone(server, { Parms: [{ type: 'text', subText: 'a\u0000b\ud800c' }] });
    expect((await read(made.id, made.token)).json.Parms).toMatchObject([{ subText: 'a\u0000b\ud800c' }]);
  });

  test('is answered alike whether it does not exist or the token is wrong', async () => {
    const made = await createStone(server);
    const other = await createStone(server);
    const refused = [
      await read(999_999, made.token),
      await read(999_999_999_999_999, made.token),
      await read(made.id, other.token),
      await read(made.id, 'public'),
      await read(made.id, 'nonsense'),
      await server.call('PUT', `/api/stone/${made.id}`, { as: other.token, body: {} }),
      await server.call('DELETE', `/api/stone/${made.id}`, { as: other.readonlyToken }),
      await server.call('GET', `/api/stone/${made.id}/preview`, { as: other.token }),
      await server.call('PUT', `/api/copyStone/${made.id}`, { as: other.token }),
    ];
    for (const { status, text } of refused) {
      expect(status).toBe(404);
      expect(JSON.parse(text)).toEqual({ error: STONE_GONE, code: 'stoneNotFound' });
    }
  });

  test('is only read with its readonlyToken, which does not show the other token', async () => {
    const made = await createStone(server);
    const { status, json } = await read(made.id, made.readonlyToken);
    expect(status).toBe(200);
    expect(json).toMatchObject({ readOnly: true, readonlyToken: made.readonlyToken });
    expect(json.token).toBeUndefined();

    const as = made.readonlyToken;
    const writes = [
      await server.call('PUT', `/api/stone/${made.id}`, { as, body: { designName: 'Ændret' } }),
      await server.call('DELETE', `/api/stone/${made.id}`, { as }),
      await server.call('PUT', `/api/copyStone/${made.id}`, { as }),
    ];
    expect(writes.map((each) => [each.status, each.json.code])).toEqual(Array(3).fill([403, 'readOnly']));
    expect((await read(made.id, made.token)).json).toMatchObject({ designName: 'Prøve', version: 1 });
  });

  test('rises by one version with each write', async () => {
    const made = await createStone(server);
    const change = (version: number) =>
      server.call('PUT', `/api/stone/${made.id}`, {
        as: made.token,
        body: { designName: `nr ${version}`, version },
      });
    expect(stoneOf(await change(1))).toMatchObject({ version: 2, designName: 'nr 1', token: made.token });
    expect(stoneOf(await change(2))).toMatchObject({ version: 3, designName: 'nr 2' });
  });

  test('refuses a write that builds on an older version, and shows the version that stands', async () => {
    const made = await createStone(server);
    const path = `/api/stone/${made.id}`;
    await server.call('PUT', path, { as: made.token, body: { designName: 'først', version: 1 } });
    const late = await server.call('PUT', path, { as: made.token, body: { designName: 'sent', version: 1 } });
    expect(late.status).toBe(409);
    expect(late.json.error).toBe('Stenen er ændret et andet sted, siden du åbnede den.');
    expect(stone.parse(late.json.current)).toMatchObject({ designName: 'først', version: 2 });
    expect((await read(made.id, made.token)).json.designName).toBe('først');
  });

  test('lets one of many writes on the same version win', async () => {
    const made = await createStone(server);
    const writes = Array.from({ length: 12 }, (_, i) =>
      server.call('PUT', `/api/stone/${made.id}`, {
        as: made.token,
        body: { designName: `nr ${i}`, version: 1 },
      }),
    );
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(11);
  });

  test('is overwritten by an older client that names no version', async () => {
    const made = await createStone(server);
    const path = `/api/stone/${made.id}`;
    await server.call('PUT', path, { as: made.token, body: { version: 1 } });
    const write = await server.call('PUT', path, { as: made.token, body: { designName: 'uden version' } });
    expect(stoneOf(write)).toMatchObject({ version: 3, designName: 'uden version' });
  });

  test('is not written any more after it was sent to the mason', async () => {
    const made = await createStone(server);
    await server.store.database.run(`update stones set status = 'sentToMason' where id = $1`, [made.id]);
    const write = await server.call('PUT', `/api/stone/${made.id}`, { as: made.token, body: { version: 1 } });
    expect([write.status, write.json.code]).toEqual([409, 'sentToMason']);
    expect((await read(made.id, made.token)).json).toMatchObject({
      sentToMason: 1,
      readOnly: true,
      version: 1,
    });
  });

  test('is gone after it was deleted, with its picture', async () => {
    const made = await createStone(server, { stoneImage: ONE_PIXEL });
    const before = await readdir(join(server.dataDir, 'previews'));
    const answer = await server.call('DELETE', `/api/stone/${made.id}`, { as: made.token });
    expect([answer.status, answer.json]).toEqual([200, { id: made.id }]);
    expect((await read(made.id, made.token)).status).toBe(404);
    expect((await readdir(join(server.dataDir, 'previews'))).length).toBe(before.length - 1);
    expect((await server.call('DELETE', `/api/stone/${made.id}`, { as: made.token })).status).toBe(404);
  });

  test('is copied with its design and picture, under tokens of its own', async () => {
    const made = await createStone(server, { Parms: [line], stoneImage: ONE_PIXEL });
    const copy = stoneOf(await server.call('PUT', `/api/copyStone/${made.id}`, { as: made.token }));
    expect(copy.id).not.toBe(made.id);
    expect([copy.token === made.token, copy.version]).toEqual([false, 1]);
    const { json } = await read(copy.id, copy.token);
    expect(json.Parms).toMatchObject([line]);
    expect((await server.call('GET', `/api/stone/${copy.id}/preview`, { as: copy.token })).status).toBe(200);
    expect((await read(copy.id, made.token)).status).toBe(404);
  });

  test('is made once by a request that is repeated under one Idempotency-Key', async () => {
    const again = () =>
      server.call('POST', '/api/stone/', {
        body: { designName: 'en gang', stoneImage: ONE_PIXEL },
        headers: { 'idempotency-key': 'key-1' },
      });
    const answers = await Promise.all([again(), again(), again()]);
    const first = answers[0];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(first?.status).toBe(200);
    const made = stoneOf(answers[0] ?? (await again()));

    await server.call('PUT', `/api/stone/${made.id}`, { as: made.token, body: { designName: 'senere' } });
    expect((await again()).text).toBe(first?.text);
    const preview = await server.call('GET', `/api/stone/${made.id}/preview`, { as: made.token });
    expect(preview.status).toBe(200);
  });

  test('refuses an Idempotency-Key that comes with another design, and keeps users’ keys apart', async () => {
    const post = (designName: string, as: string) =>
      server.call('POST', '/api/stone/', {
        as,
        body: { designName },
        headers: { 'idempotency-key': 'key-2' },
      });
    expect((await post('en', 'public')).status).toBe(200);
    const other = await post('to', 'public');
    expect([other.status, other.json.code]).toEqual([422, 'keyReused']);
    expect((await post('to', await server.login('bedemand'))).status).toBe(200);
  });
});
