import { fromPromise } from 'xstate';
import { atLeast } from '../../api/atLeast';
import { fetchChurchyards } from '../../api/churchyards';
import { fetchStones } from '../../api/designs';
import {
  deleteProject as callDeleteProject,
  sendProject as callSendProject,
  createProject,
  fetchProjects,
  type Project,
  updateProject,
} from '../../api/projects';
import { duplicateStone } from '../../api/sending';
import { fetchStonemasons } from '../../api/stonemasons';
import { deleteStone as callDeleteStone, fetchStone, updateStone } from '../../api/stones';
import { MINIMUM_FETCH } from '../../stone/constants';
import { design } from '../../stone/stone';
import { type CaseForm, type DesignsLists, draftsOf, type OrderForm } from './context';

async function allLists(signal: AbortSignal): Promise<DesignsLists> {
  const [projects, stones, stonemasons, churchyards] = await Promise.all([
    fetchProjects(signal),
    fetchStones(signal),
    fetchStonemasons(signal),
    fetchChurchyards(signal),
  ]);
  return { projects, stones, stonemasons, churchyards };
}

/** Fetches everything the list shows, all at once; the waiting for it does not flash. */
export const fetchLists = fromPromise<DesignsLists, void>(({ signal }) =>
  atLeast(MINIMUM_FETCH, allLists(signal), signal),
);

/** Deletes a stone by its id. */
export const deleteStone = fromPromise<void, number>(({ input, signal }) =>
  callDeleteStone({ id: input }, signal),
);

/** Duplicates a stone by its id. */
export const copyStone = fromPromise<void, number>(async ({ input, signal }) => {
  await duplicateStone({ id: input }, signal);
});

/** A stone, and the case it is to belong to. */
export interface Assignment {
  readonly stoneId: number;
  readonly projectId: number;
}

/** Has a stone belong to a case; nothing else about it changes. */
export const assignCase = fromPromise<void, Assignment>(async ({ input: { stoneId, projectId }, signal }) => {
  const stone = await fetchStone({ id: stoneId }, signal);
  const body = { ...design.parse(stone), ProjectId: projectId, version: stone.version };
  await updateStone({ id: stoneId }, body, signal);
});

/** Saves a case: a new one is made, another is written over the version it was opened from. */
export const saveCase = fromPromise<Project, CaseForm>(({ input, signal }) => {
  const { base, details, key } = input;
  return base ? updateProject(base.id, details, base.version, signal) : createProject(details, key, signal);
});

/** Deletes a case by its id. */
export const deleteCase = fromPromise<void, number>(({ input, signal }) => callDeleteProject(input, signal));

/** Sends a case with all its drafts, as it and they were listed. */
export const sendCase = fromPromise<Project, OrderForm>(({ input: { project, order }, signal }) => {
  const stones = draftsOf(project).map(({ id, version }) => ({ id, version }));
  return callSendProject(project.id, { ...order, version: project.version, stones }, signal);
});
