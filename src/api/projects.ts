import type { z } from 'zod';
import { project } from '../stone/wire/project';
import { call } from './http';

/** One case, for a user of its business. */
export function fetchProject(id: number, signal?: AbortSignal): Promise<z.output<typeof project>> {
  return call(`/api/project/${id}`, { answer: project, ...(signal && { signal }) });
}
