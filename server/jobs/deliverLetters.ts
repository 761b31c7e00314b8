import type { Locale } from '../../src/stone/catalogue/naming';
import { type Design, design } from '../../src/stone/stone';
import type { Mailer } from '../mail/mailer';
import { type Enclosure, writeLetter } from '../mail/writeLetter';
import type { Database } from '../store/database';
import { type LeasedLetter, leaseLetter, letterFailed, letterSent } from '../store/outbox';
import { moveStone } from '../store/statusChanges';
import { findStone, type StoredStone } from '../store/stones';

/** Makes the papers of a stone that a mason is sent: the 1:1 sheet, the offer. */
export type DrawPapers = (design: Design, stoneId: number, locale: Locale) => Promise<readonly Enclosure[]>;

/** What letters are delivered with. */
export interface Post {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly papers: readonly DrawPapers[];
  /** Under which address people reach the server. */
  readonly publicUrl: string;
  /** Is told of whatever went wrong; the letter is tried again. */
  readonly failed: (error: unknown, what: string) => void;
}

/** How long a letter is one node's: longer than drawing and sending take. */
const LEASE_SECONDS = 300;
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
): Promise<Enclosure[]> {
  const enclosed: Enclosure[] = [];
  if (letter.pdf)
    enclosed.push({ filename: 'offer.pdf', contentType: 'application/pdf', content: letter.pdf });
  if (letter.kind !== 'order') return enclosed;
  for (const stone of stones) {
    for (const draw of post.papers) {
      try {
        enclosed.push(...(await draw(design.parse(JSON.parse(stone.design)), stone.id, letter.locale)));
      } catch (error) {
        post.failed(error, `a paper of stone ${stone.id} could not be drawn`);
      }
    }
  }
  return enclosed;
}

async function deliver(post: Post, letter: LeasedLetter): Promise<void> {
  const found = await Promise.all(letter.stoneIds.map((id) => findStone(post.database, id)));
  const stones = found.filter((stone) => stone !== undefined);
  const written = writeLetter(letter, stones, await enclose(post, letter, stones), post.publicUrl);
  await post.mailer.send(written);
  await post.database.transaction(async (inside) => {
    await letterSent(inside, letter.id);
    if (letter.kind !== 'order') return;
    for (const { id } of stones) await moveStone(inside, id, ['ordered', 'sentToMason'], { kind: 'post' });
  });
}

/**
 * Sends every letter that is due. One that fails waits and is tried again; one whose node died between sending and
 * noting it goes out again under the same Message-ID.
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
      await deliver(post, letter);
      sent += 1;
    } catch (error) {
      post.failed(error, `the letter ${letter.id} could not be sent`);
      const reason = error instanceof Error ? error.message : String(error);
      await letterFailed(post.database, letter.id, reason, waitAfter(letter.attempts));
    }
  }
}
