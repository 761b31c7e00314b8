import type { ErrorActorEvent } from 'xstate';
import { uploadingSetup } from './setup';

/** Deletes a stone the user uploaded, once that is confirmed; the stone is then reloaded (specification section 4). */
export const deleting = uploadingSetup.createStateConfig({
  initial: 'asking',
  states: {
    asking: { on: { confirm: 'removing', close: '#uploading.idle' } },
    removing: {
      invoke: {
        src: 'removeStone',
        // Only a request to delete one leads here.
        input: ({ context: { designer, toDelete } }) => ({ designer, id: toDelete as number }),
        onDone: {
          target: '#uploading.idle',
          actions: { type: 'reload', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failing',
          actions: { type: 'recordFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    /** "Fejl ved sletning". */
    failing: { on: { retry: { target: 'removing', actions: 'forgiveFailure' }, close: '#uploading.idle' } },
  },
});
