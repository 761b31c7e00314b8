import { type Rounds, startRounds } from '../rounds';
import { deliverWebhooks, type WebhookPost } from './deliverWebhooks';

const ROUND_MS = 2000;

/** Delivers messages every few seconds, and at once when asked to. */
export function startWebhookQueue(post: WebhookPost): Rounds {
  return startRounds(ROUND_MS, async (isOver) => {
    await deliverWebhooks(post, isOver).catch((error: unknown) =>
      post.failed(error, 'the messages of webhooks could not be read'),
    );
  });
}
