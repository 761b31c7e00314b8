import {
  type CaseErasure,
  caseErasure,
  type StoneData,
  type StoneErasure,
  stoneData,
  stoneErasure,
} from '../stone/wire/privacy';
import { call } from './http';
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
