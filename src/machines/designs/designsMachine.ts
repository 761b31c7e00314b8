import { assign, type ErrorActorEvent, raise } from 'xstate';
import { askingFamily } from './askingFamily';
import { assigningMason } from './assigningMason';
import { NOTHING_YET } from './context';
import { keptView } from './keptView';
import { keptWriting } from './keptWriting';
import { ordering } from './ordering';
import { readingAccesses } from './readingAccesses';
import { releasing } from './releasing';
import { designsSetup } from './setup';
import { writingCase } from './writingCase';

const recordFailure = {
  type: 'recordFailure',
  params: ({ event }: { event: ErrorActorEvent }) => event.error,
} as const;

/** The list of cases and designs: it is fetched and shown, while one action at a time is carried out on a row. */
export const designsMachine = designsSetup.createMachine({
  id: 'designs',
  context: () => ({ ...NOTHING_YET, view: keptView(), ...keptWriting() }),
  type: 'parallel',
  on: {
    look: {
      actions: [assign(({ context, event }) => ({ view: { ...context.view, ...event.view } })), 'keepView'],
    },
  },
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          // What is being fetched may be older than what was just created: then it is fetched once more.
          on: {
            outdated: { target: 'loading', reenter: true },
            'case.saved': { target: 'loading', reenter: true },
          },
          invoke: {
            src: 'fetchLists',
            onDone: { target: 'shown', actions: { type: 'takeLists', params: ({ event }) => event.output } },
            onError: {
              target: 'failing',
              actions: {
                type: 'recordListFailure',
                params: ({ event }: { event: ErrorActorEvent }) => event.error,
              },
            },
          },
        },
        shown: { on: { outdated: 'loading' } },
        failing: { on: { retry: 'loading', outdated: 'loading' } },
      },
    },
    work: {
      initial: 'opening',
      states: {
        /** An edit in progress when the page was left is continued. */
        opening: {
          always: [
            { guard: 'isOrdering', target: 'ordering' },
            { guard: 'isWriting', target: 'writingCase' },
            { target: 'idle' },
          ],
        },
        idle: {
          entry: ['putAway', 'forgetWriting'],
          on: {
            'stone.delete': {
              target: 'confirmingDeletion',
              actions: { type: 'askAbout', params: ({ event }) => event.row },
            },
            'stone.copy': {
              target: 'copying',
              actions: { type: 'askAbout', params: ({ event }) => event.row },
            },
            'case.choose': {
              target: 'choosingCase',
              actions: { type: 'askAbout', params: ({ event }) => event.row },
            },
            'stonemason.assign': {
              target: 'assigningMason',
              actions: { type: 'askAbout', params: ({ event }) => event.row },
            },
            'order.release': {
              target: 'releasing',
              actions: { type: 'askAbout', params: ({ event }) => event.row },
            },
            'accesses.read': {
              target: 'readingAccesses',
              actions: { type: 'askAbout', params: ({ event }) => event.row },
            },
            'case.create': {
              target: 'writingCase',
              actions: { type: 'openCase', params: { base: undefined, thenSend: false } },
            },
            'case.edit': {
              target: 'writingCase',
              actions: {
                type: 'openCase',
                params: ({ event }) => ({ base: event.project, thenSend: false }),
              },
            },
            'case.complete': {
              target: 'writingCase',
              actions: {
                type: 'openCase',
                params: ({ event }) => ({ base: event.project, thenSend: true }),
              },
            },
            'case.send': {
              target: 'ordering',
              actions: { type: 'openOrder', params: ({ event }) => event.project },
            },
          },
        },
        /** The popup `delete stone`. */
        confirmingDeletion: { on: { confirm: 'deleting', close: 'idle' } },
        deleting: {
          invoke: {
            src: 'deleteStone',
            input: ({ context }) => context.row?.stone?.id ?? -1,
            onDone: { target: 'idle', actions: 'dropStone' },
            onError: { target: 'failingToDelete', actions: recordFailure },
          },
        },
        failingToDelete: { on: { close: 'idle' } },
        copying: {
          invoke: {
            src: 'copyStone',
            input: ({ context }) => context.row?.stone?.id ?? -1,
            onDone: 'renewing',
            onError: { target: 'failingToCopy', actions: recordFailure },
          },
        },
        failingToCopy: { on: { close: 'idle' } },
        /** The popup `choose case`. */
        choosingCase: {
          on: {
            'case.assign': {
              target: 'assigningCase',
              actions: assign(({ event }) => ({ chosenCase: event.projectId })),
            },
            close: 'idle',
          },
        },
        assigningCase: {
          invoke: {
            src: 'assignCase',
            input: ({ context }) => ({
              stoneId: context.row?.stone?.id ?? -1,
              projectId: context.chosenCase ?? -1,
            }),
            onDone: 'renewing',
            onError: { target: 'failingToAssign', actions: recordFailure },
          },
        },
        failingToAssign: { on: { close: 'choosingCase' } },
        assigningMason,
        releasing,
        readingAccesses,
        /** Only the server knows the list's current state. */
        renewing: { entry: raise({ type: 'outdated' }), always: 'idle' },
        writingCase,
        ordering,
        askingFamily,
      },
    },
  },
});
