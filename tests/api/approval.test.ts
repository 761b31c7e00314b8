import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  answerApproval,
  answerComment,
  approvalPicture,
  askApproval,
  commentOn,
  endApproval,
  fetchApproval,
  fetchApprovalView,
  mindApprover,
  replyTo,
  sendForApproval,
  settleByLink,
  settleComment,
  tickElement,
} from '../../src/api/approval';
import { followApproval } from '../../src/api/approvalChanges';
import { LINES, QUICK_SEAL } from '../server/approval/asking';
import { PATIENCE } from '../server/emptyDatabase';
import { startServer, type TestServer } from '../server/startServer';
import { createStone } from '../server/stoneCalls';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ services: { seal: QUICK_SEAL } });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, given: RequestInit) => real(`${url}${path}`, given));
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
}, PATIENCE);
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

test('The app asks, answers, watches and ends an approval by a real server’s calls', async () => {
  const stone = await createStone(server, { Parms: LINES });
  const address = { id: stone.id, token: stone.token };
  const { signal } = new AbortController();
  const asked = await askApproval(address, { approvers: [{ name: 'Bo' }], needed: 1 }, 'k1', signal);
  const token = asked.links[0]?.token ?? '';
  const watching = new AbortController();
  let told = 0;
  const watched = followApproval(
    address,
    {
      told: () => {
        told += 1;
      },
      heard: () => undefined,
    },
    watching.signal,
  ).catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { elements } = await fetchApprovalView(token, signal);
  const key = elements[0]?.key ?? '';
  expect((await tickElement(token, { key, isTicked: true, round: 1 }, signal)).elements[0]?.isTicked).toBe(
    true,
  );
  const commented = await commentOn(
    token,
    { text: 'Hm.', pin: { kind: 'letter', key, letter: 0 }, round: 1 },
    'k2',
    signal,
  );
  const comment = commented.comments[0]?.id ?? 0;
  expect(commented.comments[0]?.about).toBe('K');
  await replyTo(token, comment, 'Ja.', 'k3', signal);
  await answerComment(address, comment, 'Gut.', 'k4', signal);
  expect((await settleComment(address, comment, true, signal)).comments[0]?.resolvedAt).not.toBeNull();
  expect((await settleByLink(token, comment, false, signal)).comments[0]?.resolvedAt).toBeNull();
  for (const each of elements) await tickElement(token, { key: each.key, isTicked: true, round: 1 }, signal);
  // A remark that is open holds it back.
  expect((await answerApproval(token, { round: 1, decision: 'approve' }, signal)).state).toBe('commented');
  expect((await settleByLink(token, comment, true, signal)).state).toBe('approved');
  await expect.poll(() => told, { timeout: 10_000 }).toBeGreaterThan(0);
  watching.abort();
  expect(await watched).toMatchObject({ name: 'AbortError' });
  expect((await fetch(approvalPicture(token, 1), {})).status).toBe(200);
  expect((await sendForApproval(address, 'k5', signal)).approval).toMatchObject({
    round: 2,
    state: 'asked',
  });
  const approver = asked.approval.approvers[0]?.id ?? 0;
  const renewed = (await mindApprover(address, approver, 'renew', signal)).links[0]?.token ?? '';
  await expect(fetchApprovalView(token, signal)).rejects.toThrow('Der Link gilt nicht mehr');
  expect((await fetchApprovalView(renewed, signal)).round).toBe(2);
  expect((await endApproval(address, signal)).approval.state).toBe('ended');
  expect((await fetchApproval(address, signal)).approval?.state).toBe('ended');
});
