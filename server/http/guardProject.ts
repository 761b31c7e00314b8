import type { Caller, User } from '../domain/caller';
import { mayOpen, refusalOf } from '../domain/permissions';
import { Refusal } from '../domain/refusal';

/**
 * The user, for what only users may access: cases, and the list of saved designs.
 *
 * @throws Refusal
 */
export function allowUser(caller: Caller): User {
  const refused = refusalOf(caller, 'workWithProjects');
  if (refused || caller.kind !== 'user') throw new Refusal(refused ?? 'loginNeeded');
  return caller.user;
}

/**
 * Checks that a user may access a case: one of the own business; business 1 may access all.
 *
 * @returns the case, which exists.
 * @throws Refusal `projectNotFound` both for a missing case and for another business's.
 */
export function allowProject<Project extends { readonly businessId: number }>(
  caller: Caller,
  project: Project | undefined,
): Project {
  const user = allowUser(caller);
  if (!project || !mayOpen(user, project.businessId)) throw new Refusal('projectNotFound');
  return project;
}
