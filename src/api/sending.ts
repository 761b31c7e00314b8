import type { z } from 'zod';
import { type Stone, stone } from '../stone/stone';
import { type LetterToRead, letterToRead } from '../stone/wire/order';
import type { sendStoneRequest } from '../stone/wire/send';
import { call } from './http';
import type { StoneAddress } from './stones';

/** The version to send, and the decisions that go with it. */
export type StoneOrder = z.input<typeof sendStoneRequest>;

/** Sends a stone to a stonemason and returns its new state. A repeated call with the same key orders nothing twice. */
export function sendStone(
  { id, token }: StoneAddress,
  body: StoneOrder,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<Stone> {
  return call(`/api/sendToMason/${id}`, {
    method: 'POST',
    answer: stone,
    as: token,
    isSigned: true,
    body,
    idempotencyKey,
    ...(signal && { signal }),
  });
}

/** Sends the letters of an order that nobody has confirmed. */
export function releaseOrder(id: number, signal: AbortSignal): Promise<Stone> {
  return call(`/api/stone/${id}/release`, { method: 'POST', answer: stone, body: {}, signal });
}

/** Cancels an order that nobody has confirmed: its letters are not sent. */
export function dismissOrder(id: number, signal: AbortSignal): Promise<Stone> {
  const body = { status: 'cancelled' };
  return call(`/api/stone/${id}/status`, { method: 'PUT', answer: stone, body, signal });
}

/** The letter that ordering a stone would send, for users who may send it. */
export function fetchLetter({ id, token }: StoneAddress, signal?: AbortSignal): Promise<LetterToRead> {
  return call(`/api/sendToMason/${id}`, { answer: letterToRead, as: token, ...(signal && { signal }) });
}

/** The letter that ordering a case would send. */
export function fetchLetterOfCase(id: number, signal?: AbortSignal): Promise<LetterToRead> {
  return call(`/api/sendToMason/project${id}`, { answer: letterToRead, ...(signal && { signal }) });
}

/** Duplicates a stone, also by its token; the copy gets its own tokens. */
export function duplicateStone({ id, token }: StoneAddress, signal?: AbortSignal): Promise<Stone> {
  return call(`/api/copyStone/${id}`, {
    method: 'PUT',
    answer: stone,
    as: token,
    ...(signal && { signal }),
  });
}
