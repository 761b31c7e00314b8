import { z } from 'zod';

/** Whether amounts contain value added tax. */
export const vat = z.enum(['included', 'excluded']);
export type Vat = z.infer<typeof vat>;

/** Whether a price list's amounts contain it: where the list is silent they do, as prices told to private people must. */
export const vatOf = (list: { readonly vat?: Vat | undefined }): Vat => list.vat ?? 'included';
