import { z } from 'zod';
import { hashToken, mintToken } from '../../credentials/tokens';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

/** Makes a relative's link; the token returned is the only copy. Those that they have go on. */
export async function openApprovalLink(inside: Queries, approverId: number): Promise<string> {
  const token = mintToken('approval');
  await inside.run('insert into approval_links (approver_id, token_hash) values ($1, $2)', [
    approverId,
    hashToken(token),
  ]);
  return token;
}

/** Revokes all links of a relative. */
export async function revokeLinksOf(inside: Queries, approverId: number): Promise<void> {
  await inside.run(
    'update approval_links set revoked_at = now() where approver_id = $1 and revoked_at is null',
    [approverId],
  );
}

const linkRow = z.object({
  link_id: z.number(),
  approver_id: z.number(),
  approval_id: z.number(),
  stone_id: z.number(),
  is_over: z.boolean(),
});

/** A relative's link, and whether it was revoked, has expired, or its approval was called off. */
export type FoundLink = z.infer<typeof linkRow>;

/** The link of a token; undefined for any other token. */
export async function approvalLink(queries: Queries, token: string): Promise<FoundLink | undefined> {
  const columns = columnsOf(linkRow, {
    link_id: 'approval_links.id',
    is_over: `(approval_links.revoked_at is not null or approvers.revoked_at is not null
      or ended_at is not null or expires_at <= now())`,
  });
  const [found] = await queries.rows(
    linkRow,
    `select ${columns} from approval_links join approvers on approvers.id = approver_id
     join approvals on approvals.id = approval_id where token_hash = $1`,
    [hashToken(token)],
  );
  return found;
}
