import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choiceLinkMade } from '../../../src/stone/wire/alternatives';
import { approvalAsked } from '../../../src/stone/wire/approval';
import { LINES, okay, QUICK_SEAL, viewBy } from '../approval/asking';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { createStone, ONE_PIXEL, stoneOf } from '../stoneCalls';

/** Who calls about a stone of which relatives were asked and between whose alternatives a family chooses. */
const ROLES = [
  'relative',
  'relative whose link was revoked',
  'relative whose link has expired',
  'relative of another stone',
  'family that chooses',
  'family whose choice link was called off',
  'family whose choice link has expired',
  'family that chooses of another stone',
  'former holder',
  'user of another business',
  'user of the business',
] as const;
type Role = (typeof ROLES)[number];

/** By AuthCookie: a link that a relative or a family was sent opens no stone, as if there were none; whoever gave it away is told so. */
const ASKING = '404 404 404 404  404 404 404 404  409 404 200';
const READING = '404 404 404 404  404 404 404 404  200 404 200';
/** Of the stones between which a family chooses, which the former holder never had. */
const COMPARING = '404 404 404 404  404 404 404 404  404 404 200';
/** By the token in the address, of an approval. */
const APPROVING = '200 410 410 409  404 404 404 404  404 404 404';
const MIND = '200 410 410 404  404 404 404 404  404 404 404';
const OWN = '200 410 410 200  404 404 404 404  404 404 404';
/** The same of a choice. */
const CHOOSING = '404 404 404 404  200 404 410 200  404 404 404';

/** What each call answers to each role, in their order; whoever may is last, and a link of another stone reaches that stone alone. */
const TABLE: Readonly<Record<string, string>> = {
  'GET /api/stone/{id}/approval': ASKING,
  'GET /api/stone/{id}/approval/trail': ASKING,
  'GET /api/stone/{id}/approval/trail.pdf': ASKING,
  'POST /api/stone/{id}/approval': ASKING,
  'POST /api/stone/{id}/approval/rounds': ASKING,
  'POST /api/stone/{id}/approval/approvers/{approver}/renew': ASKING,
  'POST /api/stone/{id}/approval/approvers/{approver}/revoke': ASKING,
  'POST /api/stone/{id}/approval/approvers/{written}/remind': ASKING,
  'POST /api/stone/{id}/approval/comments/{comment}/messages': ASKING,
  'PUT /api/stone/{id}/approval/comments/{comment}': ASKING,
  'DELETE /api/stone/{id}/approval': ASKING,
  'GET /api/stone/{choice}/alternatives': COMPARING,
  'POST /api/stone/{choice}/alternatives': COMPARING,
  'PUT /api/stone/{choice}/alternatives/name': COMPARING,
  'POST /api/stone/{choice}/alternatives/link': COMPARING,
  'DELETE /api/stone/{choice}/alternatives/link': COMPARING,
  'GET /api/stone/{id}': READING,
  'PUT /api/stone/{id}': ASKING,
  'GET /api/stone/{id}/data': ASKING,
  'DELETE /api/stone/{id}/data': ASKING,
  'GET /api/approve/{token}': OWN,
  'GET /api/approve/{token}/data': OWN,
  'DELETE /api/approve/{token}/data': OWN,
  'GET /api/approve/{token}/picture': OWN,
  'PUT /api/approve/{token}/ticks': APPROVING,
  'POST /api/approve/{token}/comments': APPROVING,
  'POST /api/approve/{token}/comments/{comment}/messages': MIND,
  'PUT /api/approve/{token}/comments/{comment}': MIND,
  'POST /api/approve/{token}': OWN,
  'GET /api/choose/{token}': CHOOSING,
  'GET /api/choose/{token}/picture/A': CHOOSING,
  'PUT /api/choose/{token}': CHOOSING,
};

