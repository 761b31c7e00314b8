import { assign, emit, enqueueActions, setup } from 'xstate';
import { saveUrgency } from '../../stone/autosave';
import { AUTOSAVE_DELAY, BUTTON_SUCCESS } from '../../stone/constants';
import { fillSpacings } from '../../stone/edits/text';
import { beginHistory, type History } from '../../stone/history';
import { type Design, design, type Stone } from '../../stone/stone';
import {
  type DesignerContext,
  type DesignerEvent,
  type DesignerNotice,
  designOf,
  type Opening,
  type Saved,
} from './context';
import { draw, type Loaded, load, save } from './effects';
import { mishapOf } from './mishap';
import { selectionAfter } from './selection';

/** How long a saving that found no server waits until it is tried again, in ms. */
const TRY_AGAIN = 5000;

/** What the server holds of a stone, in the designer's words. */
function savedOf(stone: Stone, token: string | undefined): Saved {
  return {
    address: { id: stone.id, token },
    readonlyToken: stone.readonlyToken,
    version: stone.version,
    design: fillSpacings(design.parse(stone)),
  };
}

/** The designer's vocabulary: what it knows, hears, tells and can do. The states stand in files of their own. */
export const designerSetup = setup({
  types: {
    context: {} as DesignerContext,
    events: {} as DesignerEvent,
    emitted: {} as DesignerNotice,
    input: {} as Opening,
    children: {} as { drawing: 'draw' },
  },
  actors: { load, save, draw },
  delays: { AUTOSAVE_DELAY, BUTTON_SUCCESS, TRY_AGAIN },
  guards: {
    /** Autosave applies to a saved stone whose picture is there (specification section 4). */
    savesItself: ({ context }) => context.saved !== undefined && context.shown !== undefined,
    savesNow: ({ context, event }) =>
      context.saved !== undefined &&
      context.shown !== undefined &&
      event.type === 'changed' &&
      event.urgency === 'now',
    isReadOnly: ({ context }) => context.readOnly,
    isConflict: ({ context }) => context.mishap?.kind === 'conflict',
    mayTryAgain: ({ context }) => context.saved !== undefined && context.mishap?.kind === 'unreachable',
    mayBeMended: ({ context }) => context.saved !== undefined && context.mishap?.kind === 'refused',
    hasUnsaved: ({ context }) =>
      context.saved !== undefined && saveUrgency(context.saved.design, designOf(context)) !== 'none',
  },
  actions: {
    begin: assign(({ context }, { stone, design: opened, offered }: Loaded) => ({
      offered,
      history: beginHistory(opened),
      readOnly: stone?.readOnly ?? false,
      saved: stone && savedOf(stone, context.opening.kind === 'saved' ? context.opening.token : stone.token),
      mishap: undefined,
    })),
    /** Takes over a changed history: the drawing and the saving hear of it. */
    change: enqueueActions(
      (
        { context, enqueue },
        { history, selected }: { history: History<Design>; selected: number | undefined },
      ) => {
        const [before, after] = [designOf(context), history.present];
        if (before === after || context.readOnly) return;
        enqueue.assign({ history, selected });
        enqueue.sendTo('drawing', { type: 'draw', design: after });
        if (selected !== context.selected) enqueue.sendTo('drawing', { type: 'hold', element: selected });
        const urgency = saveUrgency(before, after);
        if (urgency !== 'none') enqueue.raise({ type: 'changed', urgency });
      },
    ),
    select: enqueueActions(({ context, enqueue }, element: number | undefined) => {
      if (element === context.selected) return;
      const selected = selectionAfter(undefined, designOf(context), element);
      const kind = selected === undefined ? undefined : designOf(context).Parms[selected]?.type;
      enqueue.assign({ selected });
      if (kind) enqueue.assign({ panel: kind === 'text' ? 'text' : 'decoration' });
      enqueue.sendTo('drawing', { type: 'hold', element: selected });
    }),
    keepCreating: assign(({ context }) =>
      context.saved || context.creating ? {} : { creating: designOf(context) },
    ),
    keepSaved: enqueueActions(({ context, enqueue }, saved: Saved) => {
      if (!context.saved) enqueue(emit({ type: 'created', address: saved.address }));
      enqueue.assign({ saved, mishap: undefined });
    }),
    /** The next saving builds on what somebody else saved, and so replaces it. */
    buildOnTheirs: assign(({ context: { saved, mishap } }) =>
      saved && mishap?.kind === 'conflict'
        ? { saved: { ...saved, version: mishap.theirs.version }, mishap: undefined }
        : {},
    ),
    /** Goes on with what somebody else saved; the own design stays one step of undo away. */
    takeTheirs: enqueueActions(({ context: { saved, mishap, history }, enqueue }) => {
      if (!saved || mishap?.kind !== 'conflict') return;
      const theirs = savedOf(mishap.theirs, saved.address.token);
      enqueue.assign({
        saved: theirs,
        readOnly: mishap.theirs.readOnly,
        mishap: undefined,
        selected: undefined,
        history: { past: [...history.past, history.present], present: theirs.design, future: [] },
      });
      enqueue.sendTo('drawing', { type: 'hold', element: undefined });
      enqueue.sendTo('drawing', { type: 'draw', design: theirs.design });
    }),
    /** A refused creation made nothing: the next one may be another. */
    recordMishap: assign(({ context }, error: unknown) => {
      const mishap = mishapOf(error);
      return { mishap, creating: mishap.kind === 'refused' ? undefined : context.creating };
    }),
  },
});
