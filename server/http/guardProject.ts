import type { Caller, User } from '../domain/caller';
import { mayOpen, refusalOf } from '../domain/permissions';
import { Refusal } from '../domain/refusal';

/**
 * The user who asks for what only users have: cases, and the list of saved designs.
 *
 * @throws Refusal
 */
export function allowUser(caller: Caller): User {
  const refused = refusalOf(caller, 'workWithProjects');
  if (refused || caller.kind !== 'user') throw new Refusal(refused ?? 'loginNeeded');
  return caller.user;
}

/**
 * Lets a user through to a case of the own business; business 1 to every one.
 *
 * @returns the case, which is there.
 * @throws Refusal `projectNotFound` alike for a case that is not there and for somebody else's.
 */
export function allowProject<Project extends { readonly businessId: number }>(
  caller: Caller,
  project: Project | undefined,
): Project {
  const user = allowUser(caller);
  if (!project || !mayOpen(user, project.businessId)) throw new Refusal('projectNotFound');
  return project;
}