describe('Links of relatives and of families that choose, and whoever gave a stone away', () => {
  let server: TestServer;
  let undertaker = '';
  let stranger = '';
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
    undertaker = await server.login('bedemand');
    await server.store.database.script(
      `insert into businesses (id, name) values (3, 'Den anden');
       insert into users (username, business_id, password_hash) select 'fremmed', 3, password_hash from users where username = 'bedemand'`,
    );
    stranger = await server.login('fremmed');
  }, PATIENCE);
  afterAll(() => server.stop());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = undertaker) =>
    server.call(method, path, { as, ...(body && { body }) });

  /** A stone that a business took over and asked three relatives about, of which one has commented. */
  async function asked() {
    const family = await createStone(server, { Parms: LINES, stoneImage: ONE_PIXEL });
    const taken = stoneOf(await call('POST', `/api/stone/${family.id}/takeOver`, { token: family.token }));
    const approvers = [{ name: 'Bo' }, { name: 'Ib' }, { name: 'Ida', email: 'ida@example.com' }];
    const at = `/api/stone/${taken.id}/approval`;
    const { approval, links } = approvalAsked.parse(okay(await call('POST', at, { approvers, needed: 1 })));
    const [live = '', revoked = ''] = links.map(({ token }) => token);
    okay(
      await call('POST', `/api/approve/${live}/comments`, { text: 'Hm.', pin: { kind: 'whole' } }, 'public'),
    );
    const { comments, elements } = await viewBy(server, live);
    okay(await call('POST', `${at}/approvers/${links[1]?.approver}/revoke`));
    return {
      ...{ id: taken.id, former: family.token, live, revoked },
      key: elements[0]?.key ?? '',
      approver: approval.approvers[0]?.id ?? 0,
      written: approval.approvers[2]?.id ?? 0,
      comment: comments[0]?.id ?? 0,
    };
  }

  /** A stone with one beside it, and the family's link. */
  async function choice() {
    const { json } = await call('POST', '/api/project/', { decName: 'Karen Holm' });
    const stone = await createStone(
      server,
      { Parms: LINES, stoneImage: ONE_PIXEL, ProjectId: json.id },
      undertaker,
    );
    const at = `/api/stone/${stone.id}/alternatives`;
    okay(await call('POST', at));
    const link = async () => choiceLinkMade.parse(okay(await call('POST', `${at}/link`, {}))).token;
    return { id: stone.id, at, link };
  }

  async function family() {
    const [own, other, late, chosen, elsewhere, over] = [
      await asked(),
      await asked(),
      await asked(),
      await choice(),
      await choice(),
      await choice(),
    ];
    const ended = await chosen.link();
    okay(await call('DELETE', `${chosen.at}/link`));
    const live = await chosen.link();
    const expired = await over.link();
    await server.store.database.run(
      `update choices set link_expires_at = now() - interval '1 second'
       where id = (select choice_id from alternatives where stone_id = $1)`,
      [over.id],
    );
    await server.store.database.run(
      `update approvals set expires_at = now() - interval '1 second' where stone_id = $1`,
      [late.id],
    );
    const tokens: Readonly<Record<Role, string>> = {
      relative: own.live,
      'relative whose link was revoked': own.revoked,
      'relative whose link has expired': late.live,
      'relative of another stone': other.live,
      'family that chooses': live,
      'family whose choice link was called off': ended,
      'family whose choice link has expired': expired,
      'family that chooses of another stone': await elsewhere.link(),
      'former holder': own.former,
      'user of another business': stranger,
      'user of the business': undertaker,
    };
    return { own, chosen, tokens };
  }

  function bodyOf(line: string, { key }: { readonly key: string }): object | undefined {
    const bodies: Readonly<Record<string, object>> = {
      'POST /api/stone/{id}/approval': { approvers: [{ name: 'Bo' }], needed: 1 },
      'POST /api/stone/{id}/approval/comments/{comment}/messages': { text: 'Her.' },
      'PUT /api/stone/{id}/approval/comments/{comment}': { isResolved: true },
      'PUT /api/stone/{choice}/alternatives/name': { name: 'Lys granit' },
      'POST /api/stone/{choice}/alternatives/link': {},
      'PUT /api/stone/{id}': { designName: 'Ny' },
      'PUT /api/approve/{token}/ticks': { key, isTicked: true },
      'POST /api/approve/{token}/comments': { text: 'Her.', pin: { kind: 'element', key }, round: 1 },
      'POST /api/approve/{token}/comments/{comment}/messages': { text: 'Her.' },
      'PUT /api/approve/{token}/comments/{comment}': { isResolved: true },
      'POST /api/approve/{token}': { round: 1, decision: 'object' },
      'PUT /api/choose/{token}': { letter: 'A' },
    };
    return bodies[line];
  }

  test.each(Object.entries(TABLE))(
    '%s',
    async (line, statuses) => {
      const { own, chosen, tokens } = await family();
      const [method = '', template = ''] = line.split(' ');
      const isByPath = template.includes('{token}');
      const got: Record<string, number> = {};
      for (const role of ROLES) {
        const filled = { ...own, choice: chosen.id, token: tokens[role] };
        const path = template.replace(/\{(\w+)\}/g, (_, name: keyof typeof filled) => String(filled[name]));
        const as = isByPath ? 'public' : tokens[role];
        const body = bodyOf(line, own);
        got[role] = (await server.call(method as 'GET', path, { as, ...(body && { body }) })).status;
      }
      const expected = statuses.trim().split(/\s+/).map(Number);
      expect(got).toEqual(Object.fromEntries(ROLES.map((role, index) => [role, expected[index]])));
    },
    PATIENCE,
  );
});
