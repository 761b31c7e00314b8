import { type Access, access } from '../stone/wire/access';
import { listOf } from '../stone/wire/list';
import { call } from './http';

const accesses = listOf(access);

/** Who read and changed a stone, hour by hour, newest first; for a user of its business. */
export async function fetchAccessesToStone(id: number, signal: AbortSignal): Promise<readonly Access[]> {
  return (await call(`/api/stone/${id}/accesses`, { answer: accesses, signal })).results;
}

/** Who read and changed a case, hour by hour, newest first; for a user of its business. */
export async function fetchAccessesToCase(id: number, signal: AbortSignal): Promise<readonly Access[]> {
  return (await call(`/api/project/${id}/accesses`, { answer: accesses, signal })).results;
}
