import type { PriceLine } from '../../src/stone/price/priceLine';
import { priceOf } from '../../src/stone/price/priceOf';
import { type Vat, vatOf } from '../../src/stone/price/vat';
import type { Design } from '../../src/stone/stone';
import type { HashedList } from './hashedPriceList';

/** What is stored beside a design, so that lists need not read it. */
export interface Summary {
  readonly projectId: number | null;
  readonly designName: string;
  readonly kind: string;
  /** The stone whose back it is. */
  readonly backOf: number | null;
  /** Whole øre (or cent); null where something has no fixed price. */
  readonly price: number | null;
  readonly lines: readonly PriceLine[];
  readonly currency: string | null;
  /** Whether the price contains value added tax; null where there is no list. */
  readonly vat: Vat | null;
  /** The hash of the price list; empty where there is none. */
  readonly pricedBy: string;
}

/** Text that a text column accepts: without NUL and half surrogate pairs. */
const storable = (text: string) => Buffer.from(text.replaceAll('\0', '')).toString();

/** Prices a design, and summarises it. */
export function summaryOf(design: Design, priced: HashedList | undefined): Summary {
  const price = priced && priceOf(design, priced.list);
  return {
    projectId: design.ProjectId ?? null,
    designName: storable(design.designName),
    kind: design.type,
    backOf: design.backOf ?? null,
    price: price?.total ?? null,
    lines: price?.lines ?? [],
    currency: price?.currency ?? null,
    vat: priced ? vatOf(priced.list) : null,
    pricedBy: priced?.hash ?? '',
  };
}
