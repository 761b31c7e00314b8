import type { FastifyRequest } from 'fastify';
import type { AccessAction } from '../../../src/stone/wire/access';
import type { TrailEvent } from '../../../src/stone/wire/approval';
import { tokenKind } from '../../credentials/tokens';
import { Refusal } from '../../domain/refusal';
import { keepReading } from '../../store/approvals/answers';
import type { CommentWriter } from '../../store/approvals/comments';
import { approvalAt, type FoundApprover } from '../../store/approvals/found';
import { approvalLink, type FoundLink } from '../../store/approvals/links';
import { type Standing, standingOf } from '../../store/approvals/standing';
import { tellAsker } from '../../store/approvals/tellAsker';
import type { Queries } from '../../store/database';
import { findStone, lockedStone } from '../../store/stones';
import type { StoredStone } from '../../store/storedStone';
import { noteInTrail } from './noteInTrail';

/** A relative at work by a link. */
export interface Approving {
  readonly inside: Queries;
  readonly link: FoundLink;
  readonly who: FoundApprover;
  readonly stone: StoredStone;
  readonly standing: Standing;
  readonly writer: CommentWriter;
  /** Keeps that this round was read, once. */
  noteRead(): Promise<void>;
  /** Queues the letter that tells whoever asked. */
  tellAsker(): Promise<number>;
}

/** Tells the trail what a relative has done, and whoever watches that something has changed. @throws Refusal `approvalTrailFull` */
export async function noteByLink(
  { inside, link, who, standing }: Pick<Approving, 'inside' | 'link' | 'who' | 'standing'>,
  what: TrailEvent,
  detail = '',
): Promise<void> {
  const by = { who: who.name, approverId: link.approver_id, linkId: link.link_id };
  await noteInTrail(inside, standing.found, what, by, detail);
}

/**
 * The approval of a relative's link. For a change the stone is locked, so that nobody saves it between reading and answering.
 *
 * @throws Refusal `approvalNotFound` for any other token, `approvalLinkEnded` where it was revoked, has expired, or the
 *   approval was called off.
 */
export async function byLink(
  inside: Queries,
  request: FastifyRequest,
  token: string,
  action: Extract<AccessAction, 'read' | 'previewed' | 'changed'>,
): Promise<Approving> {
  const known = tokenKind(token) === 'approval' ? await approvalLink(inside, token) : undefined;
  if (!known) throw new Refusal('approvalNotFound');
  const { stone_id } = known;
  const stone = await (action === 'changed' ? lockedStone : findStone)(inside, stone_id);
  // Once more: it may have been revoked while the stone was waited for.
  const link = action === 'changed' ? await approvalLink(inside, token) : known;
  if (!stone || !link) throw new Refusal('approvalNotFound');
  if (link.is_over) throw new Refusal('approvalLinkEnded');
  request.touched = [{ subject: 'stone', subjectId: stone_id, action }];
  const found = await approvalAt(inside, link.approval_id);
  if (!found) throw new Refusal('approvalNotFound');
  const standing = await standingOf(inside, found, stone);
  const who = standing.approvers.find(({ id }) => id === link.approver_id);
  if (!who) throw new Refusal('approvalNotFound');
  const own = { inside, link, who, standing };
  return {
    ...own,
    stone,
    writer: { by: 'approver', approverId: who.id, userId: null },
    noteRead: async () => {
      if (who.read_at === null && (await keepReading(inside, found.round_id, who.id)))
        await noteByLink(own, 'read', String(found.round));
    },
    tellAsker: () => tellAsker(inside, found, 'approvalNews'),
  };
}
