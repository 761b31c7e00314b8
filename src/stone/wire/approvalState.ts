import { z } from 'zod';

/**
 * How an approval stands. `commented` when somebody has commented or objected, `voided` when the stone was changed since
 * and the new version was not sent, `ended` when whoever asked has called it off.
 */
export const approvalState = z.enum([
  'asked',
  'reading',
  'commented',
  'approved',
  'voided',
  'expired',
  'ended',
]);
export type ApprovalState = z.infer<typeof approvalState>;
