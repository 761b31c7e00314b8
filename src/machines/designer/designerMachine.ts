import { type ActorRefFrom, assign, type ErrorActorEvent, emit, raise, type SnapshotFrom } from 'xstate';
import { withAgreedOf } from '../../stone/edits/agreed';
import { allowedByLocks } from '../../stone/edits/allowedByLocks';
import { applyEdit } from '../../stone/edits/applyEdit';
import { type Edit, gestureOf, joinsSteps } from '../../stone/edits/edit';
import { originsAfter } from '../../stone/edits/origins';
import { refusalOf } from '../../stone/edits/refusalOf';
import { ofWholeParagraphs } from '../../stone/edits/wholeParagraphs';
import { keepIds } from '../../stone/elementIds';
import { amend, type History, record, redo, undo } from '../../stone/history';
import { namedAfterStone } from '../../stone/nameOnStone';
import type { Design } from '../../stone/stone';
import { beforeLoading, type DesignerContext, type DesignerEvent, designOf, draftOnOffer } from './context';
import { saving } from './saving';
import { sameElements, selectionAfter } from './selection';
import { designerSetup } from './setup';
import { shareStructure } from './shareStructure';

/** The history after an edit made now. */
function edited({ history }: DesignerContext, asked: Edit, alone: boolean): History<Design> {
  const edit = ofWholeParagraphs(history.present, asked);
  if (edit.kind === 'agree') return amend(history, applyEdit(history.present, edit));
  const gesture = gestureOf(edit);
  const name = joinsSteps(edit) && !alone ? gesture : `${gesture} ${history.past.length}`;
  const before = history.present;
  const after = namedAfterStone(before, applyEdit(before, edit));
  keepIds(before.Parms, after.Parms, originsAfter(edit, before.Parms.length));
  return record(history, after, name, performance.now());
}

/** What follows from paragraphs that were laid: no step of its own, but a part of what led to it. */
function laid({ history, selected }: DesignerContext, edit: Edit) {
  const before = history.present;
  const after = applyEdit(before, edit);
  keepIds(before.Parms, after.Parms, originsAfter(edit, before.Parms.length));
  return { history: amend(history, after), selected: selectionAfter(edit, before, after, selected) };
}

/** What follows a step through the history. */
function stepped(context: DesignerContext, history: History<Design>) {
  return { history, selected: sameElements(designOf(context), history.present, context.selected) };
}

/** What follows an undo or a redo: what is agreed with the stonemason stays as it is now. */
function undone(context: DesignerContext, history: History<Design>) {
  return stepped(context, { ...history, present: withAgreedOf(history.present, designOf(context)) });
}

type DraftTaken = Extract<DesignerEvent, { type: 'draft.take' }>;

/** A draft is one step of undo. */
const TAKE_DRAFT = [
  {
    type: 'change',
    params: ({ context, event }: { context: DesignerContext; event: DraftTaken }) => {
      const taken = draftOnOffer(context, event.key)?.design ?? designOf(context);
      return stepped(context, record(context.history, taken, 'draft', 0));
    },
  },
  { type: 'takeDraft', params: ({ event }: { event: DraftTaken }) => event.key },
] as const;

