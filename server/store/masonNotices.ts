import { z } from 'zod';
import { LOCALES } from '../../src/stone/catalogue/naming';
import { decisionsIn, masonContacts, tellsSteps } from '../../src/stone/decisions';
import type { StoneStatus } from '../../src/stone/status';
import type { Queries } from './database';
import { LOCALE_OF_BUSINESS } from './localeOfBusiness';
import { type Notice, type NoticeKind, queueLetter } from './outbox';
import { contactOf } from './stepLetters';
import { storedMason } from './stonemasons';
import type { StoredStone } from './storedStone';

/** What a status that a mason has moved a stone to is told by. */
const NEWS: Partial<Record<StoneStatus, NoticeKind>> = {
  received: 'orderReceived',
  processing: 'orderProcessing',
  finished: 'orderFinished',
  invoiced: 'orderInvoiced',
};

const reader = z.object({ recipient: z.string(), locale: z.enum(LOCALES) });
type Reader = z.infer<typeof reader>;

/** The user who ordered a stone, where they have an address for letters: who wants none has none noted. */
function sender(inside: Queries, stoneId: number): Promise<Reader[]> {
  return inside.rows(
    reader,
    `select email as recipient, ${LOCALE_OF_BUSINESS} as locale
     from users join businesses on businesses.id = business_id
     where email is not null and users.id = (
       select by_user from status_changes where stone_id = $1 and before = 'draft' and after = 'ordered'
       order by id desc limit 1
     )`,
    [stoneId],
  );
}

async function receiptOf(inside: Queries, { id }: StoredStone): Promise<Reader[]> {
  const found = await contactOf(inside, id);
  return found ? [{ recipient: found.recipient, locale: found.locale }] : [];
}

/** The contact of an order, where the mason is the one who gets in touch with them. */
async function contact(inside: Queries, stone: StoredStone): Promise<Reader[]> {
  return masonContacts(decisionsIn(JSON.parse(stone.design))) === 0 ? [] : receiptOf(inside, stone);
}

/** The contact of an order, where they are to be told of each step and have not ended that. */
async function followerOf(inside: Queries, stone: StoredStone): Promise<Reader[]> {
  if (!tellsSteps(decisionsIn(JSON.parse(stone.design)))) return [];
  return (await contactOf(inside, stone.id))?.ended ? [] : receiptOf(inside, stone);
}

async function readersOf(inside: Queries, stone: StoredStone, others = contact): Promise<Reader[]> {
  const all = [...(await sender(inside, stone.id)), ...(await others(inside, stone))];
  const isFirst = ({ recipient }: Reader, place: number) =>
    all.findIndex((each) => each.recipient.toLowerCase() === recipient.toLowerCase()) === place;
  return all.filter(isFirst);
}

/** Queues a notice about one stone, unless the same one to the same address still waits: it says how things are then. */
export async function queueNoticeOnce(inside: Queries, notice: Notice): Promise<void> {
  const { kind, recipient, stoneIds } = notice;
  const waiting = await inside.rows(
    z.object({ id: z.string() }),
    `select id::text as id from outbox where sent_at is null and leased_until is null and kind = $1 and recipient = $2
       and stone_ids = $3::text::bigint[]`,
    [kind, recipient, `{${stoneIds.join(',')}}`],
  );
  if (waiting.length === 0) await queueLetter(inside, notice);
}

/** Queues the letters about a step that a mason has taken, in the transaction of that step. */
export async function tellOfStep(inside: Queries, stone: StoredStone, to: StoneStatus): Promise<void> {
  const kind = NEWS[to];
  if (!kind) return;
  for (const each of await readersOf(inside, stone, followerOf))
    await queueLetter(inside, { ...each, kind, stoneIds: [stone.id] });
}

/** Queues the letters about a mason's question; where it would reach nobody, one to the provider. */
export async function tellOfQuestion(inside: Queries, stone: StoredStone): Promise<void> {
  const found = await readersOf(inside, stone);
  const readers: readonly Reader[] = found.length > 0 ? found : [{ recipient: '', locale: 'da' }];
  for (const each of readers)
    await queueNoticeOnce(inside, { ...each, kind: 'masonAsked', stoneIds: [stone.id] });
}

/** Who ordered a family's own stone: it went to its mason only once they had confirmed it by letter. */
function family(inside: Queries, stone: StoredStone): Promise<Reader[]> {
  return stone.businessId === null ? receiptOf(inside, stone) : Promise.resolve([]);
}

/** Queues the letters about a mason's proposal to whoever ordered; where it would reach nobody, one to the provider. */
export async function tellOfProposal(inside: Queries, stone: StoredStone): Promise<void> {
  const found = [...(await readersOf(inside, stone)), ...(await family(inside, stone))];
  const readers: readonly Reader[] = found.length > 0 ? found : [{ recipient: '', locale: 'da' }];
  for (const each of readers)
    await queueNoticeOnce(inside, { ...each, kind: 'masonProposed', stoneIds: [stone.id] });
}

/** Queues the letters about an accepted proposal: to the mason, and to whoever ordered, since the price may be another. */
export async function writeOfAccepted(inside: Queries, stone: StoredStone): Promise<void> {
  await tellMason(inside, stone, 'proposalAccepted');
  const readers = [...(await readersOf(inside, stone)), ...(await family(inside, stone))];
  for (const each of readers)
    await queueNoticeOnce(inside, { ...each, kind: 'proposalAccepted', stoneIds: [stone.id] });
}

/** Queues a letter to the mason of a stone, in his language. */
export async function tellMason(
  inside: Queries,
  { id, stonemasonId }: Pick<StoredStone, 'id' | 'stonemasonId'>,
  kind: 'orderCancelled' | 'masonLink' | 'masonAnswered' | 'proposalAccepted' | 'proposalDeclined',
): Promise<void> {
  const mason = await storedMason(inside, stonemasonId);
  if (!mason) return;
  const { email: recipient, locale } = mason;
  await queueNoticeOnce(inside, { recipient, locale, kind, stoneIds: [id] });
}
