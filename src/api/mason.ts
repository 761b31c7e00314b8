import type { StoneStatus } from '../stone/status';
import { type Stone, stone } from '../stone/stone';
import { listOf } from '../stone/wire/list';
import { type MasonOrder, type MasonOrderDetail, masonOrder, masonOrderDetail } from '../stone/wire/mason';
import { type Question, type QuestionPlace, question } from '../stone/wire/question';
import { call } from './http';
import type { StoneAddress } from './stones';

const orders = listOf(masonOrder);
const questions = listOf(question);

/** The orders of the mason that the user works for, or the one of the link in his letter. */
export async function fetchMasonOrders(
  token: string | undefined,
  signal: AbortSignal,
): Promise<MasonOrder[]> {
  return (await call('/api/mason/orders', { answer: orders, as: token, signal })).results;
}

/** An order with all that its mason works from. */
export function fetchMasonOrder({ id, token }: StoneAddress, signal: AbortSignal): Promise<MasonOrderDetail> {
  return call(`/api/mason/orders/${id}`, { answer: masonOrderDetail, as: token, signal });
}

/** Moves an order one step on. */
export function moveOrder(
  { id, token }: StoneAddress,
  status: StoneStatus,
  signal: AbortSignal,
): Promise<Stone> {
  return call(`/api/stone/${id}/status`, {
    method: 'PUT',
    answer: stone,
    as: token,
    body: { status },
    signal,
  });
}

/** What the mason has asked about a stone. */
export async function fetchQuestions({ id, token }: StoneAddress, signal: AbortSignal): Promise<Question[]> {
  return (await call(`/api/stone/${id}/questions`, { answer: questions, as: token, signal })).results;
}

/** What is written in or about a question. */
export type Writing =
  | { readonly kind: 'ask'; readonly text: string; readonly place: QuestionPlace | undefined }
  | { readonly kind: 'answer'; readonly question: number; readonly text: string }
  | { readonly kind: 'settle'; readonly question: number; readonly isResolved: boolean };

/**
 * Asks, answers, or says that a question is settled; returns all questions as they then stand.
 *
 * @param idempotencyKey what is repeated under it is written once.
 */
export async function writeQuestion(
  { id, token }: StoneAddress,
  writing: Writing,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Question[]> {
  const path = `/api/stone/${id}/questions`;
  const common = { answer: questions, as: token, signal };
  switch (writing.kind) {
    case 'ask': {
      const { text, place } = writing;
      const body = { text, ...(place && { place }) };
      return (await call(path, { ...common, method: 'POST', idempotencyKey, body })).results;
    }
    case 'answer': {
      const { question: asked, text } = writing;
      const request = { ...common, method: 'POST', idempotencyKey, body: { text } } as const;
      return (await call(`${path}/${asked}/messages`, request)).results;
    }
    case 'settle': {
      const { question: asked, isResolved } = writing;
      return (await call(`${path}/${asked}`, { ...common, method: 'PUT', body: { isResolved } })).results;
    }
  }
}
