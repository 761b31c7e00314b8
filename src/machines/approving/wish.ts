import { z } from 'zod';
import { type Pin, pin } from '../../stone/wire/approval';

/** Something a relative does with the stone to approve. */
const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tick'), key: z.string(), isTicked: z.boolean() }),
  z.object({ kind: z.literal('comment'), text: z.string(), pin }),
  z.object({ kind: z.literal('reply'), comment: z.number(), text: z.string() }),
  z.object({ kind: z.literal('settle'), comment: z.number(), isResolved: z.boolean() }),
  z.object({ kind: z.literal('answer'), decision: z.enum(['approve', 'object']) }),
]);
export type Act = z.infer<typeof act>;

/** An act that the server has not confirmed yet. */
export const wish = z.object({
  act,
  /** What is sent again under it is written once. */
  key: z.string(),
  /** The version of the stone that was read: what was ticked on an older one does not count, and what was written is about that. */
  round: z.number(),
  /** What a comment is about as it read there (src/machines/approving/pinned.ts). */
  words: z.string().optional(),
});
export type Wish = z.infer<typeof wish>;

/** What something written is about, in a word: by it what is typed is kept until it is sent. */
export function aboutOf(written: Act): string | undefined {
  if (written.kind === 'reply') return `reply ${written.comment}`;
  return written.kind === 'comment' ? placeOf(written.pin) : undefined;
}

/** Where on the stone a comment is typed: a line has one field, whether it is about all of it or a letter. */
export function placeOf(about: Pin): string {
  return about.kind === 'element' || about.kind === 'letter' ? about.key : 'whole';
}
