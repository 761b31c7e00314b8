import { fromPromise } from 'xstate';
import { fetchProjects, type Project } from '../../api/projects';
import { takeOverStone } from '../../api/takingOver';
import type { DesignerActor } from '../designer/designerMachine';
import { StoneNotSaved, settle } from '../designer/settled';

/** The case for a family's stone: an existing one, or a new one. */
export type Into = { readonly projectId: number } | { readonly decName: string };

/** What is taken over, and into which case. */
export interface TakingOver {
  readonly designer: DesignerActor;
  readonly into: Into;
}

/** The cases of the user's business, the newest first. */
export const listCases = fromPromise<readonly Project[]>(({ signal }) => fetchProjects(signal));

/** Saves the design, and moves the stone to the user's business. */
export const takeOver = fromPromise<number, TakingOver>(async ({ input: { designer, into }, signal }) => {
  await settle(designer, signal);
  const { saved } = designer.getSnapshot().context;
  if (!saved?.address.token) throw new StoneNotSaved('a stone without a link is taken over from nobody');
  const { id, token } = saved.address;
  const wish =
    'projectId' in into ? { ProjectId: into.projectId } : { newProject: { decName: into.decName } };
  await takeOverStone(id, { token, ...wish }, signal);
  return id;
});
