import { type Design, design } from '../../src/stone/stone';
import type { Order } from '../../src/stone/wire/order';
import type { Checks } from '../drawing/checks';
import type { Mailer } from '../mail/mailer';
import { type Enclosure, writeLetter } from '../mail/writeLetter';
import { orderOfLetter, stonesOfLetter } from '../orders/orderOfLetter';
import { oneLine } from '../orders/orderSections';
import type { Database } from '../store/database';
import { type LeasedLetter, leaseLetter, letterFailed, letterSent } from '../store/outbox';
import { moveStone } from '../store/statusChanges';
import type { StoredStone } from '../store/stones';
import { LEASE_SECONDS, whileHeld } from './heldLetter';

/** Makes the papers of a stone that a mason is sent, with what its order says: the 1:1 sheet, the offer. */
export type DrawPapers = (design: Design, stoneId: number, order: Order) => Promise<readonly Enclosure[]>;

/** What letters are delivered with. */
export interface Post {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly papers: readonly DrawPapers[];
  readonly checks: Pick<Checks, 'find'>;
  /** Where an order without a mason goes: the provider's address. */
  readonly providerEmail: string;
  /** Under which address people reach the server. */
  readonly publicUrl: string;
  /** Is told of whatever went wrong; the letter is tried again. */
  readonly failed: (error: unknown, what: string) => void;
}

const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 900;

/** How long to wait before the next attempt, seconds: twice as long each time, a quarter of an hour at most. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(attempts - 1, 20), LONGEST_WAIT_SECONDS);
}

/** The papers of the stones; one that cannot be drawn keeps no order back, since the link shows the stone. */
async function enclose(
  post: Post,
  letter: LeasedLetter,
  stones: readonly StoredStone[],
  order: Order,
): Promise<Enclosure[]> {
  const enclosed: Enclosure[] = [];
  if (letter.pdf)
    enclosed.push({ filename: 'offer.pdf', contentType: 'application/pdf', content: letter.pdf });
  if (letter.kind === 'receipt') return enclosed;
  const written = Buffer.from(JSON.stringify(order, null, 2));
  enclosed.push({ filename: 'order.json', contentType: 'application/json', content: written });
  for (const stone of stones) {
    for (const draw of post.papers) {
      try {
        enclosed.push(...(await draw(design.parse(JSON.parse(stone.design)), stone.id, order)));
      } catch (error) {
        post.failed(error, `a paper of stone ${stone.id} could not be drawn`);
      }
    }
  }
  return enclosed;
}

async function deliver(post: Post, letter: LeasedLetter, makeSure: () => Promise<void>): Promise<void> {
  const stones = await stonesOfLetter(post, letter);
  const order = await orderOfLetter(post, letter);
  const written = {
    ...writeLetter(letter.kind, order),
    messageId: letter.messageId,
    to: letter.recipient || post.providerEmail,
    replyTo: letter.kind === 'receipt' ? undefined : oneLine(order.contactEmail) || undefined,
    attachments: await enclose(post, letter, stones, order),
  };
  await post.mailer.send(written, makeSure);
  await post.database.transaction(async (inside) => {
    await letterSent(inside, letter.id);
    if (letter.kind !== 'order') return;
    for (const { id } of stones) await moveStone(inside, id, ['ordered', 'sentToMason'], { kind: 'post' });
  });
}

/**
 * Sends every letter that is due. One that fails waits and is tried again; one whose node died, or hung, is soon taken
 * over by another. Where that happened between sending and noting it, it goes out again under the same Message-ID.
 *
 * @param isOver is asked before each letter: once it says so, those that wait are left to the next start.
 * @returns how many went out.
 */
export async function deliverLetters(post: Post, isOver = () => false): Promise<number> {
  let sent = 0;
  for (;;) {
    if (isOver()) return sent;
    const letter = await leaseLetter(post.database, LEASE_SECONDS);
    if (!letter) return sent;
    try {
      await whileHeld(post.database, letter, (makeSure) => deliver(post, letter, makeSure));
      sent += 1;
    } catch (error) {
      post.failed(error, `the letter ${letter.id} could not be sent`);
      const reason = error instanceof Error ? error.message : String(error);
      await letterFailed(post.database, letter, reason, waitAfter(letter.attempts));
    }
  }
}
