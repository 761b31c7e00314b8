import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { approvalRequest } from '../../../src/stone/wire/approval';
import { userBehind } from '../../domain/caller';
import { localeOf } from '../../http/acceptedLocale';
import { addApprover, openApproval } from '../../store/approvals/ask';
import type { Queries } from '../../store/database';
import type { StoredStone } from '../../store/storedStone';
import { noteDone } from './asker';
import { type Drawn, sendDesign } from './sendDesign';

/** An approval that was begun. */
interface Begun {
  readonly id: number;
  readonly stone_id: number;
  /** Its relatives, in the order in which they were named. */
  readonly approvers: readonly number[];
}

/**
 * Asks relatives about a stone as it was drawn, without the letters. In a transaction that has locked the stone.
 *
 * @param askedWith for each relative who they are for the first stone of several, where they are asked about several.
 * @returns undefined where the stone is another than was drawn: then nothing may be kept.
 * @throws Refusal as `sendDesign`, and `approvalTrailFull`.
 */
export async function beginApproval(
  inside: Queries,
  request: FastifyRequest,
  stone: StoredStone,
  drawn: Drawn,
  { approvers, needed, days }: z.infer<typeof approvalRequest>,
  askedWith: readonly number[] = [],
): Promise<Begun | undefined> {
  const locale = localeOf(request.headers['accept-language']);
  const userId = userBehind(request.caller)?.id ?? null;
  const before = stone.approvalId;
  // Its trail says by itself that it is over: a new one has a trail of its own.
  if (before !== null) await noteDone(inside, request, { id: before, stone_id: stone.id }, 'replaced');
  const id = await openApproval(inside, { stoneId: stone.id, needed, days, locale, userId });
  if (!(await sendDesign(inside, stone, drawn, id))) return undefined;
  const added: number[] = [];
  for (const [index, { name, email, locale: own }] of approvers.entries()) {
    const who = { name, email: email ?? null, locale: own ?? locale, askedWith: askedWith[index] ?? null };
    added.push(await addApprover(inside, id, who));
  }
  const found = { id, stone_id: stone.id };
  const names = approvers.map(({ name }) => name).join(', ');
  await noteDone(inside, request, found, 'asked', `${needed}/${approvers.length}: ${names}`);
  return { ...found, approvers: added };
}
