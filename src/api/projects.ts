import type { z } from 'zod';
import { listOf } from '../stone/wire/list';
import { deletedProject, type ProjectDetails, project } from '../stone/wire/project';
import type { sendProjectRequest } from '../stone/wire/send';
import { call } from './http';

/** A case with the stones that belong to it. */
export type Project = z.output<typeof project>;

const projects = listOf(project);

/** One case, for a user of its business. */
export function fetchProject(id: number, signal?: AbortSignal): Promise<Project> {
  return call(`/api/project/${id}`, { answer: project, ...(signal && { signal }) });
}

/** The cases of the own business with their stones, the newest first; business 1 gets everybody's. */
export async function fetchProjects(signal?: AbortSignal): Promise<readonly Project[]> {
  return (await call('/api/projects', { answer: projects, ...(signal && { signal }) })).results;
}

/** Opens a case. The key makes a repeated call answer with the case of the first. */
export function createProject(
  body: ProjectDetails,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<Project> {
  return call('/api/project/', {
    method: 'POST',
    answer: project,
    body,
    idempotencyKey,
    ...(signal && { signal }),
  });
}

/**
 * Writes a case.
 *
 * @param version the one the writing builds on.
 * @throws Refused with status 409 and the case as it stands in `current` where somebody has written it meanwhile.
 */
export function updateProject(
  id: number,
  body: ProjectDetails,
  version: number,
  signal?: AbortSignal,
): Promise<Project> {
  return call(`/api/project/${id}`, {
    method: 'PUT',
    answer: project,
    body: { ...body, version },
    ...(signal && { signal }),
  });
}

/** Deletes a case nothing of which was sent; its drafts stay. */
export async function deleteProject(id: number, signal?: AbortSignal): Promise<void> {
  await call(`/api/project/${id}`, { method: 'DELETE', answer: deletedProject, ...(signal && { signal }) });
}

/** What is written over a case when it is sent (specification section 7). */
export type ProjectOrder = z.input<typeof sendProjectRequest>;

/** Sends a case with all its drafts to a stonemason, and gives it as it stands then. */
export function sendProject(id: number, body: ProjectOrder, signal?: AbortSignal): Promise<Project> {
  return call(`/api/sendToMason/project${id}`, {
    method: 'POST',
    answer: project,
    body,
    ...(signal && { signal }),
  });
}
