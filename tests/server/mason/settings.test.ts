import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Checks, sceneChecks } from '../../../server/drawing/checks';
import { openPools } from '../../../server/pools';
import { makeWorkshopKey } from '../../../server/store/workshopKeys';
import { masonsSettings } from '../../../src/painting/files/masonsSettings';
import { masonOrderDetail } from '../../../src/stone/wire/mason';
import { workshopFiles, workshopOrder, workshopPart } from '../../../src/stone/wire/workshop';
import { parsed } from '../../painting/dxf/readDxf';
import { bundledServer } from '../bundle';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { orderAtMason } from './atMason';

const LINE = {
  type: 'text',
  subText: 'Anna Otto',
  fontSize: '40',
  fontFamily: 'Jost',
  position: { x: 300, y: 300 },
};
const KNIFE = { name: 'Summa T', machine: { cutter: { kind: 'dragKnife', offset: 0.45 } }, ticket: true };

let server: TestServer;
let checks: Checks;
const pools = openPools(bundledServer());
const nowhere = async () => undefined;
let [undertaker, first, second, elsewhere] = ['', '', '', ''];
beforeAll(async () => {
  // A test server makes no checks by itself.
  const find: Checks['find'] = (...asked) => checks.find(...asked);
  server = await startServer({
    services: { checks: { known: () => undefined, later: () => undefined, find } },
  });
  checks = sceneChecks(server.store.database, pools.checkWork, nowhere, (error) => {
    throw error;
  });
  undertaker = await server.login('bedemand');
  const userOf = async (name: string, mason: number) => {
    await server.store.database.script(
      `insert into businesses (id, name) values (7, 'Værksted') on conflict do nothing;
       insert into users (username, password_hash, business_id, stonemason_id)
       select '${name}', password_hash, 7, ${mason} from users where username = 'bedemand'`,
    );
    return server.login(name);
  };
  first = await userOf('hugger', 1);
  second = await userOf('svend', 1);
  elsewhere = await userOf('steinmetz', 4);
}, PATIENCE);
afterAll(async () => {
  await server.stop();
  await pools.close();
});

const told = async (as: string) =>
  masonsSettings.parse((await server.call('GET', '/api/mason/settings', { as })).json);
const say = (as: string, version: number, settings: unknown) =>
  server.call('PUT', '/api/mason/settings', { as, body: { version, settings } });
/** Says so on whatever is kept. */
async function keep(settings: unknown): Promise<void> {
  const { status, text } = await say(first, (await told(first)).version, settings);
  expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
}

test('what one of the workshop says holds for the other, and for no other workshop', async () => {
  expect(await told(first)).toMatchObject({ version: 0, settings: {}, changedBy: null, changedAt: null });
  const settings = { machines: [KNIFE], usualMachine: 'Summa T', roll: { width: 610 }, formats: ['plt'] };
  expect((await say(first, 0, settings)).status).toBe(200);
  expect(await told(second)).toMatchObject({ version: 1, settings, changedBy: 'hugger' });
  expect((await told(elsewhere)).settings).toEqual({});
  const refused = await server.call('GET', '/api/mason/settings', { as: undertaker });
  expect([refused.status, refused.json.code]).toEqual([404, 'noMason']);
});

