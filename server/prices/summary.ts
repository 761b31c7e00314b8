import { type PriceLine, priceLine } from '../../src/stone/price/priceLine';
import { priceOf } from '../../src/stone/price/priceOf';
import { design } from '../../src/stone/stone';
import type { HashedList } from './priceList';

/** What is kept beside a design, so that lists need not read it. */
export interface Summary {
  readonly projectId: number | null;
  readonly designName: string;
  readonly kind: string;
  /** Whole øre (or cent); null where something has no fixed price. */
  readonly price: number | null;
  readonly lines: readonly PriceLine[];
  readonly currency: string | null;
  /** The hash of the price list; empty where there is none. */
  readonly pricedBy: string;
}

/** Text that a column takes: NUL is none of its characters, nor is half of one. */
const storable = (text: string) => Buffer.from(text.replaceAll('\0', '')).toString();

/**
 * Reads a stored design and prices it.
 *
 * @param text the design as JSON text.
 */
export function summaryOf(text: string, priced: HashedList | undefined): Summary {
  const read = design.parse(JSON.parse(text));
  const price = priced && priceOf(read, priced.list);
  return {
    projectId: read.ProjectId ?? null,
    designName: storable(read.designName),
    kind: read.type,
    price: price?.total ?? null,
    lines: price?.lines.map((line) => priceLine.parse(line)) ?? [],
    currency: price?.currency ?? null,
    pricedBy: priced?.hash ?? '',
  };
}
