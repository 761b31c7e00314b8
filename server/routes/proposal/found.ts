import { isUncut, stoneStatus } from '../../../src/stone/status';
import { design } from '../../../src/stone/stone';
import type { Proposal, ProposalFound } from '../../../src/stone/wire/proposal';
import { asDecided } from '../../http/stoneText';
import type { Queries } from '../../store/database';
import { type KeptProposal, lastProposal } from '../../store/proposals/proposals';
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

/** What the mason of a stone proposed last, as everybody is answered who may read it. */
export async function proposalFoundAt(queries: Queries, stone: StoredStone): Promise<ProposalFound> {
  const kept = await lastProposal(queries, stone.id);
  return {
    stone: stone.id,
    stonemason: (await storedMason(queries, stone.stonemasonId))?.Name ?? '',
    asksAgain: stone.approvalId !== null,
    proposal: kept ? proposalOf(kept, stone) : null,
  };
}
