import { z } from 'zod';
import type { StoneData } from '../../src/stone/wire/privacy';
import { columnsOf } from './columns';
import type { Queries } from './database';

const stoneRow = z.object({
  id: z.number(),
  status: z.string(),
  version: z.number(),
  created_at: z.date(),
  updated_at: z.date(),
});

const letterRow = z.object({
  kind: z.string(),
  recipient: z.string(),
  locale: z.string(),
  created_at: z.date(),
  sent_at: z.date().nullable(),
  content: z.string(),
  ended_at: z.date().nullable(),
});
const LETTER_COLUMNS = columnsOf(letterRow, {
  ended_at: '(select ended_at from step_letters where receipt_id = outbox.id)',
});

const pictureRow = z.object({ picture: z.string() });

/** When a stone was made and changed, and how it stands; undefined where there is none. */
export async function momentsOfStone(
  queries: Queries,
  id: number,
): Promise<Omit<StoneData['stone'], 'design' | 'hasBusiness'> | undefined> {
  const [found] = await queries.rows(stoneRow, `select ${columnsOf(stoneRow)} from stones where id = $1`, [
    id,
  ]);
  if (!found) return undefined;
  const { status, version, created_at: made, updated_at: changed } = found;
  return { id, status, version, createdAt: made.toISOString(), updatedAt: changed.toISOString() };
}

/** The letters about a stone, oldest first, as they are kept. */
export async function lettersAbout(queries: Queries, id: number): Promise<StoneData['letters']> {
  const found = await queries.rows(
    letterRow,
    `select ${LETTER_COLUMNS} from outbox where stone_ids @> array[$1::bigint] order by created_at, id`,
    [id],
  );
  return found.map(({ kind, recipient, locale, created_at, sent_at, content, ended_at }) => ({
    ...{ kind, recipient, locale },
    queuedAt: created_at.toISOString(),
    sentAt: sent_at?.toISOString() ?? null,
    content: JSON.parse(content),
    ...(ended_at && { stepsEndedAt: ended_at.toISOString() }),
  }));
}

/** The names of the pictures that were uploaded to a stone. */
export async function picturesOfStone(queries: Queries, id: number): Promise<string[]> {
  const found = await queries.rows(
    pictureRow,
    'select distinct picture from uploads where stone_id = $1 order by picture',
    [id],
  );
  return found.map(({ picture }) => picture);
}
