import { z } from 'zod';
import { identifier } from '../numbers';
import { projectDetails } from './project';

/** An erasure that was asked for is made by then even where nobody ever says that the order is over, in days. */
export const LATEST_ERASURE_DAYS = 365;

const when = z.string();

/** A letter about a stone, as it is kept. */
const letterData = z.object({
  kind: z.string(),
  recipient: z.string(),
  locale: z.string(),
  queuedAt: when,
  sentAt: when.nullable(),
  /** What whoever sent it wrote into the form. */
  content: z.unknown(),
  /** Of a receipt: when its reader ended the letters about the mason's steps; left out where they have not. */
  stepsEndedAt: when.optional(),
});

/** An uploaded picture, whole, in base64. */
const pictureData = z.object({ name: z.string(), mediaType: z.string(), base64: z.string() });

/** Everything that is kept of one face of a stone. */
const faceData = z.object({
  format: z.literal('gravestone-data'),
  formatVersion: z.literal(1),
  /** When it was gathered. */
  at: when,
  stone: z.object({
    id: identifier,
    status: z.string(),
    version: z.number(),
    /** Whether a business has it: that decides how long a draft is kept. */
    hasBusiness: z.boolean(),
    createdAt: when,
    updatedAt: when,
    /** The design as it is stored. */
    design: z.unknown(),
  }),
  case: projectDetails.loose().nullable(),
  history: z.array(
    z.object({ kind: z.string(), before: z.string(), after: z.string(), at: when, by: z.string() }),
  ),
  questions: z.array(z.unknown()),
  proposals: z.array(z.unknown()).default([]),
  approvals: z.array(z.unknown()),
  /** The stone among those between which its family chooses; left out where it is none of them. */
  alternative: z
    .object({
      letter: z.string(),
      name: z.string(),
      /** What the family wrote when it chose this one, and when. */
      chosen: z.object({ text: z.string().nullable(), at: when }).nullable(),
    })
    .optional(),
  letters: z.array(letterData),
  accesses: z.array(z.unknown()),
  pictures: z.array(pictureData),
  /** When its erasure was asked for, where it waits for the order's end. */
  erasureRequestedAt: when.nullable(),
});
export type FaceData = z.infer<typeof faceData>;

/**
 * `GET /api/stone/{id}/data`: everything that is kept of a stone and of the people around it, to be read by machines
 * (GDPR article 20). What only the stone's business is told is left out for a link: the case, and what letters say.
 */
export const stoneData = faceData.extend({
  /** The same of its back; left out where it has none, or is one. */
  back: faceData.optional(),
});
export type StoneData = z.infer<typeof stoneData>;

/**
 * `DELETE /api/stone/{id}/data`: whether it was erased now, its back with it, or why not yet: `underWay` where a stonemason
 * works on its order, with the day by which it is erased at the latest.
 */
export const stoneErasure = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('erased') }),
  z.object({ outcome: z.literal('underWay'), requestedAt: when, latestAt: when }),
]);
export type StoneErasure = z.infer<typeof stoneErasure>;

/** `DELETE /api/project/{id}/data`: whether the case was erased with its stones, or which of them are under way. */
export const caseErasure = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('erased') }),
  z.object({ outcome: z.literal('underWay'), stones: z.array(identifier), latestAt: when }),
]);
export type CaseErasure = z.infer<typeof caseErasure>;