/** Loads a stone, lets it be edited and drawn, and saves it (specification section 4). */
export const designerMachine = designerSetup.createMachine({
  id: 'designer',
  context: ({ input }) => beforeLoading(input),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context.opening,
        onDone: {
          target: 'designing',
          actions: [
            { type: 'begin', params: ({ event }) => event.output },
            { type: 'saveAutomatically', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failing: { on: { retry: { target: 'loading', actions: 'changeKeeper' } } },
    designing: {
      type: 'parallel',
      invoke: [
        {
          src: 'draw',
          id: 'drawing',
          input: ({ context }) => ({
            offered: context.offered,
            design: designOf(context),
            measuring: context.measuring,
            aids: context.aids,
            ...(context.readOnly && { isFixed: true }),
          }),
        },
        {
          src: 'draft',
          id: 'drafting',
          input: ({ context: { saved, keeper } }) => ({
            address: saved?.address,
            version: saved?.version,
            keeper,
          }),
        },
        { src: 'listen', id: 'listening', input: ({ context }) => context.saved },
        { src: 'connection' },
      ],
      on: {
        edit: [
          {
            guard: ({ context, event }) => refusalOf(event.edit, designOf(context)) !== undefined,
            actions: emit(({ context, event }) => ({
              type: 'edit.refused' as const,
              why: refusalOf(event.edit, designOf(context)) ?? 'locked',
            })),
          },
          {
            actions: {
              type: 'change',
              params: ({ context, event }) => {
                const edit = allowedByLocks(event.edit, designOf(context)) ?? event.edit;
                const history = edited(context, edit, event.alone ?? false);
                const [before, after] = [designOf(context), history.present];
                return { history, selected: selectionAfter(edit, before, after, context.selected) };
              },
            },
          },
        ],
        undo: {
          actions: { type: 'change', params: ({ context }) => undone(context, undo(context.history)) },
        },
        redo: {
          actions: { type: 'change', params: ({ context }) => undone(context, redo(context.history)) },
        },
        // Business 1 has its stones saved from the beginning (specification section 4).
        'session.loggedIn': { guard: 'isAutomatic', actions: raise({ type: 'save', silent: true }) },
        reloaded: {
          target: '.saving.deciding',
          actions: { type: 'takeReloaded', params: ({ event }) => event.stone },
        },
        sent: {
          target: '.saving.readOnly',
          actions: { type: 'takeSent', params: ({ event }) => event.stone },
        },
        'links.renewed': { actions: { type: 'takeLinks', params: ({ event }) => event.stone } },
        select: { actions: { type: 'select', params: ({ event }) => event.elements } },
        'caret.place': { actions: { type: 'placeCaret', params: ({ event }) => event.caret } },
        measure: { actions: { type: 'measure', params: ({ event }) => event.measuring } },
        aid: { actions: { type: 'aid', params: ({ event }) => event.aids } },
        'panel.open': { actions: assign(({ event }) => ({ panel: event.panel, reviewing: false })) },
        review: { actions: assign(({ event }) => ({ reviewing: event.reviewing })) },
        // The paragraphs of another design may stand elsewhere.
        laid: {
          guard: {
            type: 'isInHand',
            params: ({ event }: { event: Extract<DesignerEvent, { type: 'laid' }> }) => event.design,
          },
          actions: { type: 'change', params: ({ context, event }) => laid(context, event.edit) },
        },
        // What was drawn again is no longer a failure; a failed saving still is.
        drawn: {
          actions: assign(({ context: { failure, shown }, event }) => ({
            shown: {
              ...event.drawn,
              measures: shareStructure(shown?.measures, event.drawn.measures),
              warnings: shown?.warnings ?? [],
            },
            checked: undefined,
            failure: failure?.kind === 'drawing' ? undefined : failure,
          })),
        },
        checked: {
          actions: assign(({ context: { shown }, event }) => ({
            shown: shown && { ...shown, warnings: shareStructure(shown.warnings, event.warnings) },
            checked: event.design,
          })),
        },
        held: {
          actions: assign(({ context: { shown }, event }) => ({
            shown: shown && { ...shown, ...event.held },
          })),
        },
        viewed: {
          actions: assign(({ context, event }) => ({
            shown: context.shown && { ...context.shown, view: event.view },
          })),
        },
        'draft.take': [
          // What can no longer be changed stays as it is: the draft becomes a stone of its own.
          { guard: 'isReadOnly', target: '.saving.saving', actions: ['beginAnew', ...TAKE_DRAFT] },
          { actions: TAKE_DRAFT },
        ],
        'draft.drop': { actions: { type: 'forgetDraft', params: ({ event }) => event.key } },
        'draft.refused': {
          actions: assign(({ event }) => ({ draftRefused: event.full ? 'full' : 'unable' })),
        },
        'draft.kept': { actions: assign({ draftRefused: undefined }) },
        'drawing.failed': [
          { guard: 'isUnseen', target: 'failing', actions: assign({ failure: { kind: 'drawing' } }) },
          // A failed saving has more to say, and what it says decides how it goes on.
          { actions: assign(({ context }) => ({ failure: context.failure ?? { kind: 'drawing' } })) },
        ],
      },
      states: {
        pointer: {
          initial: 'resting',
          on: {
            save: {
              actions: assign(({ context, event: { silent = false } }) => ({
                byHand: !silent,
                asks: context.asks || !silent,
              })),
            },
            'question.dismiss': { actions: assign({ asks: false }) },
          },
          states: {
            resting: { on: { 'drag.start': 'dragging' } },
            dragging: { on: { 'drag.end': 'resting' } },
          },
        },
        saving,
      },
    },
  },
});

/** A running designer, as others see it. */
export type DesignerActor = ActorRefFrom<typeof designerMachine>;
export type DesignerSnapshot = SnapshotFrom<typeof designerMachine>;
