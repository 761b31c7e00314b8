import { assign, fromPromise, setup } from 'xstate';
import { Refused } from '../../api/http';
import { haveModelMade, type ModelFormat, type SharedStone } from '../../api/models';
import type { DesignerActor } from '../designer/designerMachine';
import { StoneNotSaved, settle } from '../designer/settled';

/** Why a stone cannot be shown where it is to stand. */
export type InPlaceFailure = 'unsaved' | 'gone' | 'busy' | 'unreachable';

/** Whoever opened the stone was given no link for reading that could be handed to another program. */
class NoReadingLink extends Error {
  override name = 'NoReadingLink';
}

interface InPlaceContext {
  readonly designer: DesignerActor;
  /** The file that the viewer of this device reads; undefined where it has none, and a phone takes its place. */
  readonly format: ModelFormat | undefined;
  /** Whether the stone is stored already when somebody wants to see it. */
  readonly isSaved: boolean;
  readonly stone: SharedStone | undefined;
  readonly failure: InPlaceFailure | undefined;
}

type InPlaceInput = Pick<InPlaceContext, 'designer' | 'format'>;

const GONE = 404;

function failureOf(error: unknown): InPlaceFailure {
  if (error instanceof StoneNotSaved) return 'unsaved';
  if (error instanceof NoReadingLink) return 'gone';
  if (error instanceof Refused) return error.status === GONE ? 'gone' : 'busy';
  return 'unreachable';
}

/** What opens a stone for reading only begins so (server/credentials/tokens.ts); a mason's link shows it to nobody else. */
const FOR_READING = /^ro_/;

/** The stone by its link for reading. */
function sharedBy(designer: DesignerActor): SharedStone {
  const { saved, readOnly } = designer.getSnapshot().context;
  const token = saved?.readonlyToken ?? (readOnly ? saved?.address.token : undefined);
  if (!saved || token === undefined || !FOR_READING.test(token)) throw new NoReadingLink();
  return { id: saved.address.id, token };
}

/** A stone that is shown where it is to stand: saved first, then made by the server for this device's viewer. */
export const inPlaceMachine = setup({
  types: {
    context: {} as InPlaceContext,
    events: {} as { readonly type: 'save' } | { readonly type: 'retry' },
    input: {} as InPlaceInput,
  },
  actors: {
    prepare: fromPromise<SharedStone, InPlaceInput>(async ({ input: { designer, format }, signal }) => {
      await settle(designer, signal);
      const stone = sharedBy(designer);
      if (format) await haveModelMade(stone, format, signal);
      return stone;
    }),
  },
  guards: { isSaved: ({ context }) => context.isSaved },
}).createMachine({
  id: 'inPlace',
  context: ({ input }) => ({
    ...input,
    isSaved: input.designer.getSnapshot().context.saved !== undefined,
    ...{ stone: undefined, failure: undefined },
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isSaved', target: 'preparing' }, { target: 'asking' }] },
    /** Nothing is stored of a new stone before somebody says so. */
    asking: { on: { save: 'preparing' } },
    preparing: {
      invoke: {
        src: 'prepare',
        input: ({ context: { designer, format } }) => ({ designer, format }),
        onDone: { target: 'ready', actions: assign({ stone: ({ event }) => event.output }) },
        onError: {
          target: 'failing',
          actions: assign({ failure: ({ event }) => failureOf(event.error) }),
        },
      },
    },
    ready: {},
    failing: { on: { retry: 'preparing' } },
  },
});
