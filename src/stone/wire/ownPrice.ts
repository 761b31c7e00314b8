import { z } from 'zod';
import { priceLine } from '../price/priceLine';
import { vat } from '../price/vat';

/** What a mason's work on a stone costs by his own list, in the words of an order's price. Told to him alone. */
export const ownPrice = z.object({
  /** Whole øre (or cent); null where something of his work has no price on his list. */
  Price: z.number().int().nullable(),
  Currency: z.string(),
  PriceVat: vat,
  PriceLines: z.array(priceLine.extend({ text: z.string() })),
  /** What the stone has that is not his work and is not on his list, as a stone or an attachment. Left out where there is nothing. */
  notIn: z.array(z.string()).optional(),
});
export type OwnPrice = z.infer<typeof ownPrice>;
