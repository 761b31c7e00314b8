import { stonemason } from '../../src/stone/catalogue/stonemason';
import type { LetterText } from '../mail/writeLetter';
import { writeQuestion, writeWaiting } from '../mail/writeNotice';
import { entryText } from '../store/catalogue';
import type { Queries } from '../store/database';
import { questionAbout } from '../store/heldOrders';
import type { Notice } from '../store/outbox';

/** Names of stonemasons, as the catalogue writes them. */
async function nameOf(queries: Queries, id: number | null): Promise<string | undefined> {
  const entry = id === null ? undefined : await entryText(queries, 'stonemason', id);
  return entry === undefined ? undefined : stonemason.parse(JSON.parse(entry)).Name;
}

/** A notice as it is to be sent now; undefined where there is nothing to say any more. */
export async function noticeText(
  queries: Queries,
  { kind, stoneIds, locale }: Notice,
  publicUrl: string,
): Promise<LetterText | undefined> {
  if (kind === 'waiting') return writeWaiting(stoneIds, locale, publicUrl);
  const question = await questionAbout(queries, stoneIds[0] ?? 0);
  if (!question) return undefined;
  const { token, orderedAt, stonemasonId } = question;
  return writeQuestion(
    { token, orderedAt, stonemason: await nameOf(queries, stonemasonId) },
    locale,
    publicUrl,
  );
}
