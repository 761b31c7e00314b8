import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvalFound, MOST_TRAIL_ENTRIES } from '../../../src/stone/wire/approval';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { type AskedStone, approveBy, askFor, okay, QUICK_SEAL, tickAll, viewBy } from './asking';

describe('A stone that has changed since it was read', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    // Every picture another: a digit, told apart by which it is.
    let pictures = 0;
    server = await startServer({
      services: {
        seal: async (...given) => {
          pictures += 1;
          return { ...(await QUICK_SEAL(...given)), picture: new Uint8Array([pictures]) };
        },
      },
    });
    undertaker = await server.login('bedemand');
  }, PATIENCE);
  afterAll(() => server.stop());

  const tick = (token: string, body: object) => server.call('PUT', `/api/approve/${token}/ticks`, { body });
  /** Saves other lines, or another stone, and sends that. */
  const send = async ({ asked, stone, as }: AskedStone, change: object) => {
    const { Parms } = asked.stone;
    const body = { designName: 'Prøve', Parms, ...change };
    okay(await server.call('PUT', `/api/stone/${stone.id}`, { as, body }));
    const found = okay(await server.call('GET', `/api/stone/${stone.id}/approval`, { as }));
    okay(await server.call('POST', `/api/stone/${stone.id}/approval/rounds`, { as }));
    return approvalFound.parse(found);
  };
  const openOf = async (token: string) =>
    (await viewBy(server, token)).elements.flatMap(({ key, text, isTicked }) =>
      isTicked ? [] : [text === '' ? key : text],
    );

  test('is read again only where it has changed, and the version before is shown beside it', async () => {
    const made = await askFor(server, { as: undertaker });
    await tickAll(server, made.token);
    expect((await viewBy(server, made.token)).before).toBeUndefined();
    const [name, years, last] = made.asked.stone.Parms;
    const mended = { ...years, subText: '1942 – 2026' };
    const found = await send(made, { Parms: [name, mended, last] });
    // Whoever asked is shown what was sent, beside what the stone is now.
    expect(found.sent?.Parms[1]).toMatchObject({ subText: '1941 – 2026' });
    expect(await openOf(made.token)).toEqual(['1942 – 2026']);
    // What was read counts on, and is not enough.
    const early = await approveBy(server, made.token, 2);
    expect([early.status, early.json.code]).toEqual([409, 'approvalUnread']);
    const view = await viewBy(server, made.token);
    expect(view.before?.round).toBe(1);
    expect(view.before?.design.Parms.map((parm) => parm.type === 'text' && parm.subText)).toEqual([
      'Karen Holm',
      '1941 – 2026',
      'Elsket og savnet',
    ]);
    const picture = async (round: number) =>
      (await server.call('GET', `/api/approve/${made.token}/picture?round=${round}`, { as: null })).bytes[0];
    expect(await picture(2)).not.toBe(await picture(1));
    expect(
      (await server.call('GET', `/api/approve/${made.token}/picture?round=3`, { as: null })).status,
    ).toBe(404);
    await tickAll(server, made.token);
    expect(okay(await approveBy(server, made.token, 2))).toMatchObject({ decision: 'approved' });
  });

  test('has its frame and its material read again where these have changed, and no line', async () => {
    const made = await askFor(server, { as: undertaker });
    await tickAll(server, made.token);
    await send(made, { Frame: { Type: 'line' } });
    expect(await openOf(made.token)).toEqual(['the-frame']);
    await tickAll(server, made.token);
    await send(made, { Frame: { Type: 'line' }, StoneTypeVariantId: 2 });
    expect(await openOf(made.token)).toEqual(['the-stone']);
  });

  test('a line that is new, and one that was moved, are read; what nobody ticked stays open', async () => {
    const made = await askFor(server, { as: undertaker });
    const view = await viewBy(server, made.token);
    okay(await tick(made.token, { key: view.elements[0]?.key, isTicked: true }));
    const [name, years, last] = made.asked.stone.Parms;
    const moved = { ...name, position: { x: 300.05, y: 100, rotation: 0 } };
    const added = {
      ...last,
      key: undefined,
      subText: 'Tak for alt',
      position: { x: 300, y: 360, rotation: 0 },
    };
    await send(made, { Parms: [moved, years, last, added] });
    expect(await openOf(made.token)).toEqual([
      'Karen Holm',
      '1941 – 2026',
      'Elsket og savnet',
      'Tak for alt',
      'the-stone',
    ]);
  });

  test('a tick of a version that is no longer shown is refused: it may read otherwise', async () => {
    const made = await askFor(server, { as: undertaker });
    const [name, ...others] = made.asked.stone.Parms;
    const { key } = (await viewBy(server, made.token)).elements[0] ?? {};
    await send(made, { Parms: [{ ...name, subText: 'Karin Holm' }, ...others] });
    const late = await tick(made.token, { key, isTicked: true, round: 1 });
    expect([late.status, late.json.code]).toEqual([409, 'approvalNotSent']);
    okay(await tick(made.token, { key, isTicked: true, round: 2 }));
    expect((await tick(made.token, { key: 'no-such-part', isTicked: true })).status).toBe(409);
  });

  test('is read and ended, and nothing else is done about it, once its trail is full', async () => {
    const made = await askFor(server, { as: undertaker });
    const { key } = (await viewBy(server, made.token)).elements[0] ?? {};
    okay(await tick(made.token, { key, isTicked: true }));
    const fill = 'update approval_trails set entries = $2 where approval_id = $1';
    await server.store.database.run(fill, [made.asked.approval.id, MOST_TRAIL_ENTRIES]);
    const late = await tick(made.token, { key, isTicked: false });
    expect([late.status, late.json.code]).toEqual([409, 'approvalTrailFull']);
    expect((await viewBy(server, made.token)).elements[0]?.isTicked).toBe(true);
    const at = `/api/stone/${made.stone.id}/approval`;
    expect((await server.call('POST', `${at}/rounds`, { as: undertaker })).status).toBe(409);
    okay(await server.call('DELETE', at, { as: undertaker }));
  });
});
