import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealOf } from '../../../server/drawing/sealScene';
import { designHash } from '../../../server/store/approvals/designHash';
import { setApprovalDemanded } from '../../../server/store/businesses';
import { masonTokens } from '../../../server/store/masonLinks';
import { design } from '../../../src/stone/stone';
import { approvalAsked } from '../../../src/stone/wire/approval';
import { masonOrderDetail } from '../../../src/stone/wire/mason';
import { letterToRead } from '../../../src/stone/wire/order';
import { PATIENCE } from '../emptyDatabase';
import { CONTACT, deliver } from '../mason/atMason';
import { startServer, type TestServer } from '../startServer';
import { createStone, ONE_PIXEL } from '../stoneCalls';
import { approvalOf, approveBy, askFor, LINES, okay, tickAll, viewBy } from './asking';

describe('A stone of a business that demands approval', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    // Which design is sealed matters here, and no more of it.
    const zero = '0'.repeat(64);
    server = await startServer({
      services: {
        seal: async (given) => ({
          seal: sealOf({ design: designHash(given), outlines: zero, catalogue: zero, picture: zero }),
          picture: new Uint8Array([1]),
        }),
      },
    });
    undertaker = await server.login('bedemand');
    await setApprovalDemanded(server.store.database, 2, true);
  }, PATIENCE);
  afterAll(() => server.stop());

  const order = async (id: number) => {
    okay(
      await server.call('POST', `/api/sendToMason/${id}`, {
        as: undertaker,
        body: { StonemasonId: 1, ...CONTACT },
      }),
    );
    await deliver(server, id);
  };
  const draft = () => createStone(server, { Parms: LINES, stoneImage: ONE_PIXEL }, undertaker);
  const ask = (id: number) =>
    server.call('POST', `/api/stone/${id}/approval`, {
      as: undertaker,
      body: { approvers: [{ name: 'Bo' }], needed: 1 },
    });
  const read = (id: number, token: string) => server.call('GET', `/api/stone/${id}`, { as: token });
  const masonOf = async (id: number) =>
    (await masonTokens(server.store.database, [id])).get(id) ?? 'the mason has no link';
  const atMason = async (id: number) =>
    masonOrderDetail.parse(
      okay(await server.call('GET', `/api/mason/orders/${id}`, { as: await masonOf(id) })),
    );
  const letter = async (id: number) =>
    letterToRead.parse(
      okay(await server.call('GET', `/api/sendToMason/${id}?StonemasonId=1`, { as: undertaker })),
    );

  test('says before it is sent that nothing is cut until the family has approved it', async () => {
    const made = await askFor(server, { as: undertaker });
    const { id } = made.stone;
    expect((await letter(id)).awaitsApproval).toEqual([id]);
    await tickAll(server, made.token);
    okay(await approveBy(server, made.token));
    expect(await letter(id)).not.toHaveProperty('awaitsApproval');
    await setApprovalDemanded(server.store.database, 2, false);
    expect(await letter((await draft()).id)).not.toHaveProperty('awaitsApproval');
    await setApprovalDemanded(server.store.database, 2, true);
  });

  test('is asked about when it is ordered already, as the very version that was ordered, until it is cut', async () => {
    const made = await draft();
    await order(made.id);
    const ordered = await read(made.id, undertaker);
    const asked = approvalAsked.parse(okay(await ask(made.id)));
    // Keys are no change of what is ordered: neither its mason nor his letter has another version.
    expect(asked.stone.version).toBe(ordered.json.version);
    expect(asked.stone.Parms.map(({ key }) => key)).toEqual(LINES.map(() => expect.any(String)));
    expect(asked.stone.status).toBe('sentToMason');
    const token = asked.links[0]?.token ?? '';
    await tickAll(server, token);
    expect((await atMason(made.id)).awaitsApproval).toBe(true);
    okay(await approveBy(server, token));
    const detail = await atMason(made.id);
    expect(detail.awaitsApproval).toBeUndefined();
    expect(detail.order.stones[0]?.seal?.number).toBe(asked.approval.seal);

    // A mason who has begun would cut on: it is too late to ask.
    await server.store.database.run(`update stones set status = 'processing' where id = $1`, [made.id]);
    const late = await ask(made.id);
    expect([late.status, late.json.code]).toEqual([409, 'alreadyCut']);
  });

  test('has no seal once its approval was called off, since its files are shut too, and is asked about anew', async () => {
    const made = await askFor(server, { as: undertaker });
    const { id } = made.stone;
    await tickAll(server, made.token);
    okay(await approveBy(server, made.token));
    await order(id);
    const { seal } = (await approvalOf(server, made)) ?? {};
    const told = (await atMason(id)).order;
    expect(told.stones[0]?.seal?.number).toBe(seal);
    // The letter has told its mason the seal, as the post writes it down.
    await server.store.database.run(
      `update outbox set order_json = $2 where $1 = any (stone_ids) and kind = 'order'`,
      [id, JSON.stringify(told)],
    );
    okay(await server.call('DELETE', `/api/stone/${id}/approval`, { as: undertaker }));
    const closed = await atMason(id);
    expect(closed.awaitsApproval).toBe(true);
    expect(closed.order.stones[0]).not.toHaveProperty('seal');
    const again = approvalAsked.parse(okay(await ask(id)));
    const token = again.links[0]?.token ?? '';
    await tickAll(server, token);
    okay(await approveBy(server, token));
    const open = await atMason(id);
    expect(open.awaitsApproval).toBeUndefined();
    expect(open.order.stones[0]?.seal?.number).toBe(again.approval.seal);
  });

  test('tells whoever only reads it that there is nothing to cut from yet, and not whoever draws it', async () => {
    const made = await askFor(server, { as: undertaker });
    const { id, readonlyToken } = made.stone;
    const reader = async () => okay(await read(id, readonlyToken)).awaitsApproval;
    expect(await reader()).toBe(true);
    expect(okay(await read(id, undertaker))).not.toHaveProperty('awaitsApproval');
    await tickAll(server, made.token);
    okay(await approveBy(server, made.token));
    expect(await reader()).toBeUndefined();
  });

  test('is not approved while a remark is open, however many agree, and its files wait for that', async () => {
    const approvers = [{ name: 'Bo' }, { name: 'Ida' }];
    const made = await askFor(server, { as: undertaker, body: { approvers, needed: 1 } });
    const { id } = made.stone;
    const [bo = '', ida = ''] = made.asked.links.map(({ token }) => token);
    await tickAll(server, bo);
    okay(await approveBy(server, bo));
    await order(id);
    expect((await atMason(id)).awaitsApproval).toBeUndefined();
    okay(
      await server.call('POST', `/api/approve/${ida}/comments`, {
        body: { pin: { kind: 'whole' }, text: 'Datoen er forkert.' },
      }),
    );
    const remarked = await approvalOf(server, made);
    expect(remarked?.state).toBe('commented');
    const waiting = await atMason(id);
    expect(waiting.awaitsApproval).toBe(true);
    expect(waiting.order.stones[0]).not.toHaveProperty('seal');
    okay(
      await server.call('PUT', `/api/stone/${id}/approval/comments/${remarked?.comments[0]?.id}`, {
        as: undertaker,
        body: { isResolved: true },
      }),
    );
    expect((await approvalOf(server, made))?.state).toBe('approved');
    expect((await atMason(id)).awaitsApproval).toBeUndefined();
  });

  test('keeps what its mason proposes when relatives are asked meanwhile, and asks them again once it is accepted', async () => {
    const made = await draft();
    await order(made.id);
    const mason = await masonOf(made.id);
    const { order: told } = await atMason(made.id);
    const changes = [{ element: 0, y: 105 }];
    const proposed = okay(
      await server.call('POST', `/api/stone/${made.id}/proposal`, {
        as: mason,
        body: { version: told.stones[0]?.version, reason: 'Lidt længere nede.', changes },
      }),
    );
    const asked = approvalAsked.parse(okay(await ask(made.id)));
    const token = asked.links[0]?.token ?? '';
    await tickAll(server, token);
    okay(
      await server.call('PUT', `/api/stone/${made.id}/proposal`, {
        as: undertaker,
        body: { proposal: (proposed.proposal as { id: number }).id, decision: 'accept' },
      }),
    );
    const now = design.parse(okay(await read(made.id, undertaker)));
    expect(now.Parms[0]?.position.y).toBe(105);
    expect(now.Parms.map(({ key }) => key)).toEqual(asked.stone.Parms.map(({ key }) => key));
    const view = await viewBy(server, token);
    expect(view.round).toBe(2);
    // Only the line that was moved is read anew.
    expect(view.elements.filter(({ isTicked }) => !isTicked).map(({ text }) => text)).toEqual(['Karen Holm']);
  });
});
