import { z } from 'zod';
import { identifier } from '../numbers';
import { approval, handedLink } from './approval';

/** The most stones that are asked about at once: each is drawn and sealed before the answer, a second or two of a processor. */
export const MOST_ASKED_AT_ONCE = 20;

/**
 * Why a stone of a case was not asked about: its approval goes on already, nothing stands on it, its mason has begun or it is
 * cancelled, the family has still to choose between it and others, or there were too many at once.
 */
export const leftUnasked = z.enum(['asked', 'bare', 'cut', 'choosing', 'tooMany']);
export type LeftUnasked = z.infer<typeof leftUnasked>;

const named = { id: identifier, designName: z.string() };

/** The answer to `POST /api/project/{id}/approval`: what was asked of each stone of the case, by their numbers. */
export const caseApprovalAsked = z.object({
  asked: z.array(z.object({ ...named, approval, links: z.array(handedLink) })),
  left: z.array(z.object({ ...named, why: leftUnasked })),
});
export type CaseApprovalAsked = z.infer<typeof caseApprovalAsked>;
