import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listOf } from '../../src/stone/wire/list';
import { type ListedStone, listedStone, project } from '../../src/stone/wire/project';
import { PATIENCE } from './emptyDatabase';
import { startServer, type TestServer } from './startServer';
import { createStone } from './stoneCalls';

const STONES = 1000;
/** What may be priced before a list is answered, including what the background rounds have begun. */
const AT_ONCE = 200;
const SUM = 900_000;

describe('After the prices have changed', () => {
  let server: TestServer;
  let own: string;
  beforeAll(async () => {
    server = await startServer();
    own = await server.login('bedemand');
    const opened = await server.call('POST', '/api/project/', { as: own, body: { decName: 'Karen' } });
    const stone = { designName: 'Sten', ProjectId: opened.json.id, StoneTypeVariantId: 150 };
    const made = await createStone(server, stone, own);
    await server.store.database.run(
      `insert into stones (token, readonly_token, business_id, project_id, design, design_name, kind, price, currency, priced_by)
       select 'st_' || n, 'ro_' || n, business_id, project_id, design, design_name, kind, price, currency, priced_by
       from stones, generate_series(2, $2::integer) as n where id = $1`,
      [made.id, STONES],
    );
  }, PATIENCE);
  afterAll(() => server.stop());

  const stones = async () =>
    listOf(listedStone).parse((await server.call('GET', '/api/stones', { as: own })).json).results;
  const ofCases = async () =>
    listOf(project)
      .parse((await server.call('GET', '/api/projects', { as: own })).json)
      .results.flatMap((each) => each.stones)
      .reverse();

  /** Requests a list after a change of prices, and counts how many stones are priced meanwhile. */
  const countPricing = () => {
    const { database } = server.store;
    const [rows, run] = [vi.spyOn(database, 'rows'), vi.spyOn(database, 'run')];
    const priced = () =>
      [...rows.mock.calls.map(([, sql]) => sql), ...run.mock.calls.map(([sql]) => sql)].filter((sql) =>
        /^\s*update stones set/.test(sql),
      ).length;
    return { priced, over: () => [rows, run].forEach((spy) => void spy.mockRestore()) };
  };

  test.each([
    ['stones', stones],
    ['cases', ofCases],
  ] as const)(
    'a list of %s is answered before all are priced, and with no sum that counts no more',
    async (_of, list) => {
      await server.store.database.run(`update stones set price = 1, priced_by = 'old'`);
      const counting = countPricing();
      const first: ListedStone[] = await list();
      expect(counting.priced()).toBeLessThanOrEqual(AT_ONCE);
      expect(first).toHaveLength(STONES);
      // The newest, which are seen first, are right at once; no other one shows an outdated price.
      expect(first.slice(0, 100).map(({ Price }) => Price)).toEqual(Array(100).fill(SUM));
      for (const { Price, pricePending } of first.slice(100))
        expect([null, SUM]).toContain(pricePending ? Price : (Price ?? 'a price that is missing'));
      expect(first.some(({ pricePending }) => pricePending)).toBe(true);
      // Then all of them are priced, each once, however often the list is requested meanwhile.
      await expect
        .poll(async () => (await list()).filter(({ Price }) => Price === SUM).length, { timeout: 20_000 })
        .toBe(STONES);
      expect(counting.priced()).toBeLessThan(2 * STONES);
      counting.over();
      expect((await list()).some(({ pricePending }) => pricePending)).toBe(false);
    },
  );

  test('a server that is stopped among it waits for what is under way only', async () => {
    const other = await startServer();
    const as = await other.login('bedemand');
    const made = await createStone(other, {}, as);
    await other.store.database.run(
      `insert into stones (token, readonly_token, business_id, design, priced_by)
       select 'st_' || n, 'ro_' || n, business_id, design, null from stones, generate_series(2, 500) as n where id = $1`,
      [made.id],
    );
    await other.call('GET', '/api/stones', { as });
    await other.stop();
    expect(other.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});