test('a colleague’s change is not undone unseen, also where both save at once', async () => {
  const { version } = await told(first);
  expect((await say(second, version, { leastStroke: 0.9 })).status).toBe(200);
  const stale = await say(first, version, {});
  expect([stale.status, stale.json.code]).toEqual([409, 'settingsStale']);
  const at = (await told(first)).version;
  const both = await Promise.all([say(first, at, { stencil: 8 }), say(second, at, { stencil: 9 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await told(first)).version).toBe(at + 1);
});

test('what cannot be is refused, and what was kept stays', async () => {
  await keep({ stencil: 8 });
  const { version } = await told(first);
  const wrong: readonly unknown[] = [
    { leastStroke: 0 },
    { stencil: 0.01 },
    { formats: ['permit'] },
    { formats: ['plt', 'plt'] },
    { machines: [KNIFE, KNIFE] },
    { machines: [{ ...KNIFE, name: ' ' }] },
    { machines: [KNIFE], usualMachine: 'another' },
    { roll: { width: 60, margin: 30 } },
    { layers: [{ tool: 'engrave', colour: 0 }] },
    { layers: [{ tool: 'engrave', pen: 9 }] },
    { locale: 'en' },
    { something: 1 },
  ];
  for (const settings of wrong)
    expect([settings, (await say(first, version, settings)).status]).toEqual([settings, 400]);
  expect(await told(first)).toMatchObject({ version, settings: { stencil: 8 } });
});

test('the link in a letter reads them for its order’s files, and changes nothing', async () => {
  await keep({ machines: [KNIFE] });
  const { mason } = await orderAtMason(server);
  expect((await told(mason)).settings).toEqual({ machines: [KNIFE] });
  expect((await say(mason, (await told(first)).version, {})).status).toBe(403);
});

test('his letters come in the language that he chose', async () => {
  const languageOf = async (id: number) =>
    server.store.database.rows(
      z.object({ locale: z.string() }),
      `select locale from outbox where kind = 'order' and $1 = any (stone_ids)`,
      [id],
    );
  await keep({});
  expect(await languageOf((await orderAtMason(server, { as: undertaker })).id)).toEqual([{ locale: 'da' }]);
  await keep({ locale: 'no' });
  expect(await languageOf((await orderAtMason(server, { as: undertaker })).id)).toEqual([{ locale: 'no' }]);
});

test('his page objects by his own limits, and everybody else’s by the material’s', async () => {
  const { id, mason } = await orderAtMason(server, { as: undertaker, design: { Parms: [LINE] } });
  const limits = async (as: string) => {
    const foundIn = async () => {
      const { json } = await server.call('GET', `/api/mason/orders/${id}`, { as });
      return masonOrderDetail.parse(json).order.stones[0]?.findings ?? null;
    };
    // On a busy machine the first check takes longer than the page waits, and is there the next time.
    const found = (await foundIn()) ?? (await foundIn()) ?? (await foundIn());
    if (!found) throw new Error('the stone was not checked');
    return Object.fromEntries(found.map(({ kind, limit }) => [kind, limit]));
  };
  await keep({});
  expect(await limits(first)).not.toHaveProperty('tooThin');
  await keep({ leastStroke: 9.5, leastRubber: 6 });
  for (const as of [first, mason]) expect(await limits(as)).toMatchObject({ tooThin: 9.5 });
  // A cap height of 40 mm is 10 mm above that up to which a web holds as it is: a tenth more.
  expect(await limits(first)).toMatchObject({ rubberTooNarrow: 6.6 });
  await keep({});
  expect(await limits(first)).not.toHaveProperty('tooThin');
});

test('a machine of his fetches the files that he works from, for his knife, in his layers and colours', async () => {
  const { id } = await orderAtMason(server, { as: undertaker, design: { Parms: [LINE] } });
  const key = await makeWorkshopKey(server.store.database, 1);
  const listed = z.object({ results: z.array(workshopOrder) });
  const { json } = await server.call('GET', `/api/workshop/orders?stone=${id}`, { as: key });
  const [order] = listed.parse(json).results;
  const files = async () => {
    const all = new Map<string, string>();
    for (const part of workshopPart.options) {
      const got = await server.call('GET', `/api/workshop/order/${order?.id}/${id}/${part}`, { as: key });
      for (const { filename, content } of workshopFiles.parse(got.json).files)
        all.set(filename, Buffer.from(content, 'base64').toString('latin1'));
    }
    return all;
  };
  await keep({});
  const usual = await files();
  const sheets = ['sheet.dxf', 'sheet.pdf', 'sheet.plt'];
  expect([...usual.keys()].sort()).toEqual(['offer.pdf', ...sheets].map((name) => `${id}-${name}`));
  await keep({
    formats: ['dxf', 'grbl', 'foundry'],
    machines: [KNIFE, { name: 'Laser', machine: { cutter: { kind: 'laser', kerf: 0.2, keeps: 'opening' } } }],
    usualMachine: 'Summa T',
    stencil: 8,
    layers: [{ tool: 'engrave', colour: 30 }, { tool: 'stencil' }],
  });
  const set = await files();
  // Nothing is mounted, so that there is nothing to cast.
  expect([...set.keys()].sort()).toEqual(
    ['grbl.nc', 'offer.pdf', 'sheet.dxf'].map((name) => `${id}-${name}`),
  );
  const dxf = parsed(set.get(`${id}-sheet.dxf`) ?? '');
  const { layers } = dxf.tables.layer;
  expect(
    Object.keys(layers)
      .filter((name) => name !== '0')
      .sort(),
  ).toEqual(['ENGRAVE', 'STENCIL', 'TICKET']);
  expect(layers.ENGRAVE?.colorIndex).toBe(30);
  const cut = (file: typeof dxf) => file.entities.filter(({ layer }) => layer === 'ENGRAVE').length;
  // A drag knife begins its layer with a cut that turns the blade.
  expect(cut(dxf)).toBe(cut(parsed(usual.get(`${id}-sheet.dxf`) ?? '')) + 1);
  await keep({});
}, 120_000);
