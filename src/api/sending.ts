import type { z } from 'zod';
import { type Stone, stone } from '../stone/stone';
import { type LetterToRead, letterToRead } from '../stone/wire/order';
import type { sendStoneRequest } from '../stone/wire/send';
import { call } from './http';
import type { StoneAddress } from './stones';

/** Which version is sent, and what is decided with it. */
export type StoneOrder = z.input<typeof sendStoneRequest>;

/** Sends a stone to a stonemason and gives it as it stands then. The key makes a repeated call order nothing twice. */
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

/** Has the letters of an order go that nobody has confirmed. */
export function releaseOrder(id: number, signal: AbortSignal): Promise<Stone> {
  return call(`/api/stone/${id}/release`, { method: 'POST', answer: stone, body: {}, signal });
}

/** Cancels an order that nobody has confirmed: its letters go nowhere. */
export function dismissOrder(id: number, signal: AbortSignal): Promise<Stone> {
  const body = { status: 'cancelled' };
  return call(`/api/stone/${id}/status`, { method: 'PUT', answer: stone, body, signal });
}

/** The letter that an order of a stone would be, for whoever may send it. */
export function fetchLetter({ id, token }: StoneAddress, signal?: AbortSignal): Promise<LetterToRead> {
  return call(`/api/sendToMason/${id}`, { answer: letterToRead, as: token, ...(signal && { signal }) });
}

/** The letter that an order of a case would be. */
export function fetchLetterOfCase(id: number, signal?: AbortSignal): Promise<LetterToRead> {
  return call(`/api/sendToMason/project${id}`, { answer: letterToRead, ...(signal && { signal }) });
}

/** Duplicates a stone, also by its token; the copy has tokens of its own. */
export function duplicateStone({ id, token }: StoneAddress, signal?: AbortSignal): Promise<Stone> {
  return call(`/api/copyStone/${id}`, {
    method: 'PUT',
    answer: stone,
    as: token,
    ...(signal && { signal }),
  });
}
