import { z } from 'zod';
import { type LineStyle, lineStyle } from '../../src/stone/lineStyle';
import { type BusinessStyle, MOST_KEPT_STYLES } from '../../src/stone/wire/lettering';
import type { User } from '../domain/caller';
import { columnsOf } from './columns';
import type { Queries } from './database';
import { CHANGED, changed, countOthers, takeTurn } from './keptRows';

const row = z.object({ id: z.number(), style: z.string(), ...changed.shape });
const COLUMNS = columnsOf(row, CHANGED);

const asStyle = (found: z.infer<typeof row>): BusinessStyle => ({
  id: found.id,
  style: lineStyle.parse(JSON.parse(found.style)),
  changedBy: found.changed_by,
  changedAt: found.changed_at.toISOString(),
});

/** A business's styles, by name. */
export async function listStyles(queries: Queries, businessId: number): Promise<BusinessStyle[]> {
  const found = await queries.rows(
    row,
    `select ${COLUMNS} from kept_styles where business_id = $1 order by name collate "C"`,
    [businessId],
  );
  return found.map(asStyle);
}

/**
 * Keeps a style for the user's business, in place of an earlier one of its name; in a transaction. Stones hold copies, and
 * none of them changes.
 *
 * @returns undefined where the business has as many as it may.
 */
export async function keepStyle(
  inside: Queries,
  { id: userId, businessId }: User,
  style: LineStyle,
): Promise<BusinessStyle | undefined> {
  await takeTurn(inside, businessId);
  if ((await countOthers(inside, 'kept_styles', businessId, 'name = $2', [style.name])) >= MOST_KEPT_STYLES)
    return undefined;
  const [kept] = await inside.rows(
    row,
    `insert into kept_styles (business_id, name, style, changed_by) values ($1, $2, $3::json, $4)
     on conflict (business_id, name)
     do update set style = excluded.style, changed_by = excluded.changed_by, changed_at = now()
     returning ${COLUMNS}`,
    [businessId, style.name, JSON.stringify(style), userId],
  );
  return kept && asStyle(kept);
}

/** Why a style has no other name: the business keeps none of that number, or has another of that name. */
export type NotRenamed = 'gone' | 'taken';

/** Calls a style of the user's business otherwise; in a transaction. No stone changes: each holds its own copy. */
export async function renameStyle(
  inside: Queries,
  { id: userId, businessId }: User,
  id: number,
  name: string,
): Promise<BusinessStyle | NotRenamed> {
  await takeTurn(inside, businessId);
  const found = await listStyles(inside, businessId);
  const style = found.find((each) => each.id === id)?.style;
  if (!style) return 'gone';
  if (found.some((each) => each.id !== id && each.style.name === name)) return 'taken';
  const [kept] = await inside.rows(
    row,
    `update kept_styles set name = $3, style = $4::json, changed_by = $5, changed_at = now()
     where business_id = $1 and id = $2 returning ${COLUMNS}`,
    [businessId, id, name, JSON.stringify({ ...style, name }), userId],
  );
  return kept ? asStyle(kept) : 'gone';
}
