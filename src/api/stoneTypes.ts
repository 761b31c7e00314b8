import { type StoneType, stoneType } from '../stone/catalogue/stoneType';
import type { StoneKind } from '../stone/stone';
import { listOf } from '../stone/wire/list';
import { call } from './http';

const stoneTypes = listOf(stoneType);

/** One stone type by its number. */
export async function fetchStoneType(id: number, signal?: AbortSignal): Promise<StoneType> {
  return call(`/api/stoneTypes/${id}`, { answer: stoneType, ...(signal && { signal }) });
}

/** The stone types on offer for one kind of grave, new and existing ones. */
export async function fetchStoneTypes(kind: StoneKind, signal?: AbortSignal): Promise<readonly StoneType[]> {
  return (await call(`/api/stoneTypes/${kind}`, { answer: stoneTypes, ...(signal && { signal }) })).results;
}
