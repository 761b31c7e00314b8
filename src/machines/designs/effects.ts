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
import { dismissOrder, duplicateStone, fetchLetterOfCase, releaseOrder, sendStone } from '../../api/sending';
import { fetchStonemasons } from '../../api/stonemasons';
import { deleteStone as callDeleteStone, fetchStone, updateStone } from '../../api/stones';
import { MINIMUM_FETCH } from '../../stone/constants';
import { decideAlike } from '../../stone/decisions';
import { design } from '../../stone/stone';
import type { ApprovalRequest } from '../../stone/wire/approval';
import type { CaseApprovalAsked } from '../../stone/wire/caseApproval';
import type { LetterToRead } from '../../stone/wire/order';
import { decisionsOfCase, projectDetails } from '../../stone/wire/project';
import { accessesToRow, type RowAccess } from './accesses';
import type { CaseForm, DesignsLists, FamilyForm, OrderForm, Verdict } from './context';
import type { DesignRow } from './rows';

async function allLists(signal: AbortSignal): Promise<DesignsLists> {
  const [projects, stones, stonemasons, churchyards] = await Promise.all([
    fetchProjects(signal),
    fetchStones(signal),
    // A list that fails is shown empty (specification section 8); the cases are still shown.
    fetchStonemasons(signal).catch(() => []),
    fetchChurchyards(signal).catch(() => []),
  ]);
  return { projects, stones, stonemasons, churchyards };
}

/** Fetches everything the list shows, in parallel; the waiting indicator does not flash. */
export const fetchLists = fromPromise<DesignsLists, void>(({ signal }) =>
  atLeast(MINIMUM_FETCH, allLists(signal), signal),
);

/** Fetches who read and changed the stone and the case of a row. */
export const fetchAccesses = fromPromise<readonly RowAccess[], DesignRow | undefined>(({ input, signal }) =>
  input ? accessesToRow(input, signal) : Promise.resolve([]),
);

/** Deletes a stone by its id. */
export const deleteStone = fromPromise<void, number>(({ input, signal }) =>
  callDeleteStone({ id: input }, signal),
);

/** Duplicates a stone by its id. */
export const copyStone = fromPromise<void, number>(async ({ input, signal }) => {
  await duplicateStone({ id: input }, signal);
});

/** A stone, and the case it is to be added to. */
export interface Assignment {
  readonly stoneId: number;
  readonly projectId: number;
}

/** Adds a stone to a case; nothing else about it changes. */
export const assignCase = fromPromise<void, Assignment>(async ({ input: { stoneId, projectId }, signal }) => {
  const stone = await fetchStone({ id: stoneId }, signal);
  const body = { ...design.parse(stone), ProjectId: projectId, version: stone.version };
  await updateStone({ id: stoneId }, body, signal);
});

/** Saves a case: a new one is created, another replaces the version it was opened from. */
export const saveCase = fromPromise<Project, CaseForm>(({ input, signal }) => {
  const { base, details, key } = input;
  return base ? updateProject(base.id, details, base.version, signal) : createProject(details, key, signal);
});

/** Deletes a case by its id. */
export const deleteCase = fromPromise<void, number>(({ input, signal }) => callDeleteProject(input, signal));

/** Writes decisions into a case, over the version it was opened from. */
export const noteOrder = fromPromise<Project, OrderForm>(async ({ input: { project, order }, signal }) => {
  if (decideAlike(decisionsOfCase(project), order)) return project;
  return updateProject(project.id, { ...projectDetails.parse(project), ...order }, project.version, signal);
});

/** Fetches the letter that an order of a case would send. */
export const readLetter = fromPromise<LetterToRead, number>(({ input, signal }) =>
  fetchLetterOfCase(input, signal),
);

/** Sends a case with all its drafts, as they were read. */
export const sendCase = fromPromise<Project, OrderForm>(({ input: { project, letter }, signal }) => {
  const stones = letter?.order.stones.map(({ id, version }) => ({ id, version }));
  return callSendProject(project.id, { version: letter?.projectVersion, stones }, signal);
});

/** Asks the relatives that were named about the stones of a case. */
export const askFamily = fromPromise<CaseApprovalAsked, FamilyForm>(
  async ({ input: { project, request, key }, signal }) => {
    // Few cases are asked about: what is said of approvals comes then.
    const { askAboutCase } = await import('../../api/approval');
    return askAboutCase(project.id, request as ApprovalRequest, key, signal);
  },
);

/** A stone without a mason, and the mason it is assigned to. */
export interface Giving {
  readonly stoneId: number;
  readonly masonId: number;
  readonly key: string;
}

/** Assigns a stone ordered without a mason to one, and sends it. */
export const giveToMason = fromPromise<void, Giving>(async ({ input, signal }) => {
  await sendStone({ id: input.stoneId }, { StonemasonId: input.masonId }, input.key, signal);
});

/** An order that nobody has confirmed, and the provider's decision. */
export interface Decided {
  readonly stoneId: number;
  readonly verdict: Verdict;
}

/** Releases an unconfirmed order, or dismisses it. */
export const decideOrder = fromPromise<void, Decided>(async ({ input: { stoneId, verdict }, signal }) => {
  await (verdict === 'released' ? releaseOrder : dismissOrder)(stoneId, signal);
});
