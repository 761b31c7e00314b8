import type { HandedLink } from '../../../src/stone/wire/approval';
import { approvalOfStone, handedOver } from '../../store/approvals/found';
import { openApprovalLink } from '../../store/approvals/links';
import type { Queries } from '../../store/database';

/** Makes links for the relatives of a stone's approval who are handed one. */
export async function newLinks(inside: Queries, stoneId: number): Promise<HandedLink[]> {
  const found = await approvalOfStone(inside, stoneId);
  const links: HandedLink[] = [];
  for (const approver of found ? await handedOver(inside, found.id) : [])
    links.push({ approver, token: await openApprovalLink(inside, approver) });
  return links;
}
