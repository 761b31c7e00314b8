import { z } from 'zod';
import type { Locale } from '../../src/stone/catalogue/naming';
import { isUncut, stoneStatus } from '../../src/stone/status';
import type { LetterText } from '../mail/writeLetter';
import {
  type AboutStone,
  type StepKind,
  type ToMasonKind,
  writeAsked,
  writeCancelled,
  writeChanged,
  writeProposed,
  writeStep,
  writeToMason,
} from '../mail/writeMasonNotice';
import { oneLine, priceLines } from '../orders/orderSections';
import {
  endingCall,
  endingLink,
  masonLink,
  pagesIn,
  proposalLinkTo,
  readingLink,
} from '../orders/readingLink';
import type { AskerLetterKind } from '../store/approvals/tellAsker';
import type { Queries } from '../store/database';
import type { Notice, NoticeKind } from '../store/outbox';
import { openProposalLink } from '../store/proposals/links';
import { lastProposal } from '../store/proposals/proposals';
import { contactOf, endingToken } from '../store/stepLetters';
import { storedMason } from '../store/stonemasons';
import { findStone } from '../store/stones';
import type { StoredStone } from '../store/storedStone';

/** A notice about what goes on between a mason and whoever ordered from him. */
export interface MasonNotice extends Notice {
  readonly kind: Exclude<
    NoticeKind,
    'question' | 'waiting' | AskerLetterKind | 'familyChose' | 'webhookGivenUp'
  >;
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

/** What whoever answers a proposal is told, with a link for nothing else where they have no login; undefined once it is answered. */
async function toAnswerer(
  queries: Queries,
  { locale, stone, about, isUser, publicUrl }: Answerer,
): Promise<LetterText | undefined> {
  const isOpen = (await lastProposal(queries, stone.id))?.state === 'open';
  if (!isOpen || !isUncut(stoneStatus.parse(stone.status))) return undefined;
  const opened = isUser ? { id: stone.id } : await openProposalLink(queries, stone.id);
  return writeProposed({ ...about, link: proposalLinkTo(publicUrl, locale, opened) }, isUser, locale);
}

interface Answerer {
  readonly locale: Locale;
  readonly stone: StoredStone;
  readonly about: Omit<AboutStone, 'link'>;
  readonly isUser: boolean;
  readonly publicUrl: string;
}

const TO_MASON: Readonly<Record<ToMasonKind, true>> = {
  masonLink: true,
  masonAnswered: true,
  proposalAccepted: true,
  proposalDeclined: true,
};
const isToMason = (kind: NoticeKind): kind is ToMasonKind => Object.hasOwn(TO_MASON, kind);

/** What an order costs now, in words. */
const pricedAs = (locale: Locale, { price: { total, currency, vat } }: StoredStone) =>
  priceLines(locale, { Price: total, Currency: currency, PriceVat: vat ?? undefined });

/** What whoever ordered a stone is told. */
async function toOrderer(
  queries: Queries,
  notice: MasonNotice,
  stone: StoredStone,
  about: Omit<AboutStone, 'link'>,
  publicUrl: string,
): Promise<LetterText | undefined> {
  const { kind, locale, recipient } = notice;
  // The provider has a login too, and no address of his own among the users'.
  const isUser = recipient === '' || (await isOfBusiness(queries, notice, stone));
  if (kind === 'masonProposed') return toAnswerer(queries, { locale, stone, about, isUser, publicUrl });
  // A family is told no price that its undertaker does not show.
  const price = isUser || stone.showsPrice ? pricedAs(locale, stone) : [];
  const link = isUser
    ? `${pagesIn(publicUrl, locale)}/designer/${stone.id}`
    : readingLink(publicUrl, locale, stone);
  if (kind === 'proposalAccepted') return writeChanged({ ...about, link }, locale, price);
  if (!isStep(kind)) return writeAsked({ ...about, link }, isUser, locale);
  const contact = isUser ? undefined : await contactOf(queries, stone.id);
  if (contact?.recipient !== recipient) return writeStep(kind, { ...about, link }, locale, undefined);
  // They have ended them while this one waited.
  if (contact.ended) return undefined;
  const token = await endingToken(queries, contact);
  const ending = { page: endingLink(publicUrl, locale, token), call: endingCall(publicUrl, token) };
  return writeStep(kind, { ...about, link }, locale, ending);
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
  const mason = await storedMason(queries, stone.stonemasonId);
  const about = { id: stone.id, stonemason: oneLine(mason?.Name ?? '') };
  if (kind === 'orderCancelled') return writeCancelled(about, locale);
  if (stone.mason === null) return undefined;
  // That a proposal is accepted is told both, each in their own words.
  const isForOrderer = kind === 'proposalAccepted' && notice.recipient !== mason?.email;
  if (isForOrderer || !isToMason(kind)) return toOrderer(queries, notice, stone, about, publicUrl);
  const { token } = stone.mason;
  if (token === null) return undefined;
  const price = kind === 'proposalAccepted' ? pricedAs(locale, stone) : [];
  return writeToMason(kind, { ...about, link: masonLink(publicUrl, locale, token) }, locale, price);
}
