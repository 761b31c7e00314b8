import type { FastifyRequest } from 'fastify';
import type { Stonemason } from '../../../src/stone/catalogue/stonemason';
import { userBehind } from '../../domain/caller';
import { QUESTIONS_A_DAY, UNASSIGNED_A_DAY } from '../../domain/limits';
import { countedAddress, isHere } from '../../http/callerAddress';
import { countWithinDay } from '../../store/callCounts';
import { countedMailbox } from '../../store/countedMailbox';
import type { Queries } from '../../store/database';
import type { Held } from '../../store/heldOrders';

/** What of an order waits, and whether its address is asked, or only the provider decides. */
export interface Holding {
  readonly holds: Held;
  readonly isAsked: boolean;
}

/** The recipient of an order, and the address it was given; undefined where there is none. */
export interface Addressees {
  readonly mason: Pick<Stonemason, 'id'> | undefined;
  readonly asker: string | undefined;
}

/** Whether another question may be sent today: counted by sender, recipient, mason, and in all. */
async function mayAsk(inside: Queries, ip: string, { mason, asker }: Addressees): Promise<boolean> {
  const mailbox = asker === undefined ? undefined : await countedMailbox(inside, asker);
  // Always in this order, so that concurrent orders cannot deadlock.
  const counts = [
    [`questions from ${countedAddress(ip)}`, QUESTIONS_A_DAY.network],
    [`questions to ${mailbox}`, QUESTIONS_A_DAY.address],
    ...(mason ? ([[`questions about ${mason.id}`, QUESTIONS_A_DAY.stonemason]] as const) : []),
    ['questions', QUESTIONS_A_DAY.all],
  ] as const;
  for (const [subject, most] of counts) if (!(await countWithinDay(inside, subject, most))) return false;
  return true;
}

/**
 * How an order waits before anything that its sender wrote is sent. A user's is sent at once. A stranger's letter to a
 * mason and receipt wait for the address to confirm; without one, or beyond the limits, for the provider. Without a
 * mason the order goes to the provider at once, and only its receipt waits. In the transaction that records the order.
 *
 * @returns undefined where nothing waits.
 */
export async function holdingOf(
  inside: Queries,
  { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
  to: Addressees,
): Promise<Holding | undefined> {
  if (userBehind(caller)) return undefined;
  const isLimited = !isHere(ip);
  if (!to.mason && isLimited && !(await countWithinDay(inside, 'unassigned orders', UNASSIGNED_A_DAY)))
    return { holds: 'order', isAsked: false };
  if (!to.mason && to.asker === undefined) return undefined;
  const isAsked = to.asker !== undefined && (!isLimited || (await mayAsk(inside, ip, to)));
  return { holds: to.mason ? 'order' : 'receipt', isAsked };
}
