import { z } from 'zod';
import { type Brand, brand } from '../../src/stone/wire/brand';
import type { Queries } from './database';

/** The provider's brand; empty where none was imported. */
export async function readBrand(queries: Queries): Promise<Brand> {
  const [found] = await queries.rows(z.object({ brand: z.string() }), 'select brand::text from brands');
  return found ? brand.parse(JSON.parse(found.brand)) : {};
}

/** Takes a brand in the place of what is there. */
export async function keepBrand(queries: Queries, given: Brand): Promise<void> {
  await queries.rows(
    z.object({}),
    `insert into brands (brand) values ($1::json)
     on conflict (id) do update set brand = excluded.brand, imported_at = now()`,
    [JSON.stringify(given)],
  );
}

/** Forgets the brand: the product is shown as its own again. */
export async function dropBrand(queries: Queries): Promise<void> {
  await queries.rows(z.object({}), 'delete from brands');
}
