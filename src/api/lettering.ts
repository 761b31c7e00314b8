import { z } from 'zod';
import type { KeptPair } from '../stone/keptPair';
import type { LineStyle } from '../stone/lineStyle';
import {
  type BusinessPair,
  type BusinessStyle,
  businessPair,
  businessStyle,
  type KeptLettering,
  keptLettering,
} from '../stone/wire/lettering';
import { call, Refused } from './http';

/** The pairs and styles that the logged-in user's business keeps. */
export function fetchLettering(signal: AbortSignal): Promise<KeptLettering> {
  return call('/api/lettering', { answer: keptLettering, signal });
}

/** Keeps how two letters of a typeface are spaced, for the user's business. */
export function keepPair(
  { fontFamily, cursive, before, after, percent }: KeptPair,
  signal: AbortSignal,
): Promise<BusinessPair> {
  const body = { fontFamily, cursive, before, after, percent };
  return call('/api/lettering/pair', { method: 'PUT', answer: businessPair, body, signal });
}

/** Keeps a style for the user's business, in place of an earlier one of its name. */
export function keepStyle(style: LineStyle, signal: AbortSignal): Promise<BusinessStyle> {
  return call('/api/lettering/style', { method: 'PUT', answer: businessStyle, body: style, signal });
}

/** Calls a style that the user's business keeps otherwise. */
export function renameStyle(id: number, name: string, signal: AbortSignal): Promise<BusinessStyle> {
  return call(`/api/lettering/style/${id}`, { method: 'PUT', answer: businessStyle, body: { name }, signal });
}

/** Forgets a pair or a style; one that is gone already counts as forgotten. */
export async function forgetKept(what: 'pair' | 'style', id: number, signal: AbortSignal): Promise<void> {
  try {
    await call(`/api/lettering/${what}/${id}`, { method: 'DELETE', answer: z.object({}), signal });
  } catch (error) {
    if (!(error instanceof Refused && error.status === 404)) throw error;
  }
}
