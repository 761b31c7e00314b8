import { z } from 'zod';
import { saidFields } from '../decisions';
import { identifier } from '../numbers';
import { stoneStatus } from '../status';
import { LAST_VERSION } from './stoneRequest';

/** The version that was read through. */
const version = identifier.pipe(z.number().max(LAST_VERSION));

/** `POST /api/sendToMason/{id}`: what is decided before it is sent, and a PDF that goes along. */
export const sendStoneRequest = z.object({
  /** A PDF in base64, also as a data URL. */
  PDFB64: z.string().max(8_000_000).nullish(),
  /** Another version is not sent (409). Without it, the stone as it stands. */
  version: version.nullish(),
  ...saidFields,
});
export type SendStoneRequest = z.infer<typeof sendStoneRequest>;

/** `POST /api/sendToMason/project{id}`: what is decided over the case before it is sent with all its drafts. */
export const sendProjectRequest = z.object({
  /** The case as it was read: another version is not written over, and not sent (409). */
  version: version.nullish(),
  ...saidFields,
  /**
   * The drafts as they were seen: where there are others, or one is in another version, none is sent (409). Without it,
   * all that are there as they stand.
   */
  stones: z
    .array(z.object({ id: identifier, version }))
    .max(1000)
    .optional(),
});

export type SendProjectRequest = z.infer<typeof sendProjectRequest>;

/** `PUT /api/stone/{id}/status`: where the stone goes next. */
export const statusRequest = z.object({ status: stoneStatus });

/** One change of a stone's status, that a business took it over, or that its links were renewed, as it is kept. */
export const statusChange = z.object({
  kind: z
    .enum(['status', 'takenOver', 'linksRenewed', 'proposed', 'proposalAccepted', 'proposalDeclined'])
    .default('status'),
  before: stoneStatus,
  after: stoneStatus,
  /** ISO 8601. */
  at: z.string(),
  /** A user by name, `link` for whoever held the stone's token, `mason` for who had the mason's, `post` for the delivery of the letter. */
  by: z.string(),
});
