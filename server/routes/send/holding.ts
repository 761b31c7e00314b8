import type { FastifyRequest } from 'fastify';
import type { Stonemason } from '../../../src/stone/catalogue/stonemason';
import { userBehind } from '../../domain/caller';
import { QUESTIONS_A_DAY, UNASSIGNED_A_DAY } from '../../domain/limits';
import { countedAddress, isHere } from '../../http/callerAddress';
import { countWithinDay } from '../../store/callCounts';
import type { Queries } from '../../store/database';
import type { Held } from '../../store/heldOrders';

/** How an order waits: what of it, and whether its address is asked, or the provider alone decides. */
export interface Holding {
  readonly holds: Held;
  readonly isAsked: boolean;
}

/** Whom an order goes to, and the address that it was given; undefined where that is none. */
export interface Addressees {
  readonly mason: Pick<Stonemason, 'id'> | undefined;
  readonly asker: string | undefined;
}

/** Whether one more question may go out today: counted where it comes from, where it goes, whom it is about, and in all. */
async function mayAsk(inside: Queries, ip: string, { mason, asker }: Addressees): Promise<boolean> {
  // Always in this order, so that of orders at the same time none waits for another in a ring.
  const counts = [
    [`questions from ${countedAddress(ip)}`, QUESTIONS_A_DAY.network],
    [`questions to ${asker?.toLowerCase()}`, QUESTIONS_A_DAY.address],
    ...(mason ? ([[`questions about ${mason.id}`, QUESTIONS_A_DAY.stonemason]] as const) : []),
    ['questions', QUESTIONS_A_DAY.all],
  ] as const;
  for (const [subject, most] of counts) if (!(await countWithinDay(inside, subject, most))) return false;
  return true;
}

/**
 * How an order waits before anything that its sender wrote goes anywhere. A user's goes at once. Of a stranger's, the letter to
 * a mason and the receipt wait for the address to confirm it; without an address, or beyond the limits, for the provider. An
 * order without a mason is with the provider at once, and only its receipt waits. Within the transaction that records the order.
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
