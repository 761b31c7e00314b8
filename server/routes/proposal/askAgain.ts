import type { FastifyRequest } from 'fastify';
import { design } from '../../../src/stone/stone';
import { Refusal } from '../../domain/refusal';
import type { Sealed } from '../../drawing/sealScene';
import { approvalAt } from '../../store/approvals/found';
import { prolongAll } from '../../store/approvals/minded';
import type { Queries } from '../../store/database';
import type { StoredStone } from '../../store/storedStone';
import { noteDone } from '../approval/asker';
import { queueToApprovers } from '../approval/letters';
import { sendRound } from '../approval/sendRound';

/** An accepted proposal, as it was written and drawn. */
interface Accepted {
  readonly version: number;
  readonly proposed: string;
  readonly sealed: Sealed | undefined;
  /** The revision of the catalogue that it was drawn from. */
  readonly catalogue: string;
}

/**
 * Sends an accepted proposal to the relatives who were asked to approve the stone: what they said of the ordered one is void.
 * Nothing where nobody was asked. In the transaction that accepts it.
 *
 * @throws Refusal `approvalUndrawn` where it could not be drawn.
 */
export async function askAgain(
  inside: Queries,
  request: FastifyRequest,
  { id, approvalId }: StoredStone,
  { version, proposed, sealed, catalogue }: Accepted,
): Promise<void> {
  if (approvalId === null) return;
  if (!sealed) throw new Refusal('approvalUndrawn');
  const about = { id: approvalId, stone_id: id };
  await prolongAll(inside, approvalId);
  await noteDone(inside, request, about, 'proposalAccepted', String(version));
  const sent = design.parse(JSON.parse(proposed));
  await sendRound(inside, approvalId, { version, text: proposed, design: sent, sealed, catalogue });
  const { round } = (await approvalAt(inside, approvalId)) ?? {};
  await noteDone(inside, request, about, 'sent', String(round ?? ''));
  await queueToApprovers(inside, request, { id }, approvalId, 'approvalRenewed');
}
