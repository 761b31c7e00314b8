import { z } from 'zod';
import { LOCALES } from '../catalogue/naming';
import { elementKey } from '../elementKey';
import { identifier } from '../numbers';
import { design, stone } from '../stone';
import { approvalState } from './approvalState';
import { tokenPath } from './paths';

/** The most relatives who are asked about one stone, and the most that is said about it. */
export const MOST_APPROVERS = 20;
export const MOST_COMMENTS = 200;
export const MOST_REPLIES = 200;

/**
 * So many entries a trail has before nothing more is done about its approval but ending it: what is ticked, taken back and
 * ticked again is noted each time, and everybody who reads the trail reckons all of it anew. Twenty relatives who tick a stone
 * of sixty things, in three rounds, come to some 4,000.
 */
export const MOST_TRAIL_ENTRIES = 10_000;

/** For how many days a link is good unless it is said otherwise, and at most. */
export const APPROVAL_DAYS = 21;
export const MOST_APPROVAL_DAYS = 90;

const text = z
  .string()
  .trim()
  .min(1)
  .max(4000)
  .refine((written) => !written.includes('\0'));

const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((written) => !written.includes('\0'));

/** Where a letter to a relative goes. */
export const relativeEmail = z.email().max(200);

/** A relative who is asked: by a letter where there is an address, else by a link that is handed over. */
const askedRelative = z.strictObject({
  name,
  email: relativeEmail.nullish(),
  /** The language of letters to them; that of the request where it is left out. */
  locale: z.enum(LOCALES).nullish(),
});

/** `POST /api/stone/{id}/approval`: asks relatives to approve a draft; an approval that was asked before ends. */
export const approvalRequest = z
  .strictObject({
    approvers: z.array(askedRelative).min(1).max(MOST_APPROVERS),
    /** How many of them must approve. */
    needed: z.number().int().min(1).max(MOST_APPROVERS),
    /** For how many days they can answer. */
    days: z.number().int().min(1).max(MOST_APPROVAL_DAYS).default(APPROVAL_DAYS),
  })
  .refine(({ approvers, needed }) => needed <= approvers.length, { path: ['needed'] });
export type ApprovalRequest = z.input<typeof approvalRequest>;

/**
 * What a comment is about: the whole stone, an element by its key, a letter of a line by its index among the line's
 * characters (src/stone/spacing.ts), or a place in mm from the stone's left and top.
 */
export const pin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('whole') }),
  z.strictObject({ kind: z.literal('element'), key: elementKey }),
  z.strictObject({
    kind: z.literal('letter'),
    key: elementKey,
    letter: z.number().int().nonnegative().max(500),
  }),
  z.strictObject({
    kind: z.literal('place'),
    x: z.number().min(-100_000).max(100_000),
    y: z.number().min(-100_000).max(100_000),
  }),
]);
export type Pin = z.infer<typeof pin>;

/**
 * `POST /api/approve/{token}/comments`: keys and letters are those of the round that is named, which may be an earlier one than is
 * shown; of the one that is shown where none is named.
 */
export const commentRequest = z.strictObject({ text, pin, round: z.number().int().positive().optional() });
/** `POST …/comments/{comment}/messages`, of both sides. */
export const replyRequest = z.strictObject({ text });
/** `PUT …/comments/{comment}`, of both sides. */
export const commentSettled = z.strictObject({ isResolved: z.boolean() });
/**
 * `PUT /api/approve/{token}/ticks`: an element, or a part of the stone (src/stone/partsOfStone.ts), was read and is right, or is
 * no longer said to be. Of another round than the one that is named, nothing is ticked: it may read otherwise.
 */
export const tickRequest = z.strictObject({
  key: elementKey,
  isTicked: z.boolean(),
  round: z.number().int().positive().optional(),
});
/** `POST /api/approve/{token}`: the answer to the design that was read, named by its round. */
export const approvalAnswer = z.strictObject({
  round: z.number().int().positive(),
  decision: z.enum(['approve', 'object']),
  /** Why, where somebody objects. */
  text: text.nullish(),
});
export type ApprovalAnswer = z.infer<typeof approvalAnswer>;

const message = z.object({
  id: identifier,
  text: z.string(),
  by: z.enum(['approver', 'undertaker', 'family']),
  /** The relative's name; null of whoever asked. */
  name: z.string().nullable(),
  /** ISO 8601. */
  at: z.string(),
});

/** A comment with everything that was written to it, oldest first. */
const comment = z.object({
  id: identifier,
  /** Where it stands in the design as it is shown. */
  pin,
  /** What it is about in words: the line, or the letter; null for the whole stone and for a place. */
  about: z.string().nullable(),
  /** Whether what it was about is gone from the stone: the letter, or the line, and then it is about the whole stone. */
  isLost: z.boolean(),
  /** When somebody said that it is settled, ISO 8601; null while it is open. */
  resolvedAt: z.string().nullable(),
  messages: z.array(message),
});
export type ApprovalComment = z.infer<typeof comment>;

/** What a relative answered. */
export const approvalDecision = z.enum(['approved', 'objected']);

