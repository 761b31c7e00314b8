import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sceneChecks } from '../../server/drawing/checks';
import { keptPicture } from '../../server/drawing/keptPicture';
import { deliverLetters } from '../../server/jobs/deliverLetters';
import { masonPapers, type PapersByPart, papersByPart } from '../../server/jobs/masonPapers';
import { fetchOrders } from '../../server/jobs/workshop/fetchOrders';
import { layOrder } from '../../server/jobs/workshop/layOrder';
import { ownOrders } from '../../server/jobs/workshop/ownOrders';
import { smtpMailer } from '../../server/mail/mailer';
import { openPools } from '../../server/pools';
import { makeWorkshopKey, revokeWorkshopKey } from '../../server/store/workshopKeys';
import { projectRoot } from '../../server/system/projectRoot';
import { order as orderSchema } from '../../src/stone/wire/order';
import { workshopFiles, workshopOrder } from '../../src/stone/wire/workshop';
import { bundledServer } from './bundle';
import { confirmOrder } from './confirming';
import { PATIENCE } from './emptyDatabase';
import { keptOf } from './keptAccesses';
import { startMailServer } from './mailServer';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

let server: TestServer;
let folder: string;
const pools = openPools(bundledServer());
beforeAll(async () => {
  server = await startServer();
}, PATIENCE);
afterAll(async () => {
  await pools.close();
  await server.stop();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-fetching-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const CONTACT = { contactName: 'Bodil Grøn', contactPhone: '12345678', contactEmail: 'bo@example.com' };
const LINE = { type: 'text', text: 'Anna', position: { x: 300, y: 300 } };

/** A stone with a line, sent to a mason; by a family, so that it waits to be confirmed, or by a user. */
async function ordered(
  mason: number,
  by: 'family' | 'user' = 'user',
): Promise<{ id: number; token: string }> {
  const stone = await createStone(server, { designName: 'Anna Holm', Parms: [LINE] });
  const headers: Record<string, string> = by === 'user' ? { AuthSender: await server.login('admin') } : {};
  const body = { StonemasonId: mason, ...CONTACT };
  const { status } = await server.call('POST', `/api/sendToMason/${stone.id}`, {
    as: stone.token,
    body,
    headers,
  });
  expect(status).toBe(200);
  return stone;
}

const listed = z.object({ results: z.array(workshopOrder) });
const newTo = async (key: string, query = '') =>
  listed.parse((await server.call('GET', `/api/workshop/orders${query}`, { as: key })).json).results;
const keyOf = (mason: number) => makeWorkshopKey(server.store.database, mason);
const drawing = () => {
  const { store } = server;
  return [
    store.database,
    pools.letterWork,
    keptPicture(store.pictures),
    `${projectRoot()}/catalogue`,
    store.fileStores.tiles.read,
  ] as const;
};

describe('A workshop’s calls', () => {
  test('need the key of a workshop that was not revoked, which opens nothing else', async () => {
    const { id } = await ordered(1);
    const refused = async (as: string | null, path = '/api/workshop/orders') => {
      const { status, json } = await server.call('GET', path, { as });
      return [status, json.code];
    };
    expect(await refused(null)).toEqual([401, 'authCookieMissing']);
    expect(await refused('public')).toEqual([403, 'workshopKeyNeeded']);
    expect(await refused(await server.login('admin'))).toEqual([403, 'workshopKeyNeeded']);
    expect(await refused(`wk_${'A'.repeat(32)}`)).toEqual([401, 'workshopKeyUnknown']);
    const key = await keyOf(1);
    expect(await refused(key)).toEqual([200, undefined]);
    expect(await refused(key, '/api/workshop/orders?stonemason=2')).toEqual([403, 'workshopKeyNeeded']);
    expect(await refused(key, '/api/stones')).toEqual([403, 'loginNeeded']);
    expect(await refused(key, `/api/stone/${id}`)).toEqual([404, 'stoneNotFound']);
    const { database } = server.store;
    const [{ id: number } = { id: 0 }] = await database.rows(
      z.object({ id: z.number() }),
      'select max(id) as id from workshop_keys',
    );
    expect(await revokeWorkshopKey(database, 2, number)).toBe(false);
    expect(await revokeWorkshopKey(database, 1, number)).toBe(true);
    expect(await refused(key)).toEqual([401, 'workshopKeyUnknown']);
    // Neither the log nor the database holds it.
    expect(server.lines.join('')).not.toContain(key.slice(3));
    const kept = await database.rows(
      z.object({ key_hash: z.string() }),
      'select key_hash from workshop_keys',
    );
    expect(kept.map(({ key_hash }) => key_hash)).not.toContain(key);
  });

  test('tell the mason’s own orders, and none that waits, was withdrawn or is finished', async () => {
    const key = await keyOf(4);
    const numbers = async (query = '') => (await newTo(key, query)).map(({ number }) => number);
    expect(await numbers()).toEqual([]);
    const mine = await ordered(4);
    await ordered(1);
    expect(await numbers()).toEqual([mine.id]);
    const waiting = await ordered(4, 'family');
    expect(await numbers()).toEqual([mine.id]);
    await confirmOrder(server, waiting.id);
    expect(await numbers()).toEqual([mine.id, waiting.id]);
    expect(await numbers('?since=2099-01-01T00:00:00Z')).toEqual([]);
    const admin = await server.login('admin');
    const cancelled = { as: admin, body: { status: 'cancelled' } };
    expect((await server.call('PUT', `/api/stone/${waiting.id}/status`, cancelled)).status).toBe(200);
    expect(await numbers()).toEqual([mine.id]);
    await server.store.database.run(`update stones set status = 'finished' where id = $1`, [mine.id]);
    expect(await numbers()).toEqual([]);
    // Whoever asks for it by its stone gets it all the same.
    expect(await numbers(`?stone=${mine.id}`)).toEqual([mine.id]);
    expect(await numbers(`?stone=${waiting.id}`)).toEqual([]);
  });

  test('give of each paper what goes along with the letter, byte for byte, and the PLT; who has read it is kept', async () => {
    const stone = await ordered(1);
    const key = await keyOf(1);
    const [order] = await newTo(key, `?stone=${stone.id}`);
    const path = `/api/workshop/order/${order?.id}`;
    const told = await server.call('GET', path, { as: key });
    const read = z.object({ order: orderSchema }).parse(told.json).order;
    expect(read.stones.map(({ id }) => id)).toEqual([stone.id]);
    const filesOf = async (part: string) => {
      const { json } = await server.call('GET', `${path}/${stone.id}/${part}`, { as: key });
      return workshopFiles.parse(json).files;
    };
    const mail = await startMailServer();
    await deliverLetters({
      database: server.store.database,
      mailer: smtpMailer(mail.url, 'noreply@sten.example'),
      papers: masonPapers(...drawing()),
      checks: { find: async () => undefined },
      providerEmail: 'udbyder@sten.example',
      publicUrl: 'https://sten.example',
      failed: (error) => expect.fail(String(error)),
    });
    await mail.stop();
    const enclosed = new Map(
      mail.letters
        .flatMap(({ attachments }) => attachments)
        .map(({ filename, content }) => [filename, Buffer.from(content as ArrayBuffer)]),
    );
    const [dxf] = await filesOf('dxf');
    expect(dxf?.filename).toBe(`${stone.id}-sheet.dxf`);
    expect(
      Buffer.from(dxf?.content ?? '', 'base64').equals(enclosed.get(`${stone.id}-sheet.dxf`) ?? Buffer.of()),
    ).toBe(true);
    const [plt] = await filesOf('plt');
    expect(plt?.filename).toBe(`${stone.id}-sheet.plt`);
    expect(Buffer.from(plt?.content ?? '', 'base64').toString('latin1')).toMatch(/^\s*IN;/);
    for (const part of ['offer', 'sheet']) {
      const [pdf] = await filesOf(part);
      const letters = enclosed.get(pdf?.filename ?? '');
      expect(Buffer.from(pdf?.content ?? '', 'base64').length).toBe(letters?.length);
    }
    expect(await filesOf('medallions')).toEqual([]);
    // The letter was written from the order that the machine was told, but for what its own size left out.
    const written = orderSchema.parse(JSON.parse(String(enclosed.get('order.json'))));
    expect(written).toEqual(read);
    await server.accesses.write();
    expect(await keptOf(server, 'stone', stone.id)).toContain('read stonemason');

    const other = await keyOf(4);
    for (const asked of [path, `${path}/${stone.id}/dxf`])
      expect((await server.call('GET', asked, { as: other })).status).toBe(404);
    await server.call('PUT', `${path}/fetched`, { as: other });
    expect((await newTo(key)).map(({ number }) => number)).toContain(stone.id);
    expect((await server.call('PUT', `${path}/fetched`, { as: key })).status).toBe(200);
    expect((await newTo(key)).map(({ number }) => number)).not.toContain(stone.id);
  }, 90_000);
});

describe('Laying a workshop’s orders', () => {
  /** Files whose content tells which they are, so that only the laying is tried. */
  const quick = (undrawn: readonly string[] = []): PapersByPart => {
    const part = (name: string) => async (_design: unknown, stoneId: number) => {
      if (undrawn.includes(name)) throw new Error('the time was up');
      const content = Buffer.from(`${name} of ${stoneId}`);
      return [{ filename: `${stoneId}-${name}.bin`, contentType: 'application/octet-stream', content }];
    };
    return {
      offer: part('offer'),
      sheet: part('sheet'),
      dxf: part('dxf'),
      plt: part('plt'),
      medallions: async () => [],
      chosen: async () => [],
    };
  };
  const source = (mason: number, papers: PapersByPart = quick()) => {
    const { database } = server.store;
    const checks = sceneChecks(
      database,
      pools.checkWork,
      async () => undefined,
      () => undefined,
    );
    return ownOrders({ database, checks, papers, publicUrl: 'https://sten.example' }, mason);
  };
  const fetchAll = async (mason: number, papers?: PapersByPart) => {
    const told: string[] = [];
    const from = source(mason, papers);
    const done = await fetchOrders(
      { source: from, folder, pauseMs: 1 },
      { kind: 'new', since: undefined },
      (number, { kind }) => told.push(`${number} ${kind}`),
    );
    return { told, ...done };
  };
  const today = () => new Date().toISOString().slice(0, 10);

  test('each has a folder of its number and day without a name, complete with a list of its files; the second time there is none', async () => {
    const stone = await ordered(5);
    const name = `${stone.id}-${today()}`;
    expect(await fetchAll(5, papersByPart(...drawing()))).toEqual({
      told: [`${stone.id} laid`],
      orders: 1,
      isWhole: true,
    });
    expect(await readdir(folder)).toEqual([name]);
    const names = (await readdir(join(folder, name))).sort();
    expect(names).toEqual(
      [
        'order.json',
        'contents.json',
        ...['offer.pdf', 'sheet.pdf', 'sheet.dxf', 'sheet.plt'].map((end) => `${stone.id}-${end}`),
      ].sort(),
    );
    expect(names.join(' ')).not.toMatch(/anna|holm|bodil/i);
    const list = JSON.parse(await readFile(join(folder, name, 'contents.json'), 'utf8'));
    for (const file of list.files) {
      const bytes = await readFile(join(folder, name, file.name));
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
        file.bytes,
        file.sha256,
      ]);
    }
    expect(list.files.map((file: { name: string }) => file.name).sort()).toEqual(
      names.filter((each) => each !== 'contents.json'),
    );
    expect(await fetchAll(5)).toEqual({ told: [], orders: 0, isWhole: true });
  });

  test('one that was laid and not recorded, since its process was killed just then, is only recorded', async () => {
    const stone = await ordered(5);
    const own = source(5);
    const cut = { ...own, fetched: async () => Promise.reject(new Error('killed')) };
    const [order] = await own.list({ kind: 'new', since: undefined });
    if (!order) throw new Error('there is none');
    const laying = { folder, isAgain: false, pauseMs: 1 };
    await expect(layOrder({ ...laying, source: cut }, order)).rejects.toThrow('killed');
    // Somebody's own folder, and one whose writer was killed before it was whole.
    await mkdir(join(folder, `.${stone.id}-${today()}.abc.partial`));
    expect((await fetchAll(5)).told).toEqual([`${stone.id} there`]);
    expect((await readdir(folder)).filter((name) => !name.startsWith('.'))).toEqual([
      `${stone.id}-${today()}`,
    ]);
    expect((await fetchAll(5)).told).toEqual([]);
  });

  test('nothing that lies there is replaced: neither a folder of the same name, nor an order that is laid again', async () => {
    const stone = await ordered(5);
    const name = `${stone.id}-${today()}`;
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'notes.txt'), 'mine');
    expect((await fetchAll(5)).told).toEqual([`${stone.id} laid`]);
    expect(await readFile(join(folder, name, 'notes.txt'), 'utf8')).toBe('mine');
    const again = { kind: 'again', stoneId: stone.id } as const;
    await fetchOrders({ source: source(5), folder, pauseMs: 1 }, again, () => undefined);
    expect((await readdir(folder)).sort()).toEqual([name, `${name}-2`, `${name}-3`]);
  });

  test('a paper that cannot be drawn is said in order.json and told, and the others are there', async () => {
    const stone = await ordered(5);
    const done = await fetchAll(5, quick(['dxf', 'plt']));
    expect(done).toMatchObject({ told: [`${stone.id} laid`], isWhole: false });
    const at = join(folder, `${stone.id}-${today()}`);
    const { stones } = orderSchema.parse(JSON.parse(await readFile(join(at, 'order.json'), 'utf8')));
    expect(stones[0]?.missingPapers?.kind).toBe('somePapers_undrawn');
    expect((await readdir(at)).sort()).toEqual(
      [`${stone.id}-offer.bin`, `${stone.id}-sheet.bin`, 'contents.json', 'order.json'].sort(),
    );
  });

  test('a stone that was withdrawn from its order is not laid, nor told of', async () => {
    const [first, second] = [
      await createStone(server, { Parms: [LINE] }),
      await createStone(server, { Parms: [LINE] }),
    ];
    const own = source(5);
    await ordered(5);
    const [order] = await own.list({ kind: 'new', since: undefined });
    // An order of three stones, as a case has them.
    const { database } = server.store;
    await database.run(
      `update outbox set stone_ids = stone_ids || $2::text::bigint[] where id = $1::text::uuid`,
      [order?.id ?? '', `{${first.id},${second.id}}`],
    );
    await database.run(`update stones set status = 'ordered' where id = $1`, [first.id]);
    await database.run(`update stones set status = 'cancelled' where id = $1`, [second.id]);
    await fetchAll(5);
    const at = join(folder, `${order?.number}-${today()}`);
    const { stones } = orderSchema.parse(JSON.parse(await readFile(join(at, 'order.json'), 'utf8')));
    expect(stones.map(({ id }) => id)).toEqual([order?.number, first.id]);
    expect((await readdir(at)).some((name) => name.startsWith(`${second.id}-`))).toBe(false);
  });
});
