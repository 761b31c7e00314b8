import { z } from 'zod';

/** `POST /api/confirmation/{token}`: whether the order is one's own. */
export const confirmationRequest = z.strictObject({ answer: z.enum(['confirm', 'decline']) });
export type ConfirmationAnswer = z.infer<typeof confirmationRequest>['answer'];

/** What became of an order that somebody is asked about. */
export const confirmationState = z.enum(['waiting', 'declined', 'confirmed', 'released', 'dropped']);

/** `GET` and `POST /api/confirmation/{token}`: the order, by nothing that its sender wrote. */
export const confirmation = z.object({
  state: confirmationState,
  /** Whether the order itself waits, or only the receipt. */
  holds: z.enum(['order', 'receipt']),
  /** When it was sent, ISO 8601. */
  orderedAt: z.string(),
  /** The stonemason it is for; null where the provider has yet to find one. */
  stonemason: z.string().nullable(),
});
export type Confirmation = z.infer<typeof confirmation>;
