import { z } from 'zod';
import { Refused } from '../../api/http';
import type { Project } from '../../api/projects';
import type { Churchyard } from '../../stone/catalogue/churchyard';
import type { Stonemason } from '../../stone/catalogue/stonemason';
import { bothComments } from '../../stone/comments';
import { type Decisions, overTheirs } from '../../stone/decisions';
import type { ApprovalRequest } from '../../stone/wire/approval';
import type { CaseApprovalAsked } from '../../stone/wire/caseApproval';
import type { LetterToRead } from '../../stone/wire/order';
import {
  decisionsOfCase,
  type ListedStone,
  type ProjectDetails,
  project,
  projectDetails,
} from '../../stone/wire/project';
import { type Failure, failureOf } from '../failure';
import type { RowAccess } from './accesses';
import { type ListView, UNTOUCHED } from './listing';
import type { DesignRow } from './rows';

/** All data of the list and its popups. */
export interface DesignsLists {
  readonly projects: readonly Project[];
  readonly stones: readonly ListedStone[];
  readonly stonemasons: readonly Stonemason[];
  readonly churchyards: readonly Churchyard[];
}

/** A case while it is edited. */
export interface CaseForm {
  /** The case it was opened from; undefined for a new one. */
  readonly base: Project | undefined;
  readonly details: ProjectDetails;
  readonly isChanged: boolean;
  /** The case is sent as soon as it is saved: it was opened for what was missing. */
  readonly thenSend: boolean;
  /** A stone is begun for the case as soon as it is saved. */
  readonly thenDesign?: boolean;
  /** A repeated creation under the same key creates no second case. */
  readonly key: string;
}

/** A case while it is being sent. */
export interface OrderForm {
  readonly project: Project;
  /** The case's decisions, as in the form. */
  readonly order: Decisions;
  /** The letter the mason would get, once it can be read. */
  readonly letter: LetterToRead | undefined;
}

/** A case whose family is being asked. */
export interface FamilyForm {
  readonly project: Project;
  /** What was asked last; repeated under its key it asks nobody twice. */
  readonly request: ApprovalRequest | undefined;
  readonly key: string;
  /** What was asked of each stone, once that is known. */
  readonly done: CaseApprovalAsked | undefined;
}

export interface DesignsContext {
  readonly lists: DesignsLists;
  readonly view: ListView;
  /** The row of the open question. */
  readonly row: DesignRow | undefined;
  /** Who read and changed the row's stone and case, once that is fetched. */
  readonly accesses: readonly RowAccess[];
  /** The case that the row's stone is to be added to. */
  readonly chosenCase: number | undefined;
  /** The mason that the row's stone is assigned to. */
  readonly chosenMason: number | undefined;
  readonly form: CaseForm | undefined;
  readonly sending: OrderForm | undefined;
  readonly family: FamilyForm | undefined;
  /** The provider's last decision about an order that nobody has confirmed. */
  readonly verdict: Verdict;
  /** Why the list could not be fetched. */
  readonly listFailure: Failure | undefined;
  /** Why the last request failed. */
  readonly failure: Failure | undefined;
  /** The case as somebody else has saved it meanwhile. */
  readonly theirs: Project | undefined;
}

/** Whether an order that nobody has confirmed is sent to its mason. */
export type Verdict = 'released' | 'dismissed';

export type DesignsEvent =
  | { readonly type: 'look'; readonly view: Partial<ListView> }
  | { readonly type: 'retry' }
  /** Something was created that the list does not contain yet. */
  | { readonly type: 'outdated' }
  /** A case was saved, and is in the list that is known: one that is just being fetched may be older. */
  | { readonly type: 'case.saved' }
  /** `choose case`: which case to add a stone without one to. */
  | {
      readonly type:
        | 'stone.delete'
        | 'stone.copy'
        | 'case.choose'
        | 'stonemason.assign'
        | 'order.release'
        | 'accesses.read';
      readonly row: DesignRow;
    }
  /** The provider releases an order that nobody has confirmed, or dismisses it. */
  | { readonly type: 'decide'; readonly verdict: Verdict }
  /** The provider assigns a stone without a mason to one. */
  | { readonly type: 'stonemason.give'; readonly masonId: number }
  | { readonly type: 'case.assign'; readonly projectId: number }
  | { readonly type: 'case.create' }
  | { readonly type: 'case.edit' | 'case.send' | 'family.ask'; readonly project: Project }
  | { readonly type: 'family.send'; readonly request: ApprovalRequest }
  /** Something required for sending is missing: the case is opened first. */
  | { readonly type: 'case.complete'; readonly project: Project }
  | { readonly type: 'case.write'; readonly change: Partial<ProjectDetails> }
  | { readonly type: 'order.write'; readonly change: Partial<Decisions> }
  | { readonly type: 'case.delete' | 'conflict.keepMine' | 'conflict.takeTheirs' | 'discard' }
  /** `thenDesign` where a stone is begun for the case right after. */
  | { readonly type: 'save'; readonly thenDesign?: boolean }
  | { readonly type: 'send' | 'confirm' | 'close' };

