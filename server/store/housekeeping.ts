import type { Retention } from '../../src/stone/wire/retention';
import { type FileStores, sweepFiles } from '../fileStores/fileStore';
import { dropOldAccesses } from './accesses';
import { dropOldCounts } from './callCounts';
import { dropOldMailboxKey } from './countedMailbox';
import type { Database } from './database';
import { dropOldDropped } from './droppedLetters';
import { dropOldErasures } from './erasures';
import { dropOldFetched } from './fetchedOrders';
import { DEVICE_DAYS } from './knownDevices';
import { wantedPictures, wantedPreviews } from './wantedPictures';
import { dropOldMessages } from './webhookQueue';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a preview is kept that no stone has any more: the save that wrote it may not have ended. */
const UNUSED_PREVIEWS_FOR = DAY;
/** As long as a browser keeps drafts (src/api/drafts.ts): a creation that it repeats is recognised until then. */
const ANSWERS_KEPT_FOR = '30 days';

/** How long that is kept which belongs to no stone. */
type KeptBeside = Pick<Retention, 'pictures' | 'accesses'>;

/** Deletes what has expired, and runs the database's maintenance. */
export async function tidyUp(
  database: Database,
  { previews, pictures }: FileStores,
  kept: KeptBeside,
): Promise<void> {
  const { unhurried } = database;
  await unhurried.run('delete from sessions where expires_at < now()');
  await unhurried.run('delete from password_links where expires_at < now()');
  await unhurried.run('delete from passkey_challenges where expires_at < now()');
  await unhurried.run(`delete from login_attempts where at < now() - interval '1 hour'`);
  await unhurried.run(`delete from known_devices where used_at < now() - interval '${DEVICE_DAYS} days'`);
  await dropOldCounts(unhurried);
  await dropOldMailboxKey(unhurried);
  await dropOldAccesses(unhurried, kept.accesses);
  await dropOldFetched(unhurried);
  await dropOldMessages(unhurried);
  await dropOldErasures(unhurried);
  await dropOldDropped(unhurried);
  await unhurried.run(`delete from first_answers where created_at < now() - interval '${ANSWERS_KEPT_FOR}'`);
  await unhurried.run(
    `delete from uploads where stone_id is null and archived_by is null
       and created_at < now() - make_interval(days => $1)`,
    [kept.pictures],
  );
  await sweepFiles(previews, () => wantedPreviews(unhurried), UNUSED_PREVIEWS_FOR);
  await sweepFiles(pictures, () => wantedPictures(unhurried), kept.pictures * DAY);
  await database.tidy();
}

/**
 * Runs every hour: the embedded database has no autovacuum and no automatic checkpoints.
 *
 * @param failed is called with an error; the next hour tries again.
 * @returns a function that stops it.
 */
export function keepTidy(
  database: Database,
  fileStores: FileStores,
  kept: KeptBeside,
  failed: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => tidyUp(database, fileStores, kept).catch(failed), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
