import { isUncut, stoneStatus } from '../../../src/stone/status';
import { design } from '../../../src/stone/stone';
import type { Proposal, ProposalFound, ProposalPrice } from '../../../src/stone/wire/proposal';
import { asDecided } from '../../http/stoneText';
import type { Queries } from '../../store/database';
import { type KeptProposal, lastProposal } from '../../store/proposals/proposals';
import { proposedPrice } from '../../store/proposals/proposedPrice';
import { storedMason } from '../../store/stonemasons';
import type { StoredStone } from '../../store/storedStone';

/** A design without contact data: what is compared is what is cut. */
const shown = (text: string) => design.parse(JSON.parse(asDecided(text)));

function proposalOf(kept: KeptProposal, { status }: StoredStone): Proposal {
  const { state } = kept;
  const isOver = state === 'replaced' || !isUncut(stoneStatus.parse(status));
  return {
    id: kept.id,
    state: state === 'accepted' || state === 'declined' ? state : isOver ? 'lapsed' : 'open',
    reason: kept.reason,
    at: kept.at.toISOString(),
    answer: kept.answer,
    answeredBy: kept.answered_by,
    answeredAt: kept.answered_at?.toISOString() ?? null,
    ordered: shown(kept.ordered),
    proposed: shown(kept.proposed),
  };
}

async function priceOf(
  queries: Queries,
  stone: StoredStone,
  kept: KeptProposal,
): Promise<ProposalPrice | null> {
  const { total: ordered, currency, vat } = stone.price;
  const changed = await proposedPrice(queries, stone, kept);
  if (!changed || (ordered === changed.price && vat === changed.vat)) return null;
  return { ordered, proposed: changed.price, currency: changed.currency ?? currency, vat: changed.vat };
}

/**
 * What the mason of a stone proposed last, as everybody is answered who may read it.
 *
 * @param seesPrice whether its reader is told what the stone costs.
 */
export async function proposalFoundAt(
  queries: Queries,
  stone: StoredStone,
  seesPrice: boolean,
): Promise<ProposalFound> {
  const kept = await lastProposal(queries, stone.id);
  const proposal = kept ? proposalOf(kept, stone) : null;
  return {
    stone: stone.id,
    stonemason: (await storedMason(queries, stone.stonemasonId))?.Name ?? '',
    asksAgain: stone.approvalId !== null,
    price: kept && proposal?.state === 'open' && seesPrice ? await priceOf(queries, stone, kept) : null,
    proposal,
  };
}
