import {
  type CaseErasure,
  caseErasure,
  type StoneData,
  type StoneErasure,
  stoneData,
  stoneErasure,
} from '../stone/wire/privacy';
import { type RelativeData, relativeData, relativeErasure } from '../stone/wire/relativeData';
import { call } from './http';
import { PUBLIC } from './identity';
import type { StoneAddress } from './stones';

/** Everything that is kept of a stone. */
export function fetchStoneData({ id, token }: StoneAddress, signal: AbortSignal): Promise<StoneData> {
  return call(`/api/stone/${id}/data`, { answer: stoneData, as: token, signal });
}

/** Erases everything that is kept of a stone, now or once its order is over. Asked again, it is the same request. */
export function eraseStoneData({ id, token }: StoneAddress, signal: AbortSignal): Promise<StoneErasure> {
  return call(`/api/stone/${id}/data`, { method: 'DELETE', answer: stoneErasure, as: token, signal });
}

/** Erases a case with its stones, or notes that those under way are to be erased. */
export function eraseCaseData(id: number, signal: AbortSignal): Promise<CaseErasure> {
  return call(`/api/project/${id}/data`, { method: 'DELETE', answer: caseErasure, signal });
}

/** Everything that is kept of a relative who was asked to approve a stone, by their link's token. */
export function fetchRelativeData(token: string, signal: AbortSignal): Promise<RelativeData> {
  return call(`/api/approve/${token}/data`, { answer: relativeData, as: PUBLIC, signal });
}

/** Erases a relative's name, address and letters; the link is no more afterwards. */
export async function eraseRelativeData(token: string, signal: AbortSignal): Promise<void> {
  const request = { method: 'DELETE', answer: relativeErasure, as: PUBLIC, signal } as const;
  await call(`/api/approve/${token}/data`, request);
}
