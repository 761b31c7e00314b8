import { z } from 'zod';
import { finish } from '../finish';
import { vat } from '../price/vat';

/** The highest price of one thing: ten millions of kroner or euros. */
export const MOST_AMOUNT = 1_000_000_000;

/** The currencies that prices may be in. */
export const CURRENCIES = ['DKK', 'EUR', 'NOK'] as const;

/** An amount in the currency's smallest unit (øre, cent): a whole number, so that sums are exact. */
const amount = z.number().int().nonnegative().max(MOST_AMOUNT);

/** Classes of letter heights from low to high: `each` is the price of one letter up to `upTo` mm of cap height. */
const heightClasses = z
  .array(z.object({ upTo: z.number().positive(), each: amount }))
  .min(1)
  .refine(
    (classes) => classes.every(({ upTo }, i) => upTo > (classes[i - 1]?.upTo ?? 0)),
    'heights must rise',
  );

/** What everything costs, in one currency. What it does not name has no fixed price and is asked for. */
export const priceList = z.object({
  id: z.number().int().positive(),
  currency: z.enum(CURRENCIES),
  /** Whether the amounts contain value added tax. Left out they do, as prices told to private people must. */
  vat: vat.optional(),
  /** A stone in each of its variants, by the variant's id. */
  stones: z.array(
    z.object({
      StoneTypeId: z.number().int(),
      variants: z.record(z.string().regex(/^\d+$/), amount),
      /** What it costs more in a thickness other than its own, by that thickness in mm. */
      thicknesses: z.record(z.string().regex(/^\d+$/), amount).optional(),
    }),
  ),
  /** One engraved letter. */
  engraved: heightClasses,
  /** One mounted letter. */
  mounted: heightClasses,
  /** One vignet by how it is made; `custom` is one that was uploaded. */
  vignets: z.object({ sandblown: amount, standard: amount, custom: amount }),
  attachments: z.array(z.object({ id: z.number().int(), each: amount })),
  /** A ceramic medallion by its longer side: `each` is the price of one up to `upTo` mm. */
  medallions: heightClasses.optional(),
  /** An etched photograph, likewise. */
  etchings: heightClasses.optional(),
  /** A base by its width: `each` is the price of one up to `upTo` mm wide. */
  bases: heightClasses.optional(),
  /** The edge around a face, and the sides, by the finish they are worked in other than the face's. */
  edges: z.partialRecord(finish, amount).optional(),
  sides: z.partialRecord(finish, amount).optional(),
  /** A bevel around a face, however wide. */
  bevel: amount.optional(),
  frame: amount,
  repainting: amount,
  removal: amount,
});
export type PriceList = z.infer<typeof priceList>;

/**
 * A stonemason's own list of prices. It names what he likes: what is left out has no price and is asked for, and of stones,
 * what they are made to and attachments, which others may sell, it says nothing then (`src/stone/price/workPrice.ts`).
 */
export const ownPriceList = priceList
  .omit({ id: true })
  .partial()
  .required({ currency: true })
  .extend({ vignets: priceList.shape.vignets.partial().optional() })
  .strict();
export type OwnPriceList = z.infer<typeof ownPriceList>;
