import { z } from 'zod';
import { hashToken, mintToken } from '../../credentials/tokens';
import type { Queries } from '../database';

/**
 * For how many days a link in a letter answers a proposal: a stone is cut weeks after it was ordered, and who takes longer
 * opens the stone by their own link.
 */
const LINK_DAYS = 60;

/** Makes a link by which the mason's proposal about a stone is read and answered; the token returned is the only copy. */
export async function openProposalLink(inside: Queries, stoneId: number): Promise<string> {
  const token = mintToken('proposal');
  await inside.run('insert into proposal_links (stone_id, token_hash) values ($1, $2)', [
    stoneId,
    hashToken(token),
  ]);
  return token;
}

/** Ends these links of a stone, in the transaction that renews its others or cancels its order. */
export async function endProposalLinks(inside: Queries, stoneId: number): Promise<void> {
  await inside.run('delete from proposal_links where stone_id = $1', [stoneId]);
}

const linkRow = z.object({ stone_id: z.number(), is_over: z.boolean() });

/** The stone of such a link, and whether it has expired; undefined for any other token. */
export async function proposalLink(queries: Queries, token: string) {
  const [found] = await queries.rows(
    linkRow,
    `select stone_id, made_at < now() - interval '${LINK_DAYS} days' as is_over from proposal_links
     where token_hash = $1`,
    [hashToken(token)],
  );
  return found;
}
