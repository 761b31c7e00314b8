import type { FastifyRequest } from 'fastify';
import type { TrailEvent } from '../../../src/stone/wire/approval';
import { userBehind } from '../../domain/caller';
import { Refusal } from '../../domain/refusal';
import { allowAt } from '../../http/guard';
import { approvalOfStone, type FoundApproval } from '../../store/approvals/found';
import type { TrailAuthor } from '../../store/approvals/trail';
import type { Queries } from '../../store/database';
import { lockedStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';
import { accountOf } from '../../store/users';
import { noteInTrail } from './noteInTrail';

/** Whoever may send a stone, as the trail names them: a user by name, who holds the link for editing by what they are. */
export async function askerOf(queries: Queries, request: FastifyRequest): Promise<TrailAuthor> {
  const user = userBehind(request.caller);
  if (!user) return { who: '' };
  return { who: (await accountOf(queries, user.id))?.username ?? '', userId: user.id };
}

/** The open approval of a stone, which the caller may mind; the stone is locked. @throws Refusal */
export async function openApprovalAt(
  inside: Queries,
  request: FastifyRequest,
  id: number,
): Promise<{ readonly stone: StoredStone; readonly found: FoundApproval }> {
  const stone = allowAt(request.caller, 'askApproval', await lockedStone(inside, id));
  const found = await approvalOfStone(inside, id);
  if (!found || found.ended_at !== null) throw new Refusal('approvalNotAsked');
  return { stone, found };
}

/** Tells the trail what whoever asked has done, and whoever watches that something has changed. @throws Refusal `approvalTrailFull` */
export async function noteDone(
  inside: Queries,
  request: FastifyRequest,
  found: Pick<FoundApproval, 'id' | 'stone_id'>,
  what: TrailEvent,
  detail = '',
): Promise<void> {
  await noteInTrail(inside, found, what, await askerOf(inside, request), detail);
}