const common = {
  state: approvalState,
  /** Rises by one with each version that is sent to the relatives. */
  round: z.number().int().positive(),
  needed: z.number().int(),
  askedAt: z.string(),
  /** Until when links are good, ISO 8601. */
  expiresAt: z.string(),
  /** The number of the seal of the design that is shown (src/stone/wire/seal.ts). */
  seal: z.string(),
  comments: z.array(comment),
  /** Whether it is voided since the catalogue has another stone or ornament by now. Left out where it is not. */
  isOutdated: z.literal(true).optional(),
};

/** A relative as whoever asked sees them. */
const approver = z.object({
  id: identifier,
  name: z.string(),
  email: z.string().nullable(),
  locale: z.enum(LOCALES),
  /** When they first read this version; null where they have not. */
  readAt: z.string().nullable(),
  /** How many elements they have ticked. */
  ticked: z.number().int(),
  decision: approvalDecision.nullable(),
  decidedAt: z.string().nullable(),
  /** Why they object. */
  text: z.string().nullable(),
  /** When they were last written to; null where they were handed a link. */
  writtenAt: z.string().nullable(),
  isRevoked: z.boolean(),
});
export type Approver = z.infer<typeof approver>;

/** An approval as whoever asked sees it. */
export const approval = z.object({
  ...common,
  id: identifier,
  /** Rises with every change: what `GET …/approval/changes` tells. */
  revision: z.number().int(),
  approvers: z.array(approver),
  /** How many elements can be ticked. */
  elements: z.number().int(),
});
export type Approval = z.infer<typeof approval>;

/** A link to hand over: `/approve/{token}`. It is told once, since only its hash is kept. */
export const handedLink = z.object({ approver: identifier, token: z.string() });
export type HandedLink = z.infer<typeof handedLink>;

/** `GET /api/stone/{id}/approval`; null where none was asked. */
export const approvalFound = z.object({
  approval: approval.nullable(),
  /** Whether the business has cut files open with a valid approval only. */
  isDemanded: z.boolean(),
  /** The design that was sent to relatives, where it was voided since: how it differs from the stone is shown. */
  sent: design.optional(),
});
export type ApprovalFound = z.infer<typeof approvalFound>;

/** The answer of every call that changes an approval, with new links. */
export const approvalChanged = z.object({ approval, links: z.array(handedLink) });
export type ApprovalChanged = z.infer<typeof approvalChanged>;

/** The same where the server has written a new version of the draft, whose elements have keys. */
export const approvalAsked = approvalChanged.extend({ stone });
export type ApprovalAsked = z.infer<typeof approvalAsked>;

export const approverPath = z.object({ id: identifier, approver: identifier });
export const commentPath = z.object({ id: identifier, comment: identifier });
export const approveCommentPath = tokenPath.extend({ comment: identifier });

/** An event of `GET /api/stone/{id}/approval/changes`: the revision to fetch, null where there is no approval. */
export const approvalChange = z.object({ revision: z.number().int().nullable() });

/** An element of the stone as a relative reads it. */
const readElement = z.object({
  key: elementKey,
  /** A line's letters, anything else's name. */
  text: z.string(),
  isTicked: z.boolean(),
});

/** `GET /api/approve/{token}`, and the answer of every other call by that link. */
export const approvalView = z.object({
  ...common,
  /** Whose link it is. */
  name: z.string(),
  /** The business that asks; null where a family asks by its link. */
  business: z.string().nullable(),
  decision: approvalDecision.nullable(),
  decidedAt: z.string().nullable(),
  /** How many have approved. */
  approved: z.number().int(),
  asked: z.number().int(),
  /** The design to approve, without contact data; `GET /api/approve/{token}/picture` shows it. */
  design,
  elements: z.array(readElement),
  /** What the program noticed, in a family's words, with the keys of the elements that it is about; none of what is about the stone. */
  noticed: z.array(z.object({ keys: z.array(elementKey), text: z.string() })),
  /** The version that they read before, where it was another: what is not ticked of the new one has changed since. */
  before: z
    .object({
      round: z.number().int().positive(),
      design,
      /** Whether the catalogue has another stone or ornament since: nothing stays ticked then. Left out where it has not. */
      isOutdated: z.literal(true).optional(),
    })
    .optional(),
});
export type ApprovalView = z.infer<typeof approvalView>;

/** What the trail of an approval tells. */
export const trailEvent = z.enum([
  'asked',
  'sent',
  'read',
  'ticked',
  'unticked',
  'commented',
  'replied',
  'settled',
  'reopened',
  'approved',
  'objected',
  'voided',
  'catalogueChanged',
  'proposalAccepted',
  'revoked',
  'renewed',
  'reminded',
  'expired',
  'redacted',
  'replaced',
  'ended',
]);
export type TrailEvent = z.infer<typeof trailEvent>;

/** `GET /api/stone/{id}/approval/trail` */
export const approvalTrail = z.object({
  /** Whether the chain of hashes is whole: nothing was changed, left out or added; those of the earlier approvals too. */
  isWhole: z.boolean(),
  /** Of all approvals of the stone, the earliest first; each has a chain of its own, which begins with number 1. */
  entries: z.array(
    z.object({
      /** The approval. */
      approval: identifier,
      number: z.number().int().positive(),
      at: z.string(),
      what: trailEvent,
      /** In the reader's language. */
      said: z.string(),
      who: z.string(),
      /** The link it came by, as `1.2`: relative and link; null of whoever asked. */
      link: z.string().nullable(),
      hash: z.string(),
    }),
  ),
});
export type ApprovalTrail = z.infer<typeof approvalTrail>;
