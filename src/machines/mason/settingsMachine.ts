import { assign, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import { fetchMasonSettings, saveMasonSettings } from '../../api/masonSettings';
import { type MasonSettings, masonSettings } from '../../painting/files/masonSettings';
import type { MasonsSettings } from '../../painting/files/masonsSettings';
import { type Failure, failureOf, withFailure } from '../failure';
import { unlessAborted } from '../unlessAborted';
import { changedSettings, forgetChanged, keepChanged } from './keptSettings';

interface SettingsContext {
  /** As the server has them; undefined until they are fetched. */
  readonly kept: MasonsSettings | undefined;
  /** As they stand on the page. */
  readonly settings: MasonSettings;
  readonly failure: Failure | undefined;
}

export type SettingsEvent =
  | { readonly type: 'change'; readonly settings: MasonSettings }
  | { readonly type: 'save' }
  | { readonly type: 'retry' }
  /** Takes what a colleague has saved in place of what stands on the page. */
  | { readonly type: 'takeTheirs' };

/** What was changed in this tab and not saved, where that is still about what the server has. */
function unsavedOf({ mason, version }: MasonsSettings): MasonSettings | undefined {
  const changed = changedSettings();
  if (changed?.mason !== mason || changed.version !== version) return undefined;
  return masonSettings.safeParse(changed.settings).data;
}

/** How a mason's files are made: fetched, changed, and saved for everybody of his workshop. What is changed stays, in the tab too, until it is saved. */
export const settingsMachine = setup({
  types: { context: {} as SettingsContext, events: {} as SettingsEvent },
  actors: {
    fetchSettings: fromPromise<MasonsSettings>(({ signal }) =>
      unlessAborted(signal, fetchMasonSettings(undefined, signal)),
    ),
    saveSettings: fromPromise<MasonsSettings, { version: number; settings: MasonSettings }>(
      ({ input: { version, settings }, signal }) =>
        unlessAborted(signal, saveMasonSettings(version, settings, signal)),
    ),
  },
  guards: {
    isStale: (_, error: unknown) => {
      const failure = failureOf(error);
      return failure.kind === 'refused' && failure.status === 409;
    },
    isChanged: ({ context: { kept, settings } }) =>
      JSON.stringify(kept?.settings) !== JSON.stringify(settings),
  },
  actions: {
    take: assign((_, kept: MasonsSettings) => ({
      kept,
      settings: unsavedOf(kept) ?? kept.settings,
      failure: undefined,
    })),
    takeSaved: assign((_, kept: MasonsSettings) => ({ kept, settings: kept.settings, failure: undefined })),
    change: assign(({ event }) => (event.type === 'change' ? { settings: event.settings } : {})),
    keep: ({ context: { kept, settings } }) => {
      if (kept) keepChanged({ mason: kept.mason, version: kept.version, settings });
    },
    forget: forgetChanged,
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
  },
}).createMachine({
  id: 'masonSettings',
  context: { kept: undefined, settings: {}, failure: undefined },
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'fetchSettings',
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: { target: 'failingToOpen', actions: withFailure },
      },
    },
    failingToOpen: { on: { retry: 'opening' } },
    shown: {
      initial: 'asKept',
      on: { change: { target: '.deciding', actions: ['change', 'keep'] } },
      states: {
        asKept: { always: { guard: 'isChanged', target: 'changed' } },
        deciding: {
          always: [
            { guard: 'isChanged', target: 'changed' },
            { target: 'asKept', actions: 'forget' },
          ],
        },
        changed: { on: { save: '#masonSettings.saving' } },
        saved: {},
        failingToSave: { on: { save: '#masonSettings.saving', retry: '#masonSettings.saving' } },
        /** A colleague has saved meanwhile: what stands here stays until theirs are taken. */
        stale: { on: { takeTheirs: { target: '#masonSettings.opening', actions: 'forget' } } },
      },
    },
    saving: {
      invoke: {
        src: 'saveSettings',
        input: ({ context: { kept, settings } }) => ({ version: kept?.version ?? 0, settings }),
        onDone: {
          target: 'shown.saved',
          actions: [{ type: 'takeSaved', params: ({ event }) => event.output }, 'forget'],
        },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }: { event: ErrorActorEvent }) => event.error },
            target: 'shown.stale',
            actions: withFailure,
          },
          { target: 'shown.failingToSave', actions: withFailure },
        ],
      },
    },
  },
});
