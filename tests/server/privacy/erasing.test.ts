import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { retentionOf } from '../../../server/domain/retention';
import { eraseAgain } from '../../../server/jobs/privacy/eraseAgain';
import { erasePerson } from '../../../server/jobs/privacy/erasePerson';
import { removeExpired } from '../../../server/jobs/privacy/removeExpired';
import { trailOf } from '../../../server/store/approvals/trail';
import { allErasures } from '../../../server/store/erasures';
import { findByAddress } from '../../../server/store/findPerson';
import { approvalTrail } from '../../../src/stone/wire/approval';
import { stoneData } from '../../../src/stone/wire/privacy';
import { QUICK_SEAL } from '../approval/asking';
import { PATIENCE } from '../emptyDatabase';
import { type S3Server, startS3 } from '../s3Server';
import { startServer, type TestServer } from '../startServer';
import {
  caseWithNames,
  deliverToFolder,
  draftWithNames,
  NAMES,
  orderOfCase,
  orderWithNames,
} from './lasting';
import { tracesOf } from './traces';

describe.each(['a folder', 'S3 storage'])('What is kept of a family, with pictures in %s', (shelf) => {
  let server: TestServer;
  let s3: S3Server | undefined;
  beforeAll(async () => {
    s3 = shelf === 'S3 storage' ? await startS3() : undefined;
    server = await startServer({ services: { seal: QUICK_SEAL }, ...(s3 && { s3: s3.settings }) });
  }, PATIENCE);
  afterAll(async () => {
    await server.stop();
    await s3?.stop();
  });
  const data = (method: 'GET' | 'DELETE', id: number, as: string) =>
    server.call(method, `/api/stone/${id}/data`, { as });
  const move = async (id: number, status: string) =>
    server.store.database.run('update stones set status = $2 where id = $1', [id, status]);

  test('is given to it whole by its link, in a form that machines read', async () => {
    const stone = await orderWithNames(server);
    const { status, json } = await data('GET', stone.id, stone.token);
    expect(status).toBe(200);
    const all = stoneData.parse(json);
    expect(JSON.stringify(all)).toContain(NAMES.dead);
    expect(all.letters.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['question', 'order', 'receipt', 'masonAsked']),
    );
    expect(all.pictures.map(({ name }) => name)).toEqual([stone.picture]);
    expect(Buffer.from(all.pictures[0]?.base64 ?? '', 'base64').toString()).toContain(NAMES.dead);
    expect(all.history.map(({ after }) => after)).toEqual(['ordered', 'sentToMason']);
    expect(all.erasureRequestedAt).toBeNull();
    expect((await data('GET', stone.id, stone.readonlyToken)).status).toBe(403);
    await move(stone.id, 'cancelled');
    await data('DELETE', stone.id, stone.token);
  });

  test('is found where a draft is, and nowhere once its family has erased it', async () => {
    const stone = await draftWithNames(server);
    const found = await tracesOf(server, stone.words, s3);
    // The search itself finds: names and tokens in tables, pictures on their shelf.
    expect(found.filter((each) => each.startsWith('table stones'))).not.toEqual([]);
    expect(found.join('\n')).toContain(s3 ? `s3 pictures/${stone.picture}` : `pictures/${stone.picture}`);
    expect(await data('DELETE', stone.id, stone.token)).toMatchObject({
      status: 200,
      json: { outcome: 'erased' },
    });
    expect(await tracesOf(server, stone.words, s3)).toEqual([]);
    expect((await data('DELETE', stone.id, stone.token)).status).toBe(404);
  });

  test('stays while a mason works on it, and is nowhere once its order is over', async () => {
    const stone = await orderWithNames(server);
    expect((await tracesOf(server, stone.words, s3)).join('\n')).toContain('/outbox/');
    const asked = await data('DELETE', stone.id, stone.token);
    expect(asked.json).toMatchObject({ outcome: 'underWay' });
    const days = (Date.parse(String(asked.json.latestAt)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);
    // Asked again, it is still the first day that counts.
    expect((await data('DELETE', stone.id, stone.token)).json).toEqual(asked.json);
    expect((await data('GET', stone.id, stone.token)).json.erasureRequestedAt).toBe(asked.json.requestedAt);
    const { database, fileStores, letters } = server.store;
    const erasing = { database, fileStores, letters, log: { warn: () => undefined } };
    const rounds = () => removeExpired(erasing, retentionOf({}));
    expect(await rounds()).toEqual({ stones: 0, cases: 0, letters: 0 });
    await move(stone.id, 'invoiced');
    expect(await rounds()).toMatchObject({ stones: 1 });
    expect(await tracesOf(server, stone.words, s3)).toEqual([]);
  });

  test('takes nothing of anybody else with it', async () => {
    const other = await orderWithNames(server);
    const one = await draftWithNames(server);
    // Both show the same picture.
    expect(one.picture).toBe(other.picture);
    await data('DELETE', one.id, one.token);
    expect(await tracesOf(server, [one.token, one.readonlyToken], s3)).toEqual([]);
    expect((await server.call('GET', `/api/picture/${other.picture}`, { as: null })).status).toBe(200);
    expect((await server.call('GET', `/api/stone/${other.id}`, { as: other.token })).status).toBe(200);
    await move(other.id, 'cancelled');
    await data('DELETE', other.id, other.token);
    expect(await tracesOf(server, other.words, s3)).toEqual([]);
  });

  test('is told of and erased with its back by the link of its front, and the back alone by its own', async () => {
    const undertaker = await server.login('bedemand');
    const inCase = await caseWithNames(server, undertaker);
    const twoFaces = async () => {
      const front = await draftWithNames(server, undertaker, inCase);
      const back = await draftWithNames(server, undertaker, inCase, front.id);
      return { front, back };
    };
    const alone = await twoFaces();
    expect((await data('DELETE', alone.back.id, alone.back.token)).json).toEqual({ outcome: 'erased' });
    expect((await server.call('GET', `/api/stone/${alone.front.id}`, { as: undertaker })).status).toBe(200);
    const { front, back } = await twoFaces();
    const all = stoneData.parse((await data('GET', front.id, front.token)).json);
    expect([all.stone.id, all.back?.stone.id]).toEqual([front.id, back.id]);
    expect(all.back?.case).toBeNull();
    expect(stoneData.parse((await data('GET', back.id, back.token)).json).back).toBeUndefined();
    // A link says nothing of the case, and opens its own face alone.
    expect((await server.call('GET', `/api/stone/${back.id}`, { as: front.token })).status).not.toBe(200);
    await move(back.id, 'sentToMason');
    expect((await data('DELETE', front.id, front.token)).json).toMatchObject({ outcome: 'underWay' });
    const asked = stoneData.parse((await data('GET', front.id, front.token)).json);
    expect(asked.erasureRequestedAt).not.toBeNull();
    expect(asked.back?.erasureRequestedAt).not.toBeNull();
    await move(back.id, 'invoiced');
    expect((await data('DELETE', front.id, front.token)).json).toEqual({ outcome: 'erased' });
    expect((await data('GET', back.id, back.token)).status).toBe(404);
    await data('DELETE', alone.front.id, alone.front.token);
    await server.call('DELETE', `/api/project/${inCase}/data`, { as: undertaker });
    expect(await tracesOf(server, [...front.words, ...back.words], s3)).toEqual([]);
  });

  test('of a case is erased by its business, whole or not at all', async () => {
    const undertaker = await server.login('bedemand');
    const id = await caseWithNames(server, undertaker);
    const erase = (as = undertaker) => server.call('DELETE', `/api/project/${id}/data`, { as });
    const draft = await draftWithNames(server, undertaker, id);
    const order = await orderWithNames(server, undertaker, id);
    expect((await erase()).json).toMatchObject({ outcome: 'underWay', stones: [order.id] });
    // What was not under way has stayed with it.
    expect((await server.call('GET', `/api/stone/${draft.id}`, { as: undertaker })).status).toBe(200);
    await move(order.id, 'invoiced');
    expect((await erase()).json).toEqual({ outcome: 'erased' });
    expect(await tracesOf(server, [...draft.words, ...order.words], s3)).toEqual([]);
    expect((await erase()).status).toBe(404);
  });

  test('of a case that was ordered without a stone goes with its letters, sent or waiting', async () => {
    const undertaker = await server.login('bedemand');
    for (const isSent of [true, false]) {
      const id = await caseWithNames(server, undertaker);
      await orderOfCase(server, undertaker, id);
      if (isSent) await deliverToFolder(server);
      const found = (await tracesOf(server, Object.values(NAMES), s3)).join('\n');
      expect(found).toContain('table outbox');
      if (isSent) expect(found).toContain('/outbox/');
      const { json } = await server.call('DELETE', `/api/project/${id}/data`, { as: undertaker });
      expect(json).toEqual({ outcome: 'erased' });
      expect(await tracesOf(server, Object.values(NAMES), s3)).toEqual([]);
    }
  });

  test('of a relative is a name and an address: the stone, the answer and the trail’s chain stay', async () => {
    const stone = await orderWithNames(server);
    const { database, fileStores, letters } = server.store;
    const erasing = { database, fileStores, letters, log: { warn: () => undefined } };
    const trail = async () =>
      approvalTrail.parse(
        (await server.call('GET', `/api/stone/${stone.id}/approval/trail`, { as: stone.token })).json,
      );
    const before = await trail();
    const found = await findByAddress(database, NAMES.relativeAddress.toUpperCase());
    expect(found).toMatchObject({ stones: [], cases: [], approvers: [{ stone_id: stone.id }], letters: [] });
    await erasePerson(erasing, found, true, () => undefined);
    // Another relative of that name, who has approved, is somebody else.
    expect(await tracesOf(server, [NAMES.relativeAddress], s3)).toEqual([]);
    const after = await trail();
    expect([before.isWhole, after.isWhole]).toEqual([true, true]);
    const told = after.entries.slice(0, -1).map(({ hash }) => hash);
    expect(told).toEqual(before.entries.map(({ hash }) => hash));
    expect(after.entries.at(-1)).toMatchObject({ what: 'redacted' });
    // As a backup would bring it back.
    await database.run(`update approvers set email = $2 where id = $1`, [
      found.approvers[0]?.id ?? 0,
      NAMES.relativeAddress,
    ]);
    expect(await eraseAgain(erasing, await allErasures(database))).toBe(1);
    expect(await eraseAgain(erasing, await allErasures(database))).toBe(0);
    expect(await tracesOf(server, [NAMES.relativeAddress], s3)).toEqual([]);
    expect((await trail()).isWhole).toBe(true);
    // What says less now cannot be changed unnoticed either.
    const changed = await database
      .transaction(async (inside) => {
        const [approval] = await inside.rows(
          z.object({ id: z.number() }),
          'select id from approvals where stone_id = $1',
          [stone.id],
        );
        const id = approval?.id ?? 0;
        await inside.run(`select set_config('gravestone.redacting', $1, true)`, [String(id)]);
        const touched = await inside.run(
          `update approval_trail set who = 'Bo' where approval_id = $1 and redacted_at is not null`,
          [id],
        );
        throw Object.assign(new Error('back'), { touched, ...(await trailOf(inside, id)) });
      })
      .catch((error: unknown) => error);
    expect(changed).toMatchObject({ message: 'back', isWhole: false });
    expect((await server.call('GET', `/api/stone/${stone.id}`, { as: stone.token })).json.status).toBe(
      'sentToMason',
    );
    await move(stone.id, 'cancelled');
    await data('DELETE', stone.id, stone.token);
    expect(await tracesOf(server, stone.words, s3)).toEqual([]);
  });

  test('of a case goes though another business has a stone of it by now, which stays there', async () => {
    const undertaker = await server.login('bedemand');
    const id = await caseWithNames(server, undertaker);
    const moved = await draftWithNames(server, undertaker, id);
    await server.store.database.run('update stones set business_id = 1 where id = $1', [moved.id]);
    expect((await server.call('DELETE', `/api/project/${id}/data`, { as: undertaker })).status).toBe(200);
    expect((await server.call('GET', `/api/project/${id}`, { as: undertaker })).status).toBe(404);
    expect((await data('GET', moved.id, moved.token)).status).toBe(200);
    await data('DELETE', moved.id, moved.token);
  });
});