/** What the list tells. */
export interface DesignsNotice {
  /** A stone is to be begun for this case. */
  readonly type: 'design';
  readonly projectId: number;
}

/** The state before anything was fetched. */
export const NOTHING_YET: DesignsContext = {
  lists: { projects: [], stones: [], stonemasons: [], churchyards: [] },
  view: UNTOUCHED,
  row: undefined,
  accesses: [],
  chosenCase: undefined,
  chosenMason: undefined,
  verdict: 'released',
  form: undefined,
  sending: undefined,
  family: undefined,
  listFailure: undefined,
  failure: undefined,
  theirs: undefined,
};

/** The editable fields of a case. */
export function detailsOf(from: Project | undefined): ProjectDetails {
  return projectDetails.parse(from ?? {});
}

/**
 * What a new case begins with: the stonemason of the newest case of its business that has one, while still listed.
 *
 * @param business the new case's business; business 1 sees the cases of others too, which are ignored here.
 */
export function newDetails(
  { projects, stonemasons }: Pick<DesignsLists, 'projects' | 'stonemasons'>,
  business: number | undefined,
): ProjectDetails {
  const latest = projects.find(
    ({ BusinessId, StonemasonId }) =>
      business !== undefined && BusinessId === business && StonemasonId != null,
  )?.StonemasonId;
  const isListed = stonemasons.some(({ id }) => id === latest);
  return { ...detailsOf(undefined), ...(isListed && { StonemasonId: latest }) };
}

/** The stones that are sent with a case. */
export function draftsOf({ stones }: Project): readonly ListedStone[] {
  return stones.filter(({ status }) => status === 'draft');
}

/** The initial order of a case: the case's own values. */
export function orderFormOf(opened: Project): OrderForm {
  return { project: opened, order: decisionsOfCase(opened), letter: undefined };
}

/** The user's changes to a case, applied to what somebody else has saved meanwhile. */
export function orderOver({ project: before, order }: OrderForm, theirs: Project): OrderForm {
  const [was, is] = [decisionsOfCase(before), decisionsOfCase(theirs)];
  const Comment = bothComments(order.Comment, was.Comment, is.Comment);
  return { project: theirs, order: { ...overTheirs(order, was, is), Comment }, letter: undefined };
}

/** The lists with a case's new state; a new one goes to the top. */
export function withProject(lists: DesignsLists, now: Project): DesignsLists {
  const isKnown = lists.projects.some(({ id }) => id === now.id);
  const projects = isKnown
    ? lists.projects.map((each) => (each.id === now.id ? now : each))
    : [now, ...lists.projects];
  return { ...lists, projects };
}

/** The lists without a case; its stones stay, without a case. */
export function withoutProject(lists: DesignsLists, id: number): DesignsLists {
  return { ...lists, projects: lists.projects.filter((each) => each.id !== id) };
}

/** The lists without a stone. */
export function withoutStone(lists: DesignsLists, id: number): DesignsLists {
  const others = (stones: readonly ListedStone[]) => stones.filter((stone) => stone.id !== id);
  return {
    ...lists,
    stones: others(lists.stones),
    projects: lists.projects.map((each) =>
      each.stones.some((stone) => stone.id === id) ? { ...each, stones: others(each.stones) } : each,
    ),
  };
}

const stale = z.object({ status: z.literal(409), current: project });

/** The case's current state where a change built on an older version; undefined for any other error. */
export function theirsIn(error: unknown): Project | undefined {
  const read = error instanceof Refused ? stale.safeParse(error) : undefined;
  return read?.success ? read.data.current : undefined;
}

/** What the user is told about an error on this page. */
export function told(error: unknown): Failure {
  return error instanceof Refused
    ? { kind: 'refused', status: error.status, sentence: error.message }
    : failureOf(error);
}
