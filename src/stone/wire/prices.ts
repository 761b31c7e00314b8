import { z } from 'zod';
import { priceList } from '../catalogue/price';

/**
 * `GET /api/prices[/{id}]`: what a new stone, or a stored one, is priced by; null where there are no prices or the caller
 * is not told them.
 */
export const prices = z.object({ list: priceList.nullable() });
