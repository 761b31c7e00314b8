import { z } from 'zod';
import type { StoneData } from '../../../src/stone/wire/privacy';
import { columnsOf } from '../columns';
import type { Queries } from '../database';

const row = z.object({
  letter: z.string(),
  name: z.string(),
  text: z.string().nullable(),
  at: z.date().nullable(),
});

/** What is kept of a stone among those between which its family chooses; undefined where it is none of them. */
export async function alternativeData(queries: Queries, stoneId: number): Promise<StoneData['alternative']> {
  const [found] = await queries.rows(
    row,
    `select ${columnsOf(row)} from alternatives
     left join chosen_alternatives as chosen on chosen.stone_id = alternatives.stone_id
     where alternatives.stone_id = $1`,
    [stoneId],
  );
  if (!found) return undefined;
  const { letter, name, text, at } = found;
  return { letter, name, chosen: at && { text, at: at.toISOString() } };
}
