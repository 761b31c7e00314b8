import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { stoneOf } from '../stoneCalls';
import {
  type AskedStone,
  approvalOf,
  approveBy,
  askFor,
  LINES,
  line,
  okay,
  QUICK_SEAL,
  tickAll,
  trailBy,
  viewBy,
} from './asking';

describe('A stone that is being approved', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
    undertaker = await server.login('bedemand');
  }, PATIENCE);
  afterAll(() => server.stop());

  const approve = (token: string, round = 1) => approveBy(server, token, round);
  const keyed = ({ asked }: AskedStone) => asked.stone.Parms;
  const save = (made: AskedStone, Parms: unknown, more: object = {}) =>
    server.call('PUT', `/api/stone/${made.stone.id}`, {
      as: made.as,
      body: { designName: 'Prøve', Parms, ...more },
    });
  const stateOf = async (made: AskedStone) => (await approvalOf(server, made))?.state;

  test('is approved no more with the save that changes it, by whatever program, and is sent anew', async () => {
    const made = await askFor(server, { as: undertaker });
    await tickAll(server, made.token);
    okay(await approve(made.token));
    expect(await stateOf(made)).toBe('approved');
    // A name for a line, a lock and a guide line are cut by nobody.
    const [first, ...others] = keyed(made);
    okay(await save(made, [{ ...first, name: 'Navnet', locked: true }, ...others], { guideLines: [100] }));
    expect(await stateOf(made)).toBe('approved');
    // A hundredth of a mm is.
    const moved = { ...first, position: { x: 300.01, y: 100, rotation: 0 } };
    okay(await save(made, [moved, ...others]));
    expect(await stateOf(made)).toBe('voided');
    const late = await approve(made.token);
    expect([late.status, late.json.code]).toEqual([409, 'approvalNotSent']);
    // Put back as it was, it is still to be sent again.
    okay(await save(made, keyed(made)));
    expect(await stateOf(made)).toBe('voided');
    const sent = await server.call('POST', `/api/stone/${made.stone.id}/approval/rounds`, { as: made.as });
    expect(okay(sent)).toMatchObject({ approval: { state: 'asked', round: 2 }, links: [] });
    expect((await approve(made.token)).status).toBe(409);
    expect(okay(await approve(made.token, 2))).toMatchObject({ state: 'approved', round: 2 });
    const { isWhole, entries } = await trailBy(server, made);
    expect(isWhole).toBe(true);
    const told = entries.flatMap(({ what }) => (what === 'ticked' ? [] : [what]));
    expect(told).toEqual(['asked', 'read', 'approved', 'voided', 'sent', 'approved']);
  });

  test('is never approved as another than the one that was read, however save and answer meet', async () => {
    for (let round = 0; round < 6; round += 1) {
      const made = await askFor(server, { as: undertaker });
      await tickAll(server, made.token);
      const [answer, saved] = await Promise.all([
        approve(made.token),
        save(made, [line(`Karen ${round}`, 100), ...LINES.slice(1)]),
      ]);
      expect(saved.status).toBe(200);
      expect([200, 409]).toContain(answer.status);
      expect(await stateOf(made)).toBe('voided');
    }
  });

  test('keeps its keys through a program that knows of none; a copy gets none', async () => {
    const made = await askFor(server, { as: undertaker });
    const keys = keyed(made).map(({ key }) => key);
    // In another order, one said otherwise in its old place, one new.
    const [name, years, verse] = LINES;
    okay(await save(made, [verse, { ...name, subText: 'Karen Marie Holm' }, line('Tak', 400), years]));
    const now = (await server.call('GET', `/api/stone/${made.stone.id}`, { as: made.as })).json;
    expect((now.Parms as { key?: string }[]).map(({ key }) => key)).toEqual([
      keys[2],
      keys[0],
      undefined,
      keys[1],
    ]);
    const copy = await server.call('PUT', `/api/copyStone/${made.stone.id}`, { as: made.as });
    expect(JSON.stringify(copy.json.Parms)).not.toContain('"key"');
    expect(stoneOf(copy).id).not.toBe(made.stone.id);
    // A program that copies an element key and all has made another one.
    const [first] = keyed(made);
    okay(await save(made, [first, { ...first, position: { x: 1, y: 2, rotation: 0 } }]));
    const twice = (await server.call('GET', `/api/stone/${made.stone.id}`, { as: made.as })).json;
    expect((twice.Parms as { key?: string }[]).map(({ key }) => key)).toEqual([keys[0], undefined]);
  });

  test('is asked once however often the request comes, and refused where nothing stands on it', async () => {
    const made = await askFor(server, { as: undertaker });
    const ask = (
      key: string,
      body: object = { approvers: [{ name: 'Bo' }], needed: 1 },
      id = made.stone.id,
    ) =>
      server.call('POST', `/api/stone/${id}/approval`, {
        as: undertaker,
        body,
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const [one, two] = [okay(await ask(key)), okay(await ask(key))];
    expect(one).toMatchObject({ approval: { id: expect.any(Number) } });
    expect((one.approval as { id: number }).id).toBe((two.approval as { id: number }).id);
    // The answer may have been lost: its links are good, and those of the repeated one too.
    for (const { links } of [one, two] as unknown as { links: { token: string }[] }[])
      expect((await viewBy(server, links[0]?.token ?? '')).name).toBe('Bo');
    expect((await ask(key, { approvers: [{ name: 'Ida' }], needed: 1 })).json.code).toBe('keyReused');
    const bad = [
      { approvers: [], needed: 1 },
      { approvers: [{ name: 'Bo' }], needed: 2 },
      { approvers: [{ name: ' ' }], needed: 1 },
      { approvers: [{ name: 'Bo', email: 'nothing' }], needed: 1 },
      { approvers: [{ name: 'Bo' }], needed: 1, days: 0 },
    ];
    for (const body of bad) expect((await ask(randomUUID(), body)).status).toBe(400);
    const bare = stoneOf(
      await server.call('POST', '/api/stone/', { as: undertaker, body: { designName: 'x' } }),
    );
    const empty = await ask(randomUUID(), undefined, bare.id);
    expect([empty.status, empty.json.code]).toEqual([422, 'nothingToApprove']);
  });
});
