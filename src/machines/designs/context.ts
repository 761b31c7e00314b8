import { z } from 'zod';
import { Refused } from '../../api/http';
import type { Project } from '../../api/projects';
import type { Churchyard } from '../../stone/catalogue/churchyard';
import type { Stonemason } from '../../stone/catalogue/stonemason';
import { bothComments } from '../../stone/comments';
import { type Decisions, overTheirs } from '../../stone/decisions';
import type { LetterToRead } from '../../stone/wire/order';
import {
  decisionsOfCase,
  type ListedStone,
  type ProjectDetails,
  project,
  projectDetails,
} from '../../stone/wire/project';
import { type Failure, failureOf } from '../failure';
import { type ListView, UNTOUCHED } from './listing';
import type { DesignRow } from './rows';

/** Everything the list and its popups are made of. */
export interface DesignsLists {
  readonly projects: readonly Project[];
  readonly stones: readonly ListedStone[];
  readonly stonemasons: readonly Stonemason[];
  readonly churchyards: readonly Churchyard[];
}

/** A case while it is written. */
export interface CaseForm {
  /** The case it was opened from; undefined for a new one. */
  readonly base: Project | undefined;
  readonly details: ProjectDetails;
  readonly isChanged: boolean;
  /** What is written about is sent as soon as it is saved, since it was missing for that. */
  readonly thenSend: boolean;
  /** A repeated creation under the same key makes no second case. */
  readonly key: string;
}

/** A case while it is being sent. */
export interface OrderForm {
  readonly project: Project;
  /** What is decided in the case, as the form says it. */
  readonly order: Decisions;
  /** The letter as the mason would get it, once it is there to be read. */
  readonly letter: LetterToRead | undefined;
}

export interface DesignsContext {
  readonly lists: DesignsLists;
  readonly view: ListView;
  /** The row a question is about. */
  readonly row: DesignRow | undefined;
  /** The case that the row's stone is to belong to. */
  readonly chosenCase: number | undefined;
  /** The mason that the row's stone is given to. */
  readonly chosenMason: number | undefined;
  readonly form: CaseForm | undefined;
  readonly sending: OrderForm | undefined;
  /** What the provider decided last about an order that nobody has confirmed. */
  readonly verdict: Verdict;
  /** Why the list could not be fetched. */
  readonly listFailure: Failure | undefined;
  /** Why what was asked for last did not happen. */
  readonly failure: Failure | undefined;
  /** The case as somebody else has saved it meanwhile. */
  readonly theirs: Project | undefined;
}

/** Whether an order that nobody has confirmed goes to its mason. */
export type Verdict = 'released' | 'dismissed';

export type DesignsEvent =
  | { readonly type: 'look'; readonly view: Partial<ListView> }
  | { readonly type: 'retry' }
  /** Something was made that the list does not hold yet. */
  | { readonly type: 'outdated' }
  /** `choose case`: which case a stone without one is to belong to. */
  | {
      readonly type: 'stone.delete' | 'stone.copy' | 'case.choose' | 'stonemason.assign' | 'order.release';
      readonly row: DesignRow;
    }
  /** The provider sends on an order that nobody has confirmed, or dismisses it. */
  | { readonly type: 'decide'; readonly verdict: Verdict }
  /** The provider gives a stone that has none to a mason. */
  | { readonly type: 'stonemason.give'; readonly masonId: number }
  | { readonly type: 'case.assign'; readonly projectId: number }
  | { readonly type: 'case.create' }
  | { readonly type: 'case.edit' | 'case.send'; readonly project: Project }
  /** Something required for sending is missing: the case is opened first. */
  | { readonly type: 'case.complete'; readonly project: Project }
  | { readonly type: 'case.write'; readonly change: Partial<ProjectDetails> }
  | { readonly type: 'order.write'; readonly change: Partial<Decisions> }
  | { readonly type: 'case.delete' | 'conflict.keepMine' | 'conflict.takeTheirs' | 'discard' }
  | { readonly type: 'save' | 'send' | 'confirm' | 'close' };

/** Before anything was fetched. */
export const NOTHING_YET: DesignsContext = {
  lists: { projects: [], stones: [], stonemasons: [], churchyards: [] },
  view: UNTOUCHED,
  row: undefined,
  chosenCase: undefined,
  chosenMason: undefined,
  verdict: 'released',
  form: undefined,
  sending: undefined,
  listFailure: undefined,
  failure: undefined,
  theirs: undefined,
};

/** What can be written of a case. */
export function detailsOf(from: Project | undefined): ProjectDetails {
  return projectDetails.parse(from ?? {});
}

/**
 * What a new case begins with: the stonemason of the newest case of its business that has one, while he is listed.
 *
 * @param business whose case it is to be; business 1 sees the cases of others too, and they propose nobody.
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

/** The stones that go with a case when it is sent. */
export function draftsOf({ stones }: Project): readonly ListedStone[] {
  return stones.filter(({ status }) => status === 'draft');
}

/** An order of a case as it begins: what the case says. */
export function orderFormOf(opened: Project): OrderForm {
  return { project: opened, order: decisionsOfCase(opened), letter: undefined };
}

/** What was written over a case, over what somebody else has made of it meanwhile: the rest is theirs. */
export function orderOver({ project: before, order }: OrderForm, theirs: Project): OrderForm {
  const [was, is] = [decisionsOfCase(before), decisionsOfCase(theirs)];
  const Comment = bothComments(order.Comment, was.Comment, is.Comment);
  return { project: theirs, order: { ...overTheirs(order, was, is), Comment }, letter: undefined };
}

/** The lists with a case as it now stands; a new one goes to the top. */
export function withProject(lists: DesignsLists, now: Project): DesignsLists {
  const isKnown = lists.projects.some(({ id }) => id === now.id);
  const projects = isKnown
    ? lists.projects.map((each) => (each.id === now.id ? now : each))
    : [now, ...lists.projects];
  return { ...lists, projects };
}

/** The lists without a case; its stones stay, and have none. */
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

/** The case as it stands where a writing built on an older version; undefined for any other error. */
export function theirsIn(error: unknown): Project | undefined {
  const read = error instanceof Refused ? stale.safeParse(error) : undefined;
  return read?.success ? read.data.current : undefined;
}

/** What of an error a person is told on this page. */
export function told(error: unknown): Failure {
  return error instanceof Refused
    ? { kind: 'refused', status: error.status, sentence: error.message }
    : failureOf(error);
}
