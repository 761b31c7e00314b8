import { assign, type ErrorActorEvent, raise } from 'xstate';
import type { CaseForm } from './context';
import { designsSetup } from './setup';

/** Only opening a case leads here. */
const formIn = (form: CaseForm | undefined) => form as CaseForm;

/** The popup `project settings`: a case is created, changed or deleted. */
export const writingCase = designsSetup.createStateConfig({
  initial: 'writing',
  states: {
    writing: {
      on: {
        'case.write': {
          actions: [
            assign(({ context, event }) => ({
              form: context.form && {
                ...context.form,
                details: { ...context.form.details, ...event.change },
                isChanged: true,
              },
            })),
            'keepWriting',
          ],
        },
        save: {
          target: 'saving',
          actions: assign(({ context: { form }, event }) => ({
            form: form && { ...form, thenDesign: event.thenDesign === true },
          })),
        },
        'case.delete': 'confirmingDeletion',
        'family.ask': {
          target: '#designs.work.askingFamily',
          actions: ['forgetWriting', { type: 'openFamily', params: ({ event }) => event.project }],
        },
        close: [{ guard: 'hasChanges', target: 'leaving' }, { target: '#designs.work.idle' }],
      },
    },
    /** Unsaved changes would be lost. */
    leaving: { on: { discard: '#designs.work.idle', close: 'writing' } },
    saving: {
      invoke: {
        src: 'saveCase',
        input: ({ context }) => formIn(context.form),
        onDone: [
          {
            guard: 'isToBeSent',
            target: '#designs.work.ordering',
            actions: [
              'forgetWriting',
              { type: 'takeCase', params: ({ event }) => event.output },
              raise({ type: 'case.saved' }),
              { type: 'openOrder', params: ({ event }) => event.output },
            ],
          },
          {
            guard: 'isToBeDesigned',
            target: '#designs.work.idle',
            actions: [
              { type: 'takeCase', params: ({ event }) => event.output },
              raise({ type: 'case.saved' }),
              { type: 'tellDesign', params: ({ event }) => event.output },
            ],
          },
          {
            target: '#designs.work.idle',
            actions: [
              { type: 'takeCase', params: ({ event }) => event.output },
              raise({ type: 'case.saved' }),
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            target: 'conflicting',
            actions: {
              type: 'rememberTheirs',
              params: ({ event }: { event: ErrorActorEvent }) => event.error,
            },
          },
          {
            target: 'failing',
            actions: {
              type: 'recordFailure',
              params: ({ event }: { event: ErrorActorEvent }) => event.error,
            },
          },
        ],
      },
    },
    /** Somebody else has saved the case meanwhile. */
    conflicting: {
      on: {
        'conflict.keepMine': { target: 'saving', actions: 'keepMine' },
        'conflict.takeTheirs': { target: 'writing', actions: 'takeTheirs' },
        close: 'writing',
      },
    },
    failing: { on: { close: 'writing' } },
    confirmingDeletion: { on: { confirm: 'deleting', close: 'writing' } },
    deleting: {
      invoke: {
        src: 'deleteCase',
        input: ({ context }) => formIn(context.form).base?.id ?? -1,
        // Its drafts are now stones without a case: the server's list has them.
        onDone: { target: '#designs.work.renewing', actions: 'dropCase' },
        onError: {
          target: 'failingToDelete',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failingToDelete: { on: { close: 'writing' } },
  },
});
