import { z } from 'zod';
import { type Decisions, decisionFields, decisionsIn, saidFields } from '../decisions';
import { flag, identifier } from '../numbers';
import { vat } from '../price/vat';
import { stoneStatus, waiting } from '../status';
import { stoneKind } from '../stone';
import { approvalState } from './approvalState';
import { LAST_VERSION } from './stoneRequest';

const words = z.string().max(300).default('');

/**
 * What an undertaker writes about a case (specification section 3, "Project" and its settings). Dates are kept as they
 * were written: an old birth date is often only a year.
 */
export const projectDetails = z.object({
  branchId: identifier.nullish(),
  caseNo: words,
  ceremonyDatetime: words,
  decName: words,
  decBirth: words,
  decDeath: words,
  decBplace: words,
  decDplace: words,
  partnerName: words,
  partnerBirth: words,
  partnerDeath: words,
  zipCode: words,
  Email: words,
  ...decisionFields,
});
export type ProjectDetails = z.infer<typeof projectDetails>;

/** What a case decides; the e-mail address of the case stands in for that of a contact who has none. */
export function decisionsOfCase(details: ProjectDetails): Decisions {
  return { ...decisionsIn(details), contactEmail: details.contactEmail || details.Email };
}

/** `POST /api/project/`: the case; a decision that is left out is made as the business makes it by default. */
export const createProjectRequest = projectDetails.extend(saidFields);

/** `PUT /api/project/{id}`: the same body and the version it builds on. */
export const updateProjectRequest = createProjectRequest.extend({
  version: identifier.pipe(z.number().max(LAST_VERSION)).nullish(),
});

/** A stone as lists show it; its design is not read for them. */
export const listedStone = z.object({
  id: identifier,
  version: z.number().int(),
  designName: z.string(),
  type: stoneKind.nullable(),
  status: stoneStatus,
  ProjectId: identifier.nullable(),
  StonemasonId: identifier.nullable(),
  /** What its order's letters wait for; null where they do not. */
  waitsFor: waiting.nullable().default(null),
  /** Whether its mason has asked something that waits for an answer; left out where he has not. */
  masonAsks: z.boolean().optional(),
  /** Whom to ask about a stone that waits for the provider: to give it to a mason, or to release it; null for every other. */
  contact: z
    .object({ contactName: z.string(), contactPhone: z.string(), contactEmail: z.string() })
    .nullable()
    .default(null),
  /** The stone whose back it is; left out of every other. */
  backOf: identifier.optional(),
  /** How its family's approval stands; left out of a stone about which nobody is asked. */
  approval: approvalState.optional(),
  /** Whole øre (or cent). */
  Price: z.number().int().nullable(),
  Currency: z.string().nullable(),
  /** Whether the price contains value added tax; left out where that is not known. */
  PriceVat: vat.optional(),
  /** True while its price is still being made by a list that is new; left out otherwise. */
  pricePending: z.boolean().optional(),
  /** Whether `GET /api/stone/{id}/preview` has a picture. */
  hasPreview: z.boolean(),
  sentAt: z.string().nullable(),
  updatedAt: z.string(),
});
export type ListedStone = z.infer<typeof listedStone>;

/** A case as the server keeps it. */
export const project = projectDetails.extend({
  id: identifier,
  /** Follows from `whoContacts`. */
  canMasonContact: flag.default(0),
  /** The business whose case it is; another host may not say. */
  BusinessId: identifier.nullish(),
  /** Rises by one with each write. */
  version: z.number().int(),
  /** When it was last sent to a mason, ISO 8601; null before. */
  sentAt: z.string().nullable(),
  /** The stones that belong to it. */
  stones: z.array(listedStone),
});

/** What a deleted case leaves behind: its id. */
export const deletedProject = z.object({ id: identifier });
