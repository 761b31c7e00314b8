import { Refused } from '../../api/http';

/**
 * Whether a stone's creation that failed has surely made no stone. An answer without a word for programs is not the
 * server's own, but of something on the way to it: it may have made one all the same.
 */
export function madeNothing(error: unknown): boolean {
  return error instanceof Refused && (error.status < 500 || error.code !== undefined);
}

/**
 * Whether the key was used for something else: the server reads what was sent before in another way, since it is a
 * newer one, say. Then the stone needs another key.
 */
export function isKeyReused(error: unknown): boolean {
  return error instanceof Refused && error.code === 'keyReused';
}
