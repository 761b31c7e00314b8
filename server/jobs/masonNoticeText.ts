import { z } from 'zod';
import type { LetterText } from '../mail/writeLetter';
import {
  type AboutStone,
  type StepKind,
  writeAsked,
  writeCancelled,
  writeStep,
  writeToMason,
} from '../mail/writeMasonNotice';
import { oneLine } from '../orders/orderSections';
import { masonLink, pagesIn, readingLink } from '../orders/readingLink';
import type { AskerLetterKind } from '../store/approvals/tellAsker';
import type { Queries } from '../store/database';
import type { Notice, NoticeKind } from '../store/outbox';
import { storedMason } from '../store/stonemasons';
import { findStone } from '../store/stones';
import type { StoredStone } from '../store/storedStone';

/** A notice about what goes on between a mason and whoever ordered from him. */
export interface MasonNotice extends Notice {
  readonly kind: Exclude<NoticeKind, 'question' | 'waiting' | AskerLetterKind | 'webhookGivenUp'>;
}

const STEPS: Readonly<Record<StepKind, true>> = {
  orderReceived: true,
  orderProcessing: true,
  orderFinished: true,
  orderInvoiced: true,
};
const isStep = (kind: NoticeKind): kind is StepKind => Object.hasOwn(STEPS, kind);

const userRow = z.object({ id: z.number() });

/** Whether a letter's reader is a user who opens the stone with a login. */
async function isOfBusiness(queries: Queries, { recipient }: Notice, { businessId }: StoredStone) {
  if (businessId === null) return false;
  const found = await queries.rows(
    userRow,
    'select id from users where lower(email) = lower($1) and business_id in (1, $2) limit 1',
    [recipient, businessId],
  );
  return found.length > 0;
}

/** What whoever ordered a stone is told. */
async function toOrderer(
  queries: Queries,
  notice: MasonNotice,
  stone: StoredStone,
  about: Omit<AboutStone, 'link'>,
  publicUrl: string,
): Promise<LetterText> {
  const { kind, locale, recipient } = notice;
  // The provider has a login too, and no address of his own among the users'.
  const isUser = recipient === '' || (await isOfBusiness(queries, notice, stone));
  const link = isUser
    ? `${pagesIn(publicUrl, locale)}/designer/${stone.id}`
    : readingLink(publicUrl, locale, stone);
  return isStep(kind)
    ? writeStep(kind, { ...about, link }, locale)
    : writeAsked({ ...about, link }, isUser, locale);
}

/** The text of a notice as of now; undefined where it has become pointless. */
export async function masonNoticeText(
  queries: Queries,
  notice: MasonNotice,
  publicUrl: string,
): Promise<LetterText | undefined> {
  const { kind, locale, stoneIds } = notice;
  const stone = await findStone(queries, stoneIds[0] ?? 0);
  if (!stone) return undefined;
  const about = {
    id: stone.id,
    stonemason: oneLine((await storedMason(queries, stone.stonemasonId))?.Name ?? ''),
  };
  if (kind === 'orderCancelled') return writeCancelled(about, locale);
  if (stone.mason === null) return undefined;
  if (kind !== 'masonLink' && kind !== 'masonAnswered')
    return toOrderer(queries, notice, stone, about, publicUrl);
  const { token } = stone.mason;
  if (token === null) return undefined;
  return writeToMason(kind, { ...about, link: masonLink(publicUrl, locale, token) }, locale);
}
