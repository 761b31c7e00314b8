import { z } from 'zod';
import { flag, identifier } from '../numbers';
import { stoneStatus } from '../status';
import { stoneKind } from '../stone';
import { LAST_VERSION } from './stoneRequest';

const words = z.string().max(300).default('');
const yesOrNo = z.union([z.boolean(), flag.transform((set) => set === 1)]).default(false);

/** Who gets in touch with the mason about a case. */
export const whoContacts = z.enum(['family', 'stonemason', 'undertaker']);

/**
 * What an undertaker writes about a case (specification section 3, "Project" and its settings). Dates are kept as they
 * were written: an old birth date is often only a year.
 */
export const projectDetails = z.object({
  branchId: identifier.nullish(),
  caseNo: words,
  ChurchyardId: identifier.nullish(),
  ChurchyardName: words,
  ceremonyDatetime: words,
  contactName: words,
  contactPhone: words,
  contactEmail: words,
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
  Comment: z.string().max(10_000).default(''),
  StonemasonId: identifier.nullish(),
  RepaintStone: yesOrNo,
  ReserveSpace: yesOrNo,
  RemoveNow: yesOrNo,
  canMasonContact: flag.default(0),
  whoContacts: whoContacts.default('undertaker'),
  /** Whether the client gets the invoice; the undertaker otherwise. */
  InvoiceEnduser: yesOrNo,
});
export type ProjectDetails = z.infer<typeof projectDetails>;

/** `PUT /api/project/{id}`: the same body and the version it builds on. */
export const updateProjectRequest = projectDetails.extend({
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
  /** Whole øre (or cent). */
  Price: z.number().int().nullable(),
  Currency: z.string().nullable(),
  /** Whether `GET /api/stone/{id}/preview` has a picture. */
  hasPreview: z.boolean(),
  sentAt: z.string().nullable(),
  updatedAt: z.string(),
});
export type ListedStone = z.infer<typeof listedStone>;

/** A case as the server keeps it. */
export const project = projectDetails.extend({
  id: identifier,
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
