import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inventSecret } from '../../../server/credentials/webhookSignature';
import { masonNoticeText } from '../../../server/jobs/masonNoticeText';
import { catalogueLists } from '../../../server/store/catalogueLists';
import { masonTokens } from '../../../server/store/masonLinks';
import { addWebhook } from '../../../server/store/webhooks';
import { writtenMoney } from '../../../src/stone/price/money';
import { masonOrderDetail } from '../../../src/stone/wire/mason';
import { proposalFound } from '../../../src/stone/wire/proposal';
import { approvalOf, approveBy, askFor, LINES, okay, QUICK_SEAL, tickAll, trailBy } from '../approval/asking';
import { PATIENCE } from '../emptyDatabase';
import { SAMPLE_CATALOGUE } from '../sampleCatalogue';
import { startServer, type TestServer } from '../startServer';
import { type AtMason, CONTACT, deliver, noticesAbout, orderAtMason } from './atMason';

const REASON = 'Den tyndeste streg bliver under 1 mm.';
const MAIL = 'anna@bedemand.example';
const found = z.object({
  version: z.number(),
  status: z.string(),
  Parms: z.array(z.object({ fontSize: z.string() }).loose()),
});
const KINDS = ['masonProposed', 'proposalAccepted', 'proposalDeclined'];

