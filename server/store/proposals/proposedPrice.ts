import { design } from '../../../src/stone/stone';
import { type Summary, summaryOf } from '../../domain/priceSummary';
import type { Queries } from '../database';
import { listFor } from '../priceLists';
import type { StoredStone } from '../storedStone';
import type { KeptProposal } from './proposals';

/**
 * What a proposed design costs by the price list of today; undefined where that asks the same for it as for what was ordered.
 * The agreed price stays then: a list that was changed since is no reason for another one.
 */
export async function proposedPrice(
  queries: Queries,
  { pricedFor, businessId, price }: Pick<StoredStone, 'pricedFor' | 'businessId' | 'price'>,
  { ordered, proposed }: Pick<KeptProposal, 'ordered' | 'proposed'>,
): Promise<Summary | undefined> {
  const list = await listFor(queries, pricedFor, businessId, price.currency);
  const summed = (text: string) => summaryOf(design.parse(JSON.parse(text)), list);
  const [before, after] = [summed(ordered), summed(proposed)];
  const asked = ({ price: total, lines }: Summary) => JSON.stringify([total, lines]);
  return asked(before) === asked(after) ? undefined : after;
}
