import { z } from 'zod';
import { type MasonSettings, masonSettings } from '../../src/painting/files/masonSettings';
import { columnsOf } from './columns';
import type { Queries } from './database';

const row = z.object({
  settings: z.string(),
  version: z.number(),
  changed_by: z.string().nullable(),
  changed_at: z.date(),
});
const COLUMNS = columnsOf(row, {
  settings: 'settings::text',
  changed_by: '(select username from users where users.id = changed_by)',
});

/** A mason's settings as they are kept. */
export interface KeptSettings {
  readonly settings: MasonSettings;
  /** 0 where none were ever kept. */
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

const NONE: KeptSettings = { settings: {}, version: 0, changedBy: null, changedAt: null };

const asKept = (found: z.infer<typeof row>): KeptSettings => ({
  settings: masonSettings.parse(JSON.parse(found.settings)),
  version: found.version,
  changedBy: found.changed_by,
  changedAt: found.changed_at,
});

/** How a mason's files are made; as for everybody where he has said nothing of it, and where there is no mason. */
export async function settingsOfMason(queries: Queries, stonemasonId: number | null): Promise<KeptSettings> {
  if (stonemasonId === null) return NONE;
  const [found] = await queries.rows(row, `select ${COLUMNS} from mason_settings where stonemason_id = $1`, [
    stonemasonId,
  ]);
  return found ? asKept(found) : NONE;
}

/**
 * Keeps how a mason's files are made.
 *
 * @param userId who says so; undefined for the command line.
 * @returns undefined where they are no longer of the version that was changed.
 */
export async function keepSettings(
  queries: Queries,
  stonemasonId: number,
  { settings, version }: Pick<KeptSettings, 'settings' | 'version'>,
  userId: number | undefined,
): Promise<KeptSettings | undefined> {
  const values = [stonemasonId, JSON.stringify(settings), userId ?? null];
  const [kept] =
    version === 0
      ? await queries.rows(
          row,
          `insert into mason_settings (stonemason_id, settings, changed_by) values ($1, $2::json, $3)
           on conflict (stonemason_id) do nothing returning ${COLUMNS}`,
          values,
        )
      : await queries.rows(
          row,
          `update mason_settings
           set settings = $2::json, changed_by = $3, changed_at = now(), version = version + 1
           where stonemason_id = $1 and version = $4 returning ${COLUMNS}`,
          [...values, version],
        );
  return kept && asKept(kept);
}
