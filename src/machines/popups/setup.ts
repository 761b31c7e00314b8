import { assign, emit, sendTo, setup } from 'xstate';
import { neverAskAgain } from '../../api/deletionQuestion';
import type { StoneAddress } from '../../api/stones';
import { deleteAll } from '../../stone/edits/several';
import { type ElementId, indexesOf } from '../../stone/elementIds';
import { designOf } from '../designer/context';
import type { DesignerActor } from '../designer/designerMachine';
import { failureOf } from '../failure';
import type { WizardStone } from '../wizard/wizardStone';
import type { PopupName, PopupsContext, PopupsEvent, PopupsNotice } from './context';
import { listOthers } from './effects';

/** The requested popup. */
export interface Asked {
  readonly popup: PopupName;
  readonly swaps?: ElementId | undefined;
}

/** The context, events, actions and guards of the popups. */
export const popupsSetup = setup({
  types: {
    context: {} as PopupsContext,
    events: {} as PopupsEvent,
    emitted: {} as PopupsNotice,
    input: {} as { readonly designer: DesignerActor },
  },
  actors: { listOthers },
  guards: {
    isListOfStones: ({ event }) => event.type === 'open' && event.popup === 'edit stones',
    hasPopup: ({ context }) => context.popup !== undefined,
    /** A click on the overlay closes popups, except while the stone types are shown (specification section 2). */
    overlayCloses: ({ context }) => context.popup !== 'stone type',
    asksFirst: ({ event }) => event.type === 'elements.delete' && event.asksFirst,
    isUnsaved: ({ event }) => event.type === 'stone.open' && event.isUnsaved,
  },
  actions: {
    show: assign((_, { popup, swaps }: Asked) => ({ popup, swapped: swaps, failure: undefined })),
    forget: assign({
      popup: undefined,
      swapped: undefined,
      toDelete: [],
      stones: undefined,
      next: undefined,
      failure: undefined,
    }),
    askToDelete: assign(({ event }) =>
      event.type === 'elements.delete' ? { toDelete: event.elements } : {},
    ),
    /** Removes what is to be deleted from the stone, wherever it lies by now. */
    deleteElements: sendTo(
      ({ context }) => context.designer,
      ({ context: { designer, toDelete } }) => {
        const { Parms } = designOf(designer.getSnapshot().context);
        return { type: 'edit', edit: deleteAll(indexesOf(toDelete, Parms)) } as const;
      },
    ),
    neverAskAgain: ({ event }) => {
      if (event.type === 'confirm' && event.neverAgain) neverAskAgain();
    },
    keepStones: assign((_, stones: readonly WizardStone[]) => ({ stones, failure: undefined })),
    recordFailure: assign((_, error: unknown) => ({ failure: failureOf(error) })),
    keepNext: assign(({ event }) => (event.type === 'stone.open' ? { next: event.address } : {})),
    leave: emit((_, address: StoneAddress) => ({ type: 'left', address }) as const),
  },
});
