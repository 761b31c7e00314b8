import type { z } from 'zod';
import { type Stone, stone } from '../stone/stone';
import type { takeOverRequest } from '../stone/wire/takeOver';
import { call } from './http';

/** The family's link for editing, and the case the stone is to belong to. */
export type TakeOver = z.input<typeof takeOverRequest>;

/** Moves a family's stone to the user's business. A repeated call returns the first call's answer. */
export function takeOverStone(id: number, body: TakeOver, signal: AbortSignal): Promise<Stone> {
  return call(`/api/stone/${id}/takeOver`, { method: 'POST', answer: stone, body, signal });
}
