import { z } from 'zod';
import { identifier } from '../numbers';
import { vat } from '../price/vat';
import { proposedChanges } from '../proposing/proposedChange';
import { design } from '../stone';

/** The most that a mason proposes about one stone. */
export const MOST_PROPOSALS = 50;

/** The longest reason, and the longest word with an answer. */
export const LONGEST_WORD = 1000;

const words = z
  .string()
  .trim()
  .max(LONGEST_WORD)
  .refine((written) => !written.includes('\0'));

/** `POST /api/stone/{id}/proposal` */
export const proposalRequest = z.strictObject({
  /** The version of the order that it builds on. */
  version: z.number().int(),
  /** Why, in one sentence. */
  reason: words.min(1),
  changes: proposedChanges,
});
export type ProposalRequest = z.infer<typeof proposalRequest>;

/** `PUT /api/stone/{id}/proposal`, `PUT /api/proposal/{token}`: declining takes a word why. */
export const proposalAnswer = z
  .strictObject({
    /** Which proposal was read. */
    proposal: identifier,
    decision: z.enum(['accept', 'decline']),
    text: words.optional(),
  })
  .refine(({ decision, text }) => decision === 'accept' || (text ?? '') !== '', { path: ['text'] });
export type ProposalAnswer = z.infer<typeof proposalAnswer>;

/** What a mason proposes in place of what was ordered, and what became of that. */
export const proposal = z.object({
  id: identifier,
  /** `lapsed` where nobody answered before the stone was cut, or its order was cancelled. */
  state: z.enum(['open', 'accepted', 'declined', 'lapsed']),
  reason: z.string(),
  /** ISO 8601. */
  at: z.string(),
  answer: z.string().nullable(),
  answeredBy: z.enum(['undertaker', 'family']).nullable(),
  answeredAt: z.string().nullable(),
  /** The design as it was ordered, and as it is proposed. */
  ordered: design,
  proposed: design,
});
export type Proposal = z.infer<typeof proposal>;

const amount = z.number().int().nullable();

/** What a stone costs as it was agreed, and as it would with what is proposed, in whole øre (or cent); null: on request. */
export const proposalPrice = z.object({
  ordered: amount,
  proposed: amount,
  currency: z.string().nullable(),
  vat: vat.nullable(),
});
export type ProposalPrice = z.infer<typeof proposalPrice>;

/** What all these calls answer. */
export const proposalFound = z.object({
  stone: identifier,
  stonemason: z.string(),
  /** Whether relatives were asked to approve the stone: accepting voids what they answered, and asks them again. */
  asksAgain: z.boolean(),
  /** Of an open proposal; null where it changes no price, or its reader is not told what the stone costs. */
  price: proposalPrice.nullable(),
  /** The last one; null where there is none. */
  proposal: proposal.nullable(),
});
export type ProposalFound = z.infer<typeof proposalFound>;
