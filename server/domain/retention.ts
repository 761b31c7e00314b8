import type { Retention } from '../../src/stone/wire/retention';

/**
 * Where nothing is set. Many families choose a stone only after a year, so drafts stay for that long and some months;
 * orders stay as long as bookkeeping asks for in Denmark and Norway, five years with one day of leap years each four. A
 * picture that no stone shows stays for a day: whoever uploaded it may be about to use it. Accesses stay for a year and a
 * month: somebody who looks back over a year finds all of it, even a month late.
 */
export const DEFAULT_RETENTION: Retention = {
  visitorDrafts: 540,
  businessDrafts: 1095,
  orders: 1827,
  cases: 1095,
  letters: 180,
  pictures: 1,
  accesses: 400,
};

/** At least so long for whatever is set but pictures that nobody shows: shorter would remove what somebody may be working on. */
export const LEAST_DAYS = 30;

/** The fewest days of a kind that may be set. */
export const leastDays = (kind: keyof Retention) => (kind === 'pictures' ? 1 : LEAST_DAYS);

/** What applies, with what the server's settings say in place of the defaults. */
export function retentionOf(set: Partial<Retention>): Retention {
  return { ...DEFAULT_RETENTION, ...set };
}
