import { assign, emit, setup } from 'xstate';
import { ownBusiness } from '../../api/identity';
import type { Project } from '../../api/projects';
import type { LetterToRead } from '../../stone/wire/order';
import { randomKey } from '../randomKey';
import {
  type DesignsContext,
  type DesignsEvent,
  type DesignsLists,
  type DesignsNotice,
  detailsOf,
  NOTHING_YET,
  newDetails,
  orderFormOf,
  orderOver,
  theirsIn,
  told,
  withoutProject,
  withoutStone,
  withProject,
} from './context';
import {
  askFamily,
  assignCase,
  copyStone,
  decideOrder,
  deleteCase,
  deleteStone,
  fetchAccesses,
  fetchLists,
  giveToMason,
  noteOrder,
  readLetter,
  saveCase,
  sendCase,
} from './effects';
import { keepView } from './keptView';
import { forgetWriting, keepWriting } from './keptWriting';
import type { DesignRow } from './rows';

/** Which case is opened, and whether it is to be sent right after it was saved. */
export interface Opened {
  readonly base: Project | undefined;
  readonly thenSend: boolean;
}

const formOf = ({ base, thenSend }: Opened, details = detailsOf(base)) => ({
  base,
  details,
  isChanged: false,
  thenSend,
  key: randomKey(),
});

/** The context, events, actions and guards of the list of designs. The states are in files of their own. */
export const designsSetup = setup({
  types: { context: {} as DesignsContext, events: {} as DesignsEvent, emitted: {} as DesignsNotice },
  actors: {
    fetchLists,
    fetchAccesses,
    deleteStone,
    copyStone,
    assignCase,
    saveCase,
    deleteCase,
    noteOrder,
    readLetter,
    sendCase,
    giveToMason,
    decideOrder,
    askFamily,
  },
  guards: {
    hasChanges: ({ context }) => context.form?.isChanged === true,
    isWriting: ({ context }) => context.form !== undefined,
    isOrdering: ({ context }) => context.sending !== undefined,
    isToBeSent: ({ context }) => context.form?.thenSend === true,
    isToBeDesigned: ({ context }) => context.form?.thenDesign === true,
    isStale: (_, error: unknown) => theirsIn(error) !== undefined,
  },
  actions: {
    keepView: ({ context }) => keepView(context.view),
    keepWriting: ({ context }) => keepWriting(context),
    forgetWriting: () => forgetWriting(),
    takeLists: assign((_, lists: DesignsLists) => ({ lists, listFailure: undefined })),
    recordListFailure: assign((_, error: unknown) => ({ listFailure: told(error) })),
    recordFailure: assign((_, error: unknown) => ({ failure: told(error) })),
    askAbout: assign((_, row: DesignRow) => ({ row, failure: undefined })),
    dropStone: assign(({ context }) => ({
      lists: withoutStone(context.lists, context.row?.stone?.id ?? -1),
    })),
    dropCase: assign(({ context }) => ({
      lists: withoutProject(context.lists, context.form?.base?.id ?? -1),
    })),
    takeCase: assign(({ context }, project: Project) => ({ lists: withProject(context.lists, project) })),
    tellDesign: emit((_, { id }: Project) => ({ type: 'design', projectId: id }) as const),
    openCase: assign(({ context }, opened: Opened) => ({
      form: formOf(opened, opened.base ? undefined : newDetails(context.lists, ownBusiness())),
      failure: undefined,
    })),
    openOrder: assign((_, project: Project) => ({
      sending: orderFormOf(project),
      failure: undefined,
    })),
    openFamily: assign((_, project: Project) => ({
      family: { project, request: undefined, key: randomKey(), done: undefined },
      failure: undefined,
    })),
    /** The case is saved with the form's values, and the form builds on that. */
    keepNoted: assign(({ context }, project: Project) => ({
      sending: orderFormOf(project),
      lists: withProject(context.lists, project),
    })),
    keepLetter: assign(({ context: { sending } }, letter: LetterToRead) => ({
      sending: sending && { ...sending, letter },
    })),
    rememberTheirs: assign(({ context }, error: unknown) => {
      const theirs = theirsIn(error);
      return theirs ? { theirs, lists: withProject(context.lists, theirs) } : {};
    }),
    /** Where somebody else has changed the case, the question shows its new state; the user's changes stay. */
    askAnew: assign(({ context: { sending, theirs } }) =>
      sending && theirs ? { sending: orderOver(sending, theirs), theirs: undefined } : {},
    ),
    /** The user's changes stay, and build on what the other has saved. */
    keepMine: assign(({ context: { form, theirs } }) => ({
      form: form && theirs && { ...form, base: theirs },
      theirs: undefined,
    })),
    takeTheirs: assign(({ context: { form, theirs } }) => ({
      form: form && theirs && { ...formOf({ base: theirs, thenSend: form.thenSend }) },
      theirs: undefined,
    })),
    putAway: assign({
      ...{
        row: NOTHING_YET.row,
        accesses: NOTHING_YET.accesses,
        chosenCase: NOTHING_YET.chosenCase,
        chosenMason: NOTHING_YET.chosenMason,
        form: NOTHING_YET.form,
        sending: NOTHING_YET.sending,
        family: NOTHING_YET.family,
      },
      ...{ failure: NOTHING_YET.failure, theirs: NOTHING_YET.theirs },
    }),
  },
});
