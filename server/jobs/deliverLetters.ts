import type { Order } from '../../src/stone/wire/order';
import type { Checks } from '../drawing/checks';
import { OWN_ACCENT } from '../mail/htmlLetter';
import type { Mailer } from '../mail/mailer';
import { withFoot } from '../mail/withFoot';
import { type Enclosure, writeLetter } from '../mail/writeLetter';
import { hidePrices } from '../orders/hidePrices';
import type { MakeSureOfSeals } from '../orders/makeSureOfSeals';
import { orderOfLetter, stonesOfLetter } from '../orders/orderOfLetter';
import { oneLine } from '../orders/orderSections';
import { masonLink } from '../orders/readingLink';
import { readBrand } from '../store/brand';
import type { Database } from '../store/database';
import { masonTokens } from '../store/masonLinks';
import {
  keepOrder,
  type LeasedLetter,
  type LeasedOrderLetter,
  leaseLetter,
  letterFailed,
  letterSent,
} from '../store/outbox';
import { moveStone } from '../store/statusChanges';
import type { StoredStone } from '../store/storedStone';
import { type DrawPapers, drawPapers, PaperUndrawn } from './enclosePapers';
import { LEASE_SECONDS, whileHeld } from './heldLetter';
import { noticeText } from './noticeText';

/** What is needed to deliver letters. */
export interface Post {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly papers: readonly DrawPapers[];
  readonly checks: Pick<Checks, 'find'>;
  readonly makeSureOfSeals?: MakeSureOfSeals | undefined;
  /** The provider's address, for orders without a mason. */
  readonly providerEmail: string;
  /** The public address of the server. */
  readonly publicUrl: string;
  /** Called with any error; the letter is tried again. */
  readonly failed: (error: unknown, what: string) => void;
}

const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 900;

/** How long to wait before the next attempt, seconds: twice as long each time, a quarter of an hour at most. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_SECONDS);
}

/** The attachments of a letter, and the order it is then written from. */
async function enclose(
  post: Post,
  letter: LeasedOrderLetter,
  stones: readonly StoredStone[],
  composed: Order,
): Promise<{ readonly attachments: readonly Enclosure[]; readonly order: Order }> {
  // A receipt goes to whoever asked: a family where the business hides its prices.
  const told = new Set(stones.filter(({ showsPrice }) => showsPrice).map(({ id }) => id));
  if (letter.kind === 'receipt') return { attachments: [], order: hidePrices(composed, told) };
  const { drawn, order } = await drawPapers(post, letter, stones, composed);
  const content = Buffer.from(JSON.stringify(order, null, 2));
  const written = { filename: 'order.json', contentType: 'application/json', content };
  return { attachments: [written, ...drawn], order };
}

/** Where the mason works on each stone of an order: by links that stand in his letter and in no paper. */
async function benchesOf({ database, publicUrl }: Post, { stones, locale }: Order) {
  const tokens = await masonTokens(
    database,
    stones.map(({ id }) => id),
  );
  return new Map([...tokens].map(([id, token]) => [id, masonLink(publicUrl, locale, token)]));
}

/** An order's letter as it is sent, and the order it is written from. */
async function orderLetter(post: Post, letter: LeasedOrderLetter, stones: readonly StoredStone[]) {
  const { attachments, order } = await enclose(post, letter, stones, await orderOfLetter(post, letter));
  const replyTo = letter.kind === 'receipt' ? undefined : oneLine(order.contactEmail) || undefined;
  const benches = letter.kind === 'order' ? await benchesOf(post, order) : undefined;
  return { letter: { ...writeLetter(letter.kind, order, benches), replyTo, attachments }, order };
}

const isNotice = (letter: LeasedLetter): letter is Exclude<LeasedLetter, LeasedOrderLetter> =>
  !('content' in letter);

/** Sends a letter, or drops it where it has become pointless; returns how many were sent. */
async function deliver(post: Post, letter: LeasedLetter, makeSure: () => Promise<void>): Promise<0 | 1> {
  const { messageId } = letter;
  const to = letter.recipient || post.providerEmail;
  const brand = await readBrand(post.database);
  const { publicUrl } = post;
  const dress = { locale: letter.locale, accent: brand.colours?.day ?? OWN_ACCENT, publicUrl };
  if (isNotice(letter)) {
    const notice = await noticeText(post.database, letter, post);
    // A question that was answered meanwhile is not sent.
    if (notice) {
      const addressed = { messageId, to, replyTo: undefined, attachments: [], dress };
      await post.mailer.send({ ...withFoot(notice, brand), ...addressed }, makeSure);
    }
    await letterSent(post.database, letter.id);
    return notice ? 1 : 0;
  }
  const stones = await stonesOfLetter(post, letter);
  const written = await orderLetter(post, letter, stones);
  await post.mailer.send({ ...withFoot(written.letter, brand), messageId, to, dress }, makeSure);
  await post.database.transaction(async (inside) => {
    // Only now is it certain which papers were left out: another attempt might have had them all.
    if (await letterSent(inside, letter.id)) await keepOrder(inside, letter.id, written.order);
    if (letter.kind !== 'order') return;
    for (const { id } of stones) await moveStone(inside, id, ['ordered', 'sentToMason'], { kind: 'post' });
  });
  return 1;
}

/**
 * Sends every letter that is due. A failed one is tried again later; one whose node died or hung is soon taken over by
 * another. If that happened between sending and recording it, it is sent again with the same Message-ID.
 *
 * @param isOver is checked before each letter: once true, the rest is left to the next start.
 * @returns how many were sent.
 */
export async function deliverLetters(post: Post, isOver = () => false): Promise<number> {
  let sent = 0;
  for (;;) {
    if (isOver()) return sent;
    const letter = await leaseLetter(post.database, LEASE_SECONDS);
    if (!letter) return sent;
    try {
      sent += await whileHeld(post.database, letter, (makeSure) => deliver(post, letter, makeSure));
    } catch (error) {
      post.failed(error, `the letter ${letter.id} could not be sent`);
      const reason = error instanceof Error ? error.message : String(error);
      const waitSeconds = waitAfter(letter.attempts);
      const isUndrawn = error instanceof PaperUndrawn;
      await letterFailed(post.database, letter, { reason, waitSeconds, isUndrawn });
    }
  }
}