describe('A counter-proposal of the mason', () => {
  let server: TestServer;
  let undertaker = '';
  beforeAll(async () => {
    const { prices } = await catalogueLists('catalogue');
    server = await startServer({
      catalogue: { ...SAMPLE_CATALOGUE, prices },
      services: { seal: QUICK_SEAL },
    });
    undertaker = await server.login('bedemand');
    await server.store.database.run(`update users set email = '${MAIL}' where username = 'bedemand'`);
  }, PATIENCE);
  afterAll(() => server.stop());

  type Ordered = Pick<AtMason, 'id' | 'token' | 'mason'>;
  const at = ({ id }: Ordered) => `/api/stone/${id}/proposal`;
  const now = async (made: Ordered, as = undertaker) =>
    found.parse(okay(await server.call('GET', `/api/stone/${made.id}`, { as })));
  const propose = async (made: Ordered, height: number, more: object = {}) =>
    server.call('POST', at(made), {
      as: made.mason,
      body: {
        version: (await now(made, made.mason)).version,
        reason: REASON,
        changes: [{ element: 0, height }],
        ...more,
      },
    });
  const read = async (made: Ordered, as: string) =>
    proposalFound.parse(okay(await server.call('GET', at(made), { as }))).proposal;
  const answer = (made: Ordered, as: string, body: object) => server.call('PUT', at(made), { as, body });
  const heightOf = async (made: Ordered) => (await now(made, made.mason)).Parms[0]?.fontSize;
  const ordered = () =>
    orderAtMason(server, {
      as: undertaker,
      design: { StoneTypeId: 15, StoneTypeVariantId: 1501, Parms: LINES },
    });
  /** What a stone costs in its order, in øre. */
  async function costOf({ id, mason }: Ordered): Promise<number> {
    const { json } = await server.call('GET', `/api/mason/orders/${id}`, { as: mason });
    return masonOrderDetail.parse(json).order.stones[0]?.Price ?? Number.NaN;
  }
  /** The letter to somebody that a proposal was accepted. */
  const letterTo = async (recipient: string, id: number) =>
    (
      await masonNoticeText(
        server.store.database,
        { kind: 'proposalAccepted', recipient, locale: 'da', stoneIds: [id] },
        'https://sten.example',
      )
    )?.text;
  /** The token of the link in the letter about a proposal to somebody without a login. */
  async function letterLink({ id }: Ordered): Promise<string> {
    const notice = {
      kind: 'masonProposed',
      recipient: 'bo@example.com',
      locale: 'da',
      stoneIds: [id],
    } as const;
    const letter = await masonNoticeText(server.store.database, notice, 'https://sten.example');
    return /\/proposal\/(pr_[\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  }

  test('stands beside the order until it is accepted, and is the order’s design then, once', async () => {
    const made = await ordered();
    const agreed = await costOf(made);
    const proposed = proposalFound.parse(okay(await propose(made, 34)));
    // Nine letters of the next class, 12 kr. more each.
    const price = { ordered: agreed, proposed: agreed + 9 * 1200, currency: 'DKK', vat: 'included' };
    expect(proposed.price).toEqual(price);
    expect([await costOf(made), agreed > 0]).toEqual([agreed, true]);
    expect(await heightOf(made)).toBe('30');
    const seen = await read(made, undertaker);
    expect(seen).toMatchObject({ state: 'open', reason: REASON });
    expect([seen?.ordered.Parms[0], seen?.proposed.Parms[0]]).toMatchObject([
      { fontSize: '30' },
      { fontSize: '34' },
    ]);
    const before = (await now(made)).version;
    const hears = { hears: { stonemasonId: 1 }, url: 'https://erp.example/orders', secret: inventSecret() };
    await addWebhook(server.store.database, { ...hears, events: ['order.proposal.accepted'] });
    const body = { proposal: proposed.proposal?.id, decision: 'accept' };
    // Pressed twice by the undertaker, and by the family besides.
    const all = await Promise.all([undertaker, undertaker, made.token].map((as) => answer(made, as, body)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await now(made);
    expect([after.version - before, after.status, await heightOf(made)]).toEqual([1, 'sentToMason', '34']);
    expect(await read(made, made.mason)).toMatchObject({
      state: 'accepted',
      ordered: { Parms: [{ fontSize: '30' }, {}, {}] },
    });
    expect(await noticesAbout(server, made.id, KINDS)).toEqual([
      { kind: 'masonProposed', recipient: MAIL, locale: 'da' },
      { kind: 'proposalAccepted', recipient: MAIL, locale: 'da' },
      { kind: 'proposalAccepted', recipient: 'mason@example.com', locale: 'da' },
    ]);
    // The mason's program is told once, by numbers.
    const message = z.object({ event: z.string(), data: z.string() });
    const messages = 'select event, data::text as data from webhook_messages';
    expect(await server.store.database.rows(message, messages)).toEqual([
      { event: 'order.proposal.accepted', data: expect.stringContaining(`"stones":[${made.id}]`) },
    ]);
    // Its new price stands in both letters, and in the order.
    expect(await costOf(made)).toBe(price.proposed);
    const said = writtenMoney(price.proposed, 'DKK', 'da').replaceAll(/\s/g, ' ');
    for (const [recipient, words] of [
      [MAIL, 'er godtaget og er nu det, der er bestilt'],
      ['mason@example.com', 'Hug ikke efter filer'],
    ] as const) {
      const letter = await letterTo(recipient, made.id);
      expect(letter).toContain(`Pris efter prislisten: ${said} inkl. moms`);
      expect(letter).toContain(words);
    }
    const history = await server.call('GET', `/api/stone/${made.id}/history`, { as: undertaker });
    const done = z.array(z.object({ kind: z.string(), by: z.string() })).parse(history.json.results);
    expect(done.slice(-2)).toMatchObject([
      { kind: 'proposed', by: 'mason' },
      { kind: 'proposalAccepted', by: expect.stringMatching(/bedemand|link/) },
    ]);
    const declined = await answer(made, undertaker, { ...body, decision: 'decline', text: 'Alligevel ikke' });
    expect([declined.status, declined.json.code]).toEqual([409, 'proposalAnswered']);
    // What its letter says, and what the mason's machine fetches, is of the accepted design.
    const letters = z.object({ order_json: z.string().nullable() });
    const about = `select order_json from outbox where kind = 'order' and stone_ids @> array[$1::bigint]`;
    expect(await server.store.database.rows(letters, about, [made.id])).toEqual([{ order_json: null }]);
    const { order } = (await server.call('GET', `/api/mason/orders/${made.id}`, { as: made.mason })).json;
    expect(JSON.stringify(order)).toContain('34');
    expect(order).toMatchObject({ stones: [{ Price: price.proposed, Currency: 'DKK' }] });
  });

  test('leaves the price as agreed where it changes nothing that costs, whatever the list asks since', async () => {
    const made = await ordered();
    await server.store.database.run(`update stones set price = 123456, priced_by = 'earlier' where id = $1`, [
      made.id,
    ]);
    const moved = { changes: [{ element: 0, x: 290 }] };
    const { proposal, price } = proposalFound.parse(okay(await propose(made, 0, moved)));
    expect(price).toBeNull();
    okay(await answer(made, undertaker, { proposal: proposal?.id, decision: 'accept' }));
    expect(await costOf(made)).toBe(123_456);
  });

  test('leaves the order as it was where it is declined, with a word why', async () => {
    const made = await ordered();
    const { proposal } = proposalFound.parse(okay(await propose(made, 36)));
    const body = { proposal: proposal?.id, decision: 'decline' };
    expect((await answer(made, undertaker, body)).status).toBe(400);
    const { version } = await now(made);
    okay(await answer(made, undertaker, { ...body, text: 'Navnet skal ikke fylde mere.' }));
    expect([(await now(made)).version, await heightOf(made)]).toEqual([version, '30']);
    expect(await read(made, made.mason)).toMatchObject({
      ...{ state: 'declined', answer: 'Navnet skal ikke fylde mere.', answeredBy: 'undertaker' },
    });
    expect((await noticesAbout(server, made.id, KINDS)).map(({ kind }) => kind)).toEqual([
      'masonProposed',
      'proposalDeclined',
    ]);
  });

  test('replaces an earlier one, which can be accepted no more', async () => {
    const made = await ordered();
    const first = proposalFound.parse(okay(await propose(made, 34))).proposal;
    const second = proposalFound.parse(okay(await propose(made, 40))).proposal;
    const late = await answer(made, undertaker, { proposal: first?.id, decision: 'accept' });
    expect([late.status, late.json.code]).toEqual([409, 'proposalNotOpen']);
    okay(await answer(made, undertaker, { proposal: second?.id, decision: 'accept' }));
    expect(await heightOf(made)).toBe('40');
  });

  test('is made once where the mason sends it again, since its answer did not reach him', async () => {
    const made = await ordered();
    const first = proposalFound.parse(okay(await propose(made, 34))).proposal?.id;
    const again = proposalFound.parse(okay(await propose(made, 34))).proposal;
    expect(again).toMatchObject({ id: first, state: 'open' });
    // Another reason is another proposal.
    const other = proposalFound.parse(okay(await propose(made, 34, { reason: 'Jeg har ikke en 30 mm.' })));
    expect(other.proposal?.id).not.toBe(first);
  });

  test('is refused once cutting has begun, and an open one lapses by that', async () => {
    const made = await ordered();
    const { proposal } = proposalFound.parse(okay(await propose(made, 34)));
    for (const status of ['received', 'processing'])
      okay(await server.call('PUT', `/api/stone/${made.id}/status`, { as: made.mason, body: { status } }));
    expect((await propose(made, 35)).json.code).toBe('alreadyCut');
    expect(await read(made, undertaker)).toMatchObject({ state: 'lapsed' });
    const late = await answer(made, undertaker, { proposal: proposal?.id, decision: 'accept' });
    expect([late.json.code, await heightOf(made)]).toEqual(['proposalNotOpen', '30']);
  });

  test('is refused where it builds on another version, changes nothing, or would change words', async () => {
    const made = await ordered();
    expect((await propose(made, 34, { version: 1_000 })).json.code).toBe('proposalStale');
    expect((await propose(made, 30)).json.code).toBe('proposalUnfit');
    expect((await propose(made, 30, { changes: [{ element: 9, x: 10 }] })).json.code).toBe('proposalUnfit');
    expect((await propose(made, 30, { changes: [{ element: 0, subText: 'Karin' }] })).status).toBe(400);
    expect((await propose(made, 34, { reason: ' ' })).status).toBe(400);
    expect(await read(made, undertaker)).toBeNull();
  });

  test('is accepted by the link in a letter, which is for nothing else and ends with the order', async () => {
    const made = await orderAtMason(server, { design: { Parms: LINES } });
    okay(await propose(made, 34));
    // Whoever ordered it themselves is written to at the address that they confirmed.
    expect(await noticesAbout(server, made.id, KINDS)).toMatchObject([{ recipient: CONTACT.contactEmail }]);
    const token = await letterLink(made);
    expect((await server.call('GET', `/api/stone/${made.id}`, { as: token })).status).toBe(404);
    const { proposal } = proposalFound.parse(okay(await server.call('GET', `/api/proposal/${token}`, {})));
    expect(proposal?.ordered).toMatchObject({ contactEmail: '' });
    const body = { proposal: proposal?.id, decision: 'accept' };
    okay(await server.call('PUT', `/api/proposal/${token}`, { body }));
    expect(await read(made, made.token)).toMatchObject({ state: 'accepted', answeredBy: 'family' });
    const privileged = await server.login('admin');
    okay(
      await server.call('PUT', `/api/stone/${made.id}/status`, {
        as: privileged,
        body: { status: 'cancelled' },
      }),
    );
    expect((await server.call('GET', `/api/proposal/${token}`, {})).status).toBe(404);
    expect((await server.call('GET', '/api/proposal/pr_what-is-this-after-all', {})).status).toBe(404);
  });

  test('voids the seal of a stone that was approved, and asks the relatives again', async () => {
    const asked = await askFor(server, { as: undertaker });
    await tickAll(server, asked.token);
    okay(await approveBy(server, asked.token));
    const { id } = asked.stone;
    okay(
      await server.call('POST', `/api/sendToMason/${id}`, {
        as: undertaker,
        body: { StonemasonId: 1, ...CONTACT },
      }),
    );
    await deliver(server, id);
    const mason = (await masonTokens(server.store.database, [id])).get(id) ?? '';
    const made = { id, token: asked.stone.token, mason };
    const seal = async () => {
      const { json } = await server.call('GET', `/api/mason/orders/${id}`, { as: mason });
      return masonOrderDetail.parse(json).order.stones[0]?.seal;
    };
    expect(await seal()).toBeDefined();
    const { proposal } = proposalFound.parse(okay(await propose(made, 34)));
    expect((await approvalOf(server, asked))?.state).toBe('approved');
    okay(await answer(made, undertaker, { proposal: proposal?.id, decision: 'accept' }));
    expect(await approvalOf(server, asked)).toMatchObject({ state: 'asked', round: 2 });
    expect(await seal()).toBeUndefined();
    const { isWhole, entries } = await trailBy(server, asked);
    expect(isWhole).toBe(true);
    expect(entries.slice(-3).map(({ what, who }) => [what, who])).toEqual([
      ['voided', 'Programmet'],
      ['proposalAccepted', 'bedemand'],
      ['sent', 'bedemand'],
    ]);
    expect((await noticesAbout(server, id, ['approvalRenewed'])).map(({ recipient }) => recipient)).toEqual([
      'ida@example.com',
    ]);
    // The line that is another is read again first.
    expect((await approveBy(server, asked.token, 2)).json.code).toBe('approvalUnread');
    await tickAll(server, asked.token);
    okay(await approveBy(server, asked.token, 2));
    expect((await approvalOf(server, asked))?.state).toBe('approved');
  });
});
