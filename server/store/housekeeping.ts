import { z } from 'zod';
import type { PreviewFolder } from '../pictures/previewFolder';
import type { Database } from './database';

const HOUR = 3_600_000;

const previewRow = z.object({ preview: z.string() });

/** Throws away what time has made worthless, and has the database tidy itself up. */
export async function tidyUp(database: Database, previews: PreviewFolder): Promise<void> {
  await database.run('delete from sessions where expires_at < now()');
  await database.run(`delete from login_attempts where at < now() - interval '1 hour'`);
  await database.run(`delete from first_answers where created_at < now() - interval '3 days'`);
  const kept = await database.rows(previewRow, 'select preview from stones where preview is not null');
  await previews.sweep(new Set(kept.map(({ preview }) => preview)), HOUR);
  await database.tidy();
}

/**
 * Tidies up every hour: the embedded database has no autovacuum and writes no checkpoint by itself.
 *
 * @param failed is told of an error; the next hour tries again.
 * @returns what stops it.
 */
export function keepTidy(
  database: Database,
  previews: PreviewFolder,
  failed: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => tidyUp(database, previews).catch(failed), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
