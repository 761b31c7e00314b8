import { ACCESS_DAYS } from '../../src/stone/wire/access';
import type { Retention } from '../../src/stone/wire/retention';

/** What a provider may set; accesses are kept as long as everybody is told they are. */
export type RetentionSettings = Omit<Retention, 'accesses'>;

/**
 * Where nothing is set. Many families choose a stone only after a year, so drafts stay for that long and some months;
 * orders stay as long as bookkeeping asks for in Denmark and Norway, five years with one day of leap years each four.
 */
export const DEFAULT_RETENTION: RetentionSettings = {
  visitorDrafts: 540,
  businessDrafts: 1095,
  orders: 1827,
  cases: 1095,
  letters: 180,
};

/** At least so long for whatever is set: shorter would remove what somebody may be working on. */
export const LEAST_DAYS = 30;

/** What applies, with what the server's settings say in place of the defaults. */
export function retentionOf(set: Partial<RetentionSettings>): Retention {
  return { ...DEFAULT_RETENTION, ...set, accesses: ACCESS_DAYS };
}
