import { z } from 'zod';
import { columnsOf } from './columns';
import type { Queries } from './database';

const uploadRow = z.object({
  id: z.number(),
  kind: z.enum(['stonetype', 'vignet', 'photograph']),
  stone_id: z.number().nullable(),
  picture: z.string(),
  width: z.number(),
  height: z.number(),
});
const COLUMNS = columnsOf(uploadRow);

/** An uploaded picture in the database; sizes in mm, of a photograph in pixels. */
export type StoredUpload = z.infer<typeof uploadRow>;

/** The data of a new upload. */
export interface NewUpload {
  readonly kind: StoredUpload['kind'];
  readonly stoneId: number;
  /** The business whose archive it belongs to. */
  readonly archivedBy: number | null;
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/** Stores an upload and returns its number; undefined where its stone was deleted meanwhile. */
export async function insertUpload(queries: Queries, given: NewUpload): Promise<number | undefined> {
  const [row] = await queries.rows(
    z.object({ id: z.number() }),
    `insert into uploads (kind, stone_id, archived_by, picture, width, height)
     select $1, id, $3::int, $4, $5::float8, $6::float8 from stones where id = $2 for key share
     returning id`,
    [given.kind, given.stoneId, given.archivedBy, given.picture, given.width, given.height],
  );
  return row?.id;
}

/** The upload with a number, or undefined. */
export async function findUpload(queries: Queries, id: number): Promise<StoredUpload | undefined> {
  const [row] = await queries.rows(uploadRow, `select ${COLUMNS} from uploads where id = $1`, [id]);
  return row;
}

/** Deletes an upload; its picture stays, since copies of the stone may show it. */
export async function deleteUpload(queries: Queries, id: number): Promise<void> {
  await queries.run('delete from uploads where id = $1', [id]);
}

/**
 * Adds an uploaded vignet to a business's archive. One in another business's archive stays there: this business gets
 * its own entry of the same picture.
 */
export async function archiveUpload(queries: Queries, id: number, businessId: number): Promise<void> {
  const marked = await queries.run(
    `update uploads set archived_by = $2 where id = $1 and (archived_by = $2 or (archived_by is null
       and exists (select 1 from stones where stones.id = uploads.stone_id and business_id = $2)))`,
    [id, businessId],
  );
  if (marked > 0) return;
  await queries.run(
    `insert into uploads (kind, archived_by, picture, width, height)
     select kind, $2, picture, width, height from uploads as given where id = $1 and not exists (
       select 1 from uploads where archived_by = $2 and kind = given.kind and picture = given.picture)`,
    [id, businessId],
  );
}

/** A business's archived vignettes, newest first. */
export function archivedUploads(queries: Queries, businessId: number): Promise<StoredUpload[]> {
  return queries.rows(
    uploadRow,
    `select ${COLUMNS} from uploads where archived_by = $1 and kind = 'vignet' order by id desc limit 1000`,
    [businessId],
  );
}
