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

/** The cases of the user's business with their stones, the newest first; business 1 gets all of them. */
export async function fetchProjects(signal?: AbortSignal): Promise<readonly Project[]> {
  return (await call('/api/projects', { answer: projects, ...(signal && { signal }) })).results;
}

/** Creates a case. A repeated call with the same key returns the first call's case. */
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
 * @param version the one the change builds on.
 * @throws Refused with status 409 and the case's current state in `current` where somebody else has changed it.
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

/** Deletes a case of which nothing was sent; its drafts stay. */
export async function deleteProject(id: number, signal?: AbortSignal): Promise<void> {
  await call(`/api/project/${id}`, { method: 'DELETE', answer: deletedProject, ...(signal && { signal }) });
}

/** What is changed in a case when it is sent (specification section 7). */
export type ProjectOrder = z.input<typeof sendProjectRequest>;

/** Sends a case with all its drafts to a stonemason, and returns its new state. */
export function sendProject(id: number, body: ProjectOrder, signal?: AbortSignal): Promise<Project> {
  return call(`/api/sendToMason/project${id}`, {
    method: 'POST',
    answer: project,
    body,
    ...(signal && { signal }),
  });
}
