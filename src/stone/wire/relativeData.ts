import { z } from 'zod';
import { identifier } from '../numbers';
import { approvalDecision, trailEvent } from './approval';

const when = z.string();

/** What a relative has to do with one stone. */
const askedAbout = z.object({
  stone: identifier,
  askedAt: when,
  /** Until when they can answer. */
  expiresAt: when,
  /** When a reminder went to them. */
  remindedAt: when.nullable(),
  /** What they answered, oldest first. */
  answers: z.array(z.object({ at: when, decision: approvalDecision, text: z.string().nullable() })),
  /** What they wrote beside lines and letters. */
  remarks: z.array(z.object({ at: when, text: z.string() })),
  /** What they ticked, by the key of the element. */
  ticks: z.array(z.object({ at: when, key: z.string() })),
  /** What the trail of the approval tells of them, in a sentence each. */
  trail: z.array(z.object({ at: when, what: trailEvent, said: z.string() })),
});

/**
 * `GET /api/approve/{token}/data`: everything that is kept of a relative who was asked to approve a stone, or several of a
 * case, to be read by machines (GDPR article 20). The stones and what others said of them are not theirs, and not in it.
 */
export const relativeData = z.object({
  format: z.literal('gravestone-relative-data'),
  formatVersion: z.literal(1),
  /** When it was gathered. */
  at: when,
  name: z.string(),
  email: z.string().nullable(),
  locale: z.string(),
  stones: z.array(askedAbout),
  letters: z.array(
    z.object({ kind: z.string(), recipient: z.string(), queuedAt: when, sentAt: when.nullable() }),
  ),
});
export type RelativeData = z.infer<typeof relativeData>;

/** `DELETE /api/approve/{token}/data` */
export const relativeErasure = z.object({ outcome: z.literal('erased') });
