import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** 256 random bits, as Standard Webhooks writes secrets. */
export const inventSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/**
 * The headers by which a receiver knows who has sent a message, and when (Standard Webhooks, version 1, HMAC-SHA256).
 *
 * @param secrets the receiver's secret, and the earlier one while both hold.
 */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  at: Date,
  body: string,
): Readonly<Record<string, string>> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
