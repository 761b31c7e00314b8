import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApprovalLink } from '../../../server/store/approvals/links';
import { approvalFound, approvalTrail } from '../../../src/stone/wire/approval';
import { caseApprovalAsked } from '../../../src/stone/wire/caseApproval';
import { relativeData } from '../../../src/stone/wire/relativeData';
import { approveBy, askFor, LINES, okay, QUICK_SEAL, tickAll } from '../approval/asking';
import { PATIENCE } from '../emptyDatabase';
import { startServer, type TestServer } from '../startServer';
import { createStone } from '../stoneCalls';
import { deliverToFolder } from './lasting';
import { tracesOf } from './traces';

describe('What is kept of a relative who was asked to approve', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ services: { seal: QUICK_SEAL } });
  }, PATIENCE);
  afterAll(() => server.stop());
  const dataOf = (token: string) => server.call('GET', `/api/approve/${token}/data`);
  const erase = (token: string) => server.call('DELETE', `/api/approve/${token}/data`);
  /** A link as a letter has one. */
  const linkOf = (approver: number | undefined) =>
    server.store.database.transaction((inside) => openApprovalLink(inside, approver ?? 0));

  /** A stone about which two with addresses were asked, by letters that were delivered. */
  async function asked(name: string, other: string) {
    const addressOf = (of: string) => `${of.toLowerCase().replaceAll(/[^a-z]/g, '.')}@example.com`;
    const approvers = [name, other].map((each) => ({ name: each, email: addressOf(each) }));
    const given = await askFor(server, { body: { approvers, needed: 1 } });
    await deliverToFolder(server);
    const [own, others] = given.asked.approval.approvers.map(({ id }) => id);
    return {
      ...given,
      at: `/api/stone/${given.stone.id}/approval`,
      email: addressOf(name),
      ...{ token: await linkOf(own), others: await linkOf(others), otherEmail: addressOf(other) },
    };
  }

  test('is told to them by their own link: who they are, what they answered, wrote and ticked, letters, and their trail', async () => {
    const [name, other] = ['Sigvald Kvistgaardsen', 'Bodil Toftskovgaard'];
    const { stone, token, others, email, otherEmail } = await asked(name, other);
    const comment = (by: string, text: string) =>
      server.call('POST', `/api/approve/${by}/comments`, { body: { text, pin: { kind: 'whole' } } });
    okay(await comment(token, 'Med to a, tak.'));
    okay(await comment(others, 'Det er den andens.'));
    const body = { round: 1, decision: 'object', text: 'Det er stavet forkert.' };
    okay(await server.call('POST', `/api/approve/${token}`, { body }));
    const told = await dataOf(token);
    const data = relativeData.parse(okay(told));
    expect(data).toMatchObject({ name, email, locale: 'da' });
    expect(data.stones).toMatchObject([
      {
        stone: stone.id,
        answers: [{ decision: 'objected', text: 'Det er stavet forkert.' }],
        remarks: [{ text: 'Med to a, tak.' }],
        ticks: [],
        trail: [{ what: 'commented' }, { what: 'objected' }],
      },
    ]);
    expect(data.letters).toMatchObject([{ kind: 'approvalAsked', recipient: email }]);
    // Nothing of the other one, and nothing of the stone.
    for (const words of [other, otherEmail, 'Det er den andens.', 'Elsket og savnet'])
      expect(told.text).not.toContain(words);
  });

  test('is erased by it: no trace of name and address, the answer counts on, the trail is whole, and the link is no more', async () => {
    const [name, other] = ['Regitze Vindumsborg', 'Torkild Hessellund'];
    const { as, at, token, email } = await asked(name, other);
    await tickAll(server, token);
    okay(await approveBy(server, token));
    expect((await tracesOf(server, [name, email])).length).toBeGreaterThan(3);
    expect(okay(await erase(token))).toEqual({ outcome: 'erased' });
    expect(await tracesOf(server, [name, email])).toEqual([]);
    const { approval } = approvalFound.parse(okay(await server.call('GET', at, { as })));
    expect(approval?.state).toBe('approved');
    expect(approval?.approvers.map((each) => each.name)).toEqual(['–', other]);
    const trail = approvalTrail.parse(okay(await server.call('GET', `${at}/trail`, { as })));
    expect([trail.isWhole, trail.entries.at(-1)?.what]).toEqual([true, 'redacted']);
    for (const again of [await dataOf(token), await erase(token)]) expect(again.status).toBe(410);
  });

  test('goes from every stone of a case that they were asked about with one letter, and the letter with it', async () => {
    const as = await server.login('bedemand');
    const { json } = await server.call('POST', '/api/project/', { as, body: { decName: 'Karen Holm' } });
    const inCase = () => createStone(server, { Parms: LINES, ProjectId: json.id }, as);
    const stones = [await inCase(), await inCase()];
    const [name, email] = ['Asbjørn Munkholmgaard', 'asbjorn.munkholmgaard@example.com'];
    const answer = await server.call('POST', `/api/project/${json.id}/approval`, {
      ...{ as, body: { approvers: [{ name, email }], needed: 1 } },
      headers: { 'idempotency-key': randomUUID() },
    });
    const { asked: both } = caseApprovalAsked.parse(okay(answer));
    await deliverToFolder(server);
    // By the link to the second stone; the letter is the first one's.
    const token = await linkOf(both[1]?.approval.approvers[0]?.id);
    const data = relativeData.parse(okay(await dataOf(token)));
    expect(data.stones.map(({ stone }) => stone)).toEqual(stones.map(({ id }) => id));
    expect(data.letters.map(({ kind }) => kind)).toEqual(['approvalsAsked']);
    okay(await erase(token));
    expect(await tracesOf(server, [name, email])).toEqual([]);
  });
});
