import { z } from 'zod';
import { MOST_COMMENTS, MOST_REPLIES, type Pin, pin } from '../../../src/stone/wire/approval';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

const commentRow = z.object({
  id: z.number(),
  pin: z.string(),
  line: z.string().nullable(),
  resolved_at: z.date().nullable(),
});
const messageRow = z.object({
  id: z.number(),
  comment_id: z.number(),
  text: z.string(),
  by_kind: z.enum(['approver', 'undertaker', 'family']),
  name: z.string().nullable(),
  at: z.date(),
});

/** A comment as it was pinned: where that is now follows from the design. */
export interface KeptComment {
  readonly id: number;
  readonly pin: Pin;
  /** The letters of the line as it read then, the name of any other element; null of what is about none. */
  readonly line: string | null;
  readonly resolvedAt: string | null;
  readonly messages: readonly {
    readonly id: number;
    readonly text: string;
    readonly by: 'approver' | 'undertaker' | 'family';
    readonly name: string | null;
    readonly at: string;
  }[];
}

/** Who writes: a relative, or whoever asked, with the user where they are one. */
export interface CommentWriter {
  readonly by: 'approver' | 'undertaker' | 'family';
  readonly approverId: number | null;
  readonly userId: number | null;
}

/** The comments of an approval, oldest first. */
export async function commentsOf(queries: Queries, approvalId: number): Promise<KeptComment[]> {
  const pinned = await queries.rows(
    commentRow,
    `select ${columnsOf(commentRow)} from approval_comments where approval_id = $1 order by id`,
    [approvalId],
  );
  const written = await queries.rows(
    messageRow,
    `select ${columnsOf(messageRow, { id: 'approval_messages.id' })} from approval_messages
     join approval_comments on approval_comments.id = comment_id
     left join approvers on approvers.id = approver_id
     where approval_comments.approval_id = $1 order by approval_messages.id`,
    [approvalId],
  );
  return pinned.map(({ id, pin: place, line, resolved_at }) => ({
    id,
    pin: pin.parse(JSON.parse(place)),
    line,
    resolvedAt: resolved_at?.toISOString() ?? null,
    messages: written
      .filter(({ comment_id }) => comment_id === id)
      .map((each) => ({
        id: each.id,
        text: each.text,
        by: each.by_kind,
        name: each.by_kind === 'approver' ? each.name : null,
        at: each.at.toISOString(),
      })),
  }));
}

const idRow = z.object({ id: z.number() });

async function write(inside: Queries, commentId: number, text: string, by: CommentWriter): Promise<void> {
  await inside.run(
    `insert into approval_messages (comment_id, text, by_kind, approver_id, by_user) values ($1, $2, $3, $4, $5)`,
    [commentId, text, by.by, by.approverId, by.userId],
  );
}

/** Pins a comment, in a transaction that has locked the stone; false where there are as many as there may be. */
export async function pinComment(
  inside: Queries,
  { id, round_id }: { readonly id: number; readonly round_id: number },
  given: { readonly pin: Pin; readonly line: string | null; readonly text: string },
  by: CommentWriter,
): Promise<boolean> {
  const [made] = await inside.rows(
    idRow,
    `insert into approval_comments (approval_id, round_id, pin, line) select $1, $2, $3, $4
     where (select count(*) from approval_comments where approval_id = $1) < ${MOST_COMMENTS} returning id`,
    [id, round_id, JSON.stringify(given.pin), given.line],
  );
  if (made) await write(inside, made.id, given.text, by);
  return made !== undefined;
}

/** Writes to a comment, which is open again by that; in a transaction that has locked the stone. */
export async function replyToComment(
  inside: Queries,
  approvalId: number,
  commentId: number,
  text: string,
  by: CommentWriter,
): Promise<'written' | 'gone' | 'full'> {
  const about = (await commentsOf(inside, approvalId)).find(({ id }) => id === commentId);
  if (!about) return 'gone';
  if (about.messages.length >= MOST_REPLIES) return 'full';
  await write(inside, commentId, text, by);
  if (by.by === 'approver') await settleComment(inside, approvalId, commentId, false);
  return 'written';
}

/** Says that a comment is settled, or open again; false where there is none. */
export async function settleComment(
  inside: Queries,
  approvalId: number,
  commentId: number,
  isResolved: boolean,
): Promise<boolean> {
  const changed = await inside.run(
    `update approval_comments set resolved_at = case when $3 then coalesce(resolved_at, now()) end
     where id = $2 and approval_id = $1`,
    [approvalId, commentId, isResolved],
  );
  return changed === 1;
}
