import type { z } from 'zod';
import { sealOf } from '../../../server/drawing/sealScene';
import type { Services } from '../../../server/services';
import { approvalAsked, approvalFound, approvalTrail, approvalView } from '../../../src/stone/wire/approval';
import type { Answer, TestServer } from '../startServer';
import { createStone, type MadeStone, ONE_PIXEL } from '../stoneCalls';

/** A line of letters as a body has it. */
export const line = (subText: string, y: number, more: object = {}) => ({
  ...{ type: 'text', subText, fontFamily: 'Cinzel', fontSize: '30', scale: 1 },
  position: { x: 300, y, rotation: 0 },
  ...more,
});

/** Three lines, as most stones have them. */
export const LINES = [line('Karen Holm', 100), line('1941 – 2026', 200), line('Elsket og savnet', 300)];

export const RELATIVES = [{ name: 'Bo' }, { name: 'Ida', email: 'ida@example.com' }];

/** An approval that was asked, and the token of the link that is handed over. */
export interface AskedStone {
  readonly stone: MadeStone;
  readonly as: string;
  readonly asked: z.infer<typeof approvalAsked>;
  readonly token: string;
}

/** What an answer says. @throws where it is refused. */
export function okay(answer: Answer): Answer['json'] {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.json;
}

/** Creates a stone and asks relatives to approve it. */
export async function askFor(
  server: TestServer,
  { as, design = {}, body = {} }: { as?: string; design?: object; body?: object } = {},
): Promise<AskedStone> {
  const stone = await createStone(server, { Parms: LINES, stoneImage: ONE_PIXEL, ...design }, as);
  const by = as ?? stone.token;
  const answer = await server.call('POST', `/api/stone/${stone.id}/approval`, {
    as: by,
    body: { approvers: RELATIVES, needed: 1, ...body },
  });
  const asked = approvalAsked.parse(okay(answer));
  return { stone, as: by, asked, token: asked.links[0]?.token ?? '' };
}

/** What a relative sees. */
export const viewBy = async (server: TestServer, token: string) =>
  approvalView.parse(okay(await server.call('GET', `/api/approve/${token}`)));

/** Ticks all there is to read of what a relative is shown. */
export async function tickAll(server: TestServer, token: string): Promise<void> {
  for (const { key } of (await viewBy(server, token)).elements)
    okay(await server.call('PUT', `/api/approve/${token}/ticks`, { body: { key, isTicked: true } }));
}

/** Answers that a stone is approved, whatever was ticked of it. */
export const approveBy = (server: TestServer, token: string, round = 1) =>
  server.call('POST', `/api/approve/${token}`, { body: { round, decision: 'approve' } });

/** How an approval stands, as whoever asked sees it. */
export const approvalOf = async (server: TestServer, { stone, as }: AskedStone) =>
  approvalFound.parse(okay(await server.call('GET', `/api/stone/${stone.id}/approval`, { as }))).approval;

/** The trail of an approval. */
export const trailBy = async (server: TestServer, { stone, as }: AskedStone) =>
  approvalTrail.parse(okay(await server.call('GET', `/api/stone/${stone.id}/approval/trail`, { as })));

const part = '0'.repeat(64);
const WHOLE = sealOf({ design: part, outlines: part, catalogue: part, picture: part });

/**
 * A seal that says nothing, for tests that ask many times about other things than what is sealed: a real one takes two seconds
 * of processor time. `approving` and `cutting` seal really.
 */
export const QUICK_SEAL: Services['seal'] = async () => ({ seal: WHOLE, picture: new Uint8Array([1]) });
