import type { Locale } from '../../../src/stone/catalogue/naming';
import { designsOfRounds } from '../../store/approvals/earlierRounds';
import { objectionsOf } from '../../store/approvals/givenAnswers';
import type { Standing } from '../../store/approvals/standing';
import { trailOf } from '../../store/approvals/trail';
import type { Queries } from '../../store/database';
import { trailSaid } from './trailSaid';

/** The trail of an approval, whether its chain is whole, and what each of its entries tells, in a sentence. */
export async function saidTrail(queries: Queries, { found, comments }: Standing, locale: Locale) {
  const trail = await trailOf(queries, found.id);
  const rounds = await designsOfRounds(queries, found.id);
  const objections = await objectionsOf(queries, found.id);
  const said = trailSaid({ entries: trail.entries, rounds, comments, objections }, locale);
  return { ...trail, said };
}
