import type { FastifyRequest } from 'fastify';
import { userBehind } from '../../domain/caller';
import { APPROVAL_LETTERS_A_DAY } from '../../domain/limits';
import { Refusal } from '../../domain/refusal';
import { countedAddress, isHere } from '../../http/callerAddress';
import { lettersToWrite } from '../../store/approvals/written';
import { countWithinDay } from '../../store/callCounts';
import { countedMailbox } from '../../store/countedMailbox';
import type { Queries } from '../../store/database';
import { queueLetter } from '../../store/outbox';
import type { StoredStone } from '../../store/storedStone';

/** Counts a letter to an address; a user's by the business, anybody else's by network. @throws Refusal */
async function countLetter(
  inside: Queries,
  { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
  address: string,
): Promise<void> {
  if (isHere(ip)) return;
  const user = userBehind(caller);
  const mailbox = await countedMailbox(inside, address);
  // Always in this order, so that concurrent askers cannot deadlock.
  const counts = [
    user
      ? ([`approvals of business ${user.businessId}`, APPROVAL_LETTERS_A_DAY.business] as const)
      : ([`approvals from ${countedAddress(ip)}`, APPROVAL_LETTERS_A_DAY.network] as const),
    [`approvals to ${mailbox}`, APPROVAL_LETTERS_A_DAY.address] as const,
    ['approvals', APPROVAL_LETTERS_A_DAY.all] as const,
  ];
  for (const [subject, most] of counts)
    if (!(await countWithinDay(inside, subject, most))) throw new Refusal('approvalLettersTooMany');
}

/**
 * Queues a letter to every relative with an address about all stones of a case that they are asked about, in the name of who they
 * are for the first of them; as `queueToApprovers`.
 */
export async function queueOfCase(
  inside: Queries,
  request: Pick<FastifyRequest, 'caller' | 'ip'>,
  begun: readonly { readonly id: number; readonly stone_id: number }[],
): Promise<void> {
  const [first, ...others] = begun;
  if (!first) return;
  if (others.length === 0) {
    await queueToApprovers(inside, request, { id: first.stone_id }, first.id, 'approvalAsked');
    return;
  }
  const asked = { only: undefined, isReminder: false };
  const readers = await lettersToWrite(inside, first.id, asked);
  for (const { id } of others) await lettersToWrite(inside, id, asked);
  const stoneIds = begun.map(({ stone_id }) => stone_id);
  for (const { approverId, recipient, locale } of readers) {
    await countLetter(inside, request, recipient);
    await queueLetter(inside, { kind: 'approvalsAsked', recipient, locale, approverId, stoneIds });
  }
}

/**
 * Queues a letter to every relative of an approval who has an address, or to one of them. In the transaction of what it tells
 * of, which is undone where it would be one letter too many: a link can still be handed over.
 */
export async function queueToApprovers(
  inside: Queries,
  request: Pick<FastifyRequest, 'caller' | 'ip'>,
  { id }: Pick<StoredStone, 'id'>,
  approvalId: number,
  kind: 'approvalAsked' | 'approvalRenewed' | 'approvalReminder',
  only?: number,
): Promise<number> {
  const readers = await lettersToWrite(inside, approvalId, {
    only,
    isReminder: kind === 'approvalReminder',
  });
  for (const { approverId, recipient, locale } of readers) {
    await countLetter(inside, request, recipient);
    await queueLetter(inside, { kind, recipient, locale, approverId, stoneIds: [id] });
  }
  return readers.length;
}
