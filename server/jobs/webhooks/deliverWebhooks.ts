import { signedHeaders } from '../../credentials/webhookSignature';
import type { Database } from '../../store/database';
import { tellOfGivenUp } from '../../store/webhookNotices';
import { type LeasedMessage, leaseMessage, messageDelivered, messageFailed } from '../../store/webhookQueue';
import type { Receiver } from '../../store/webhooks';
import type { AllowedNetworks } from './allowedAddress';
import { type Answered, postMessage } from './postMessage';

/** What is needed to deliver messages. */
export interface WebhookPost {
  readonly database: Database;
  /** The public address of the server, for links. */
  readonly publicUrl: string;
  readonly networks: AllowedNetworks;
  /** Called with what went wrong; the message is tried again. */
  readonly failed: (error: unknown, what: string) => void;
}

const MINUTE = 60;
const HOUR = 3600;

/** How long to wait after each try, seconds: 13 tries within 2 days and 16 hours. */
export const WAITS = [
  5,
  30,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  ...[1, 2, 4, 8, 12, 12, 24].map((hours) => hours * HOUR),
] as const;

/** How long a receiver rests at most after a message that it did not take, seconds: others of it wait, and no place is held. */
const LONGEST_REST = 60;

/** How many receivers are served at a time. */
const AT_ONCE = 8;

const SUCCEEDED = 2;

/** Signs a message by a receiver's secrets and posts it. */
export function postSigned(
  { url, secret, earlier_secret }: Receiver,
  { id, body }: { readonly id: string; readonly body: string },
  networks: AllowedNetworks,
): Promise<Answered> {
  const secrets = [secret, ...(earlier_secret === null ? [] : [earlier_secret])];
  return postMessage(url, { headers: signedHeaders(secrets, id, new Date(), body), body }, networks);
}

/** The link of a message: for a workshop's machine the order, which its key opens; else the stone, for who is logged in. */
function linkOf({ data }: Pick<LeasedMessage, 'data'>, publicUrl: string): string {
  if (data.order !== undefined) return `${publicUrl}/api/workshop/order/${data.order}`;
  return `${publicUrl}/stone-design/${data.stones[0]}`;
}

/** A message as it is sent, each time the same: Standard Webhooks' `type`, `timestamp` and `data`. */
const bodyOf = (message: LeasedMessage, publicUrl: string) =>
  JSON.stringify({
    type: message.event,
    timestamp: message.createdAt.toISOString(),
    data: { ...message.data, url: linkOf(message, publicUrl) },
  });

async function deliverOne(post: WebhookPost, message: LeasedMessage): Promise<void> {
  const { database, publicUrl, networks, failed } = post;
  const { id, receiver, attempts } = message;
  const took = async () => {
    const { status } = await postSigned(receiver, { id, body: bodyOf(message, publicUrl) }, networks);
    if (Math.floor(status / 100) !== SUCCEEDED) throw new Error(`answered with ${status}`);
  };
  try {
    await took();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const waitSeconds = WAITS[attempts - 1];
    const restSeconds = Math.min(waitSeconds ?? LONGEST_REST, LONGEST_REST);
    const what = waitSeconds === undefined ? 'was given up' : 'could not be delivered';
    failed(error, `the message ${id} to webhook ${receiver.id} ${what}`);
    return database.transaction(async (inside) => {
      await messageFailed(inside, message, { reason, waitSeconds, restSeconds });
      if (waitSeconds === undefined) await tellOfGivenUp(inside, message);
    });
  }
  return database.transaction((inside) => messageDelivered(inside, message));
}

/**
 * Delivers every message that is due, to eight receivers at a time; a receiver gets one after the other.
 *
 * @param isOver is checked before each message: once true, the rest is left to the next start.
 * @returns how many were tried.
 */
export async function deliverWebhooks(post: WebhookPost, isOver = () => false): Promise<number> {
  let tried = 0;
  const hand = async () => {
    while (!isOver()) {
      const message = await post.database.transaction(leaseMessage);
      if (!message) return;
      tried += 1;
      await deliverOne(post, message);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, hand));
  const broken = ended.find((each) => each.status === 'rejected');
  if (broken) throw broken.reason;
  return tried;
}
