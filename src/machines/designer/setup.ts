import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Aids } from '../../../workers/stage/contract';
import { keepGrid } from '../../api/keptGrid';
import { saveUrgency } from '../../stone/autosave';
import { AUTOSAVE_DELAY, BUTTON_SUCCESS } from '../../stone/constants';
import { beginHistory, type History } from '../../stone/history';
import { paragraphOf } from '../../stone/paragraph/paragraphs';
import { characters } from '../../stone/spacing';
import type { Design, Stone } from '../../stone/stone';
import { failureOf } from '../failure';
import { randomKey } from '../randomKey';
import { connection } from './connection';
import {
  type DesignerContext,
  type DesignerEvent,
  type DesignerNotice,
  designOf,
  draftOnOffer,
  isGone,
  type Opening,
  type SavedNow,
  type SavingTag,
  theirsOf,
} from './context';
import { creationAfter, isKeyReused } from './creating';
import { draft } from './drafting';
import { draw, toDraw } from './drawing';
import { forget, type Loaded, load, save } from './effects';
import { lostAnswer } from './lostAnswer';
import { listen } from './otherTabs';
import { panelFor } from './panelFor';
import { heldIn, neverSaved, olderThan, savedOf, urgencyOf, withLinksOf } from './saved';
import { type Selection, sameCharacters, sameSelection, selectionOf } from './selection';

/** How long a saving that found no server waits until it is tried again, in ms. */
const TRY_AGAIN = 5000;

/** Another design stands there: nothing of it is selected, and nothing has failed. */
const NOTHING_IN_HAND = { failure: undefined, selected: [], caret: undefined };

/** The designer's vocabulary: what it knows, hears, tells and can do. The states stand in files of their own. */
export const designerSetup = setup({
  types: {
    context: {} as DesignerContext,
    events: {} as DesignerEvent,
    emitted: {} as DesignerNotice,
    input: {} as Opening,
    tags: {} as SavingTag,
    children: {} as { drawing: 'draw'; drafting: 'draft'; listening: 'listen' },
  },
  actors: { load, save, draw, draft, forget, listen, connection },
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
    /** A design is still the one in hand. */
    isInHand: ({ context }, design: Design) => designOf(context) === design,
    isAutomatic: ({ context, event }) =>
      event.type === 'session.loggedIn' && event.isPrivileged && context.saved === undefined,
    /** There is no stone to be seen yet, nor one that is just being created. */
    isUnseen: ({ context: { shown, creating } }) => shown === undefined && creating === undefined,
    isConflict: ({ context }) => context.failure?.kind === 'conflict',
    mayTryAgain: ({ context }) => context.failure?.kind === 'unreachable',
    isNews: ({ context: { saved } }, stone: Stone) => saved !== undefined && stone.version > saved.version,
    wasAnswerLost: ({ context }) => lostAnswer(context) !== undefined,
    /** What was begun in a tab that is gone cannot be gone on with under its key. */
    needsOtherKey: ({ context }, error: unknown) =>
      context.isResumed && context.saved === undefined && isKeyReused(error),
    mayBeMended: ({ context }) =>
      context.saved !== undefined && context.failure?.kind === 'refused' && !isGone(context),
    /** Somebody has deleted the stone. */
    isGone: ({ context }) => isGone(context),
    hasUrgent: ({ context }) => urgencyOf(context) === 'now',
    isChangedMeanwhile: ({ context }) => urgencyOf(context) !== 'none',
  },
  actions: {
    begin: assign(
      (
        { context },
        { stone, design: opened, offered, drafts: found, isGone: gone = false, people }: Loaded,
      ) => ({
        offered,
        history: beginHistory(opened),
        readOnly: stone?.readOnly ?? false,
        saved:
          stone && savedOf(stone, context.opening.kind === 'saved' ? context.opening.token : stone.token),
        // Whoever has but the link for reading was not the one who edited.
        drafts: stone?.readOnly && stone.status === 'draft' ? [] : found,
        wasDeleted: gone,
        people,
        failure: undefined,
      }),
    ),
    /** A stone prepared for business 1 is saved at once (specification section 4). */
    saveAutomatically: enqueueActions(({ context, enqueue }, { isPrivileged }: Loaded) => {
      // What is left of a deleted stone becomes another one only where somebody says so.
      if (isPrivileged && context.saved === undefined && !context.wasDeleted)
        enqueue.raise({ type: 'save', silent: true });
    }),
    /** Takes over a changed history: the drawing and the saving hear of it. */
    change: enqueueActions(
      ({ context, enqueue }, { history, selected }: { history: History<Design>; selected: Selection }) => {
        const [before, after] = [designOf(context), history.present];
        if (before === after || context.readOnly) return;
        const caret =
          selected === context.selected && sameCharacters(before, after, selected)
            ? context.caret
            : undefined;
        enqueue.assign({ history, selected, caret, byHand: false });
        enqueue.sendTo('drawing', { type: 'draw', design: after });
        enqueue.sendTo('drafting', { type: 'keep', design: after });
        if (selected !== context.selected || caret !== context.caret) {
          enqueue.sendTo('drawing', { type: 'hold', elements: selected, caret });
        }
        const urgency = saveUrgency(before, after);
        if (urgency !== 'none') enqueue.raise({ type: 'changed', urgency });
      },
    ),
    select: enqueueActions(({ context, enqueue }, elements: Selection) => {
      const selected = selectionOf(elements, designOf(context), context.selected);
      if (sameSelection(selected, context.selected) && context.caret === undefined) return;
      const { Parms } = designOf(context);
      const [first = -1, ...more] = selected;
      const isOne = more.length === 0 || paragraphOf(Parms, selected) !== undefined;
      const kind = isOne ? Parms[first]?.type : undefined;
      enqueue.assign({ selected, caret: undefined });
      if (kind) enqueue.assign({ panel: panelFor(kind, context), reviewing: false });
      enqueue.sendTo('drawing', { type: 'hold', elements: selected, caret: undefined });
    }),
    /** Takes hold between two letters of the one line in hand. */
    placeCaret: enqueueActions(({ context, enqueue }, caret: number | undefined) => {
      const [element, ...more] = context.selected;
      const line = element === undefined || more.length > 0 ? undefined : designOf(context).Parms[element];
      const gaps = line?.type === 'text' && !line.locked ? characters(line.subText).length - 1 : 0;
      const placed = caret !== undefined && caret >= 0 && caret < gaps ? caret : undefined;
      if (placed === context.caret) return;
      enqueue.assign({ caret: placed });
      enqueue.sendTo('drawing', { type: 'hold', elements: context.selected, caret: placed });
    }),
    measure: enqueueActions(({ enqueue }, measuring: boolean) => {
      enqueue.assign({ measuring });
      enqueue.sendTo('drawing', { type: 'measure', measuring });
    }),
    aid: enqueueActions(({ context, enqueue }, changed: Partial<Aids>) => {
      const aids = { ...context.aids, ...changed };
      if ('grid' in changed) keepGrid(aids.grid);
      enqueue.assign({ aids });
      enqueue.sendTo('drawing', { type: 'aid', aids });
    }),
    forgetDraft: enqueueActions(({ context, enqueue }, key: string) => {
      const dropped = draftOnOffer(context, key);
      if (!dropped) return;
      enqueue.spawnChild('forget', { input: dropped });
      enqueue.assign({ drafts: context.drafts.filter((draft) => draft !== dropped) });
    }),
    /**
     * Goes on with a draft: it becomes this designer's own, and only then is the old one given up. The others stay in
     * the browser, and are offered when the stone is opened the next time: taken now, they would push this one out. A
     * stone that was being created goes on being so, under the same key.
     */
    takeDraft: enqueueActions(({ context, enqueue }, key: string) => {
      const found = draftOnOffer(context, key);
      if (!found) return;
      const { saved } = context;
      const isOther = saved !== undefined && saveUrgency(saved.design, found.design) !== 'none';
      const older = isOther ? olderThan(saved, found) : undefined;
      enqueue.sendTo('drafting', {
        type: 'keep',
        design: found.design,
        replaces: { key, version: older },
      });
      enqueue.assign({ drafts: [] });
      // Built on an older version it is saved on that one: where the stone has moved on since, the user chooses. What
      // was sent before and may have arrived says nothing of that.
      if (saved && older !== undefined) enqueue.assign({ saved: { ...saved, version: older }, sent: [] });
      if (!found.creation || context.saved || context.creating) return;
      const { key: creationKey, design: creating } = found.creation;
      enqueue.assign({ creationKey, creating, isResumed: true });
      enqueue.raise({ type: 'save', silent: true });
    }),
    /**
     * What is in hand becomes a new stone: the one it was meant for was sent to the mason meanwhile, and can no longer be
     * changed.
     */
    beginAnew: enqueueActions(({ enqueue }) => {
      enqueue.assign(neverSaved());
      enqueue.sendTo('drafting', { type: 'stone.beginAnew' });
    }),
    keepCreating: assign(({ context }) =>
      context.saved || context.creating ? {} : { creating: designOf(context) },
    ),
    keepSaved: enqueueActions(({ context, enqueue }, { newer, over, ...held }: SavedNow) => {
      if (newer) enqueue.raise({ type: 'stone.changedElsewhere', stone: newer });
      if (!context.saved) enqueue(emit({ type: 'moved', address: held.address }));
      // A draft of an older version, taken while this was on its way, is still to be saved on that one.
      const isAll = saveUrgency(held.design, designOf(context)) === 'none';
      const { version = Number.POSITIVE_INFINITY } = context.saved ?? {};
      const saved = !isAll && over !== undefined && version < over ? { ...held, version } : held;
      enqueue.assign({ saved, failure: undefined, sent: [], byHand: false });
      enqueue.sendTo('drafting', { type: 'saved', ...heldIn(saved), isAll });
      enqueue.sendTo('listening', { type: 'holds', stone: held });
    }),
    /** What is sent now may arrive though its answer does not. */
    keepSent: assign(({ context }) =>
      context.sent.at(-1) === designOf(context) ? {} : { sent: [...context.sent, designOf(context)] },
    ),
    /** The server holds what was sent before: the next saving builds on that. */
    takeLostAnswer: enqueueActions(({ context, enqueue }) => {
      const [theirs, sent] = [theirsOf(context), lostAnswer(context)];
      if (!theirs || !sent || !context.saved) return;
      const saved = { ...savedOf(theirs, context.saved.address.token), design: sent };
      enqueue.assign({ saved, failure: undefined, sent: [] });
      const isAll = saveUrgency(sent, designOf(context)) === 'none';
      enqueue.sendTo('drafting', { type: 'saved', ...heldIn(saved), isAll });
      enqueue.sendTo('listening', { type: 'holds', stone: saved });
    }),
    /** Somebody else saved the stone while something was edited here; no sentence of the server's says so. */
    recordTheirs: assign((_, theirs: Stone) => ({
      failure: { kind: 'conflict' as const, sentence: '', theirs },
    })),
    /** The next saving builds on what somebody else saved, and so replaces it. */
    buildOnTheirs: assign(({ context: { saved, failure } }) =>
      saved && failure?.kind === 'conflict'
        ? { saved: { ...saved, version: failure.theirs.version }, failure: undefined, sent: [] }
        : {},
    ),
    /** Goes on with what somebody else saved; the own design stays one step of undo away. */
    takeTheirs: enqueueActions(({ context: { saved, history }, enqueue }, stone: Stone | undefined) => {
      if (!saved || !stone) return;
      const theirs = savedOf(stone, saved.address.token);
      enqueue.assign({
        saved: theirs,
        readOnly: stone.readOnly,
        ...(stone.readOnly && { panel: 'share' }),
        sent: [],
        ...NOTHING_IN_HAND,
        history: { past: [...history.past, history.present], present: theirs.design, future: [] },
      });
      enqueue.sendTo('drawing', { type: 'hold', elements: [], caret: undefined });
      enqueue.sendTo('drawing', toDraw(theirs.design, stone.readOnly));
      enqueue.sendTo('drafting', { type: 'saved', ...heldIn(theirs), isAll: true });
      enqueue.sendTo('listening', { type: 'holds', stone: theirs });
    }),
    /** Goes on with the stone as the server has it now; what went before stands on what is there no more. */
    takeReloaded: enqueueActions(({ context: { saved }, enqueue }, stone: Stone) => {
      const reloaded = savedOf(stone, saved?.address.token);
      const history = beginHistory(reloaded.design);
      enqueue.assign({ saved: reloaded, history, ...NOTHING_IN_HAND });
      enqueue.sendTo('drawing', { type: 'hold', elements: [], caret: undefined });
      enqueue.sendTo('drawing', toDraw(reloaded.design, stone.readOnly));
      enqueue.sendTo('drafting', { type: 'saved', ...heldIn(reloaded), isAll: true });
      enqueue.sendTo('listening', { type: 'holds', stone: reloaded });
    }),
    /**
     * Goes on with the stone as it was sent. A user reads it by the login, whoever came by a link by the one for reading
     * (specification section 4, "After save and send").
     */
    takeSent: enqueueActions(({ context, enqueue }, stone: Stone) => {
      const byLink = context.saved?.address.token !== undefined;
      const token = byLink ? (stone.readonlyToken ?? context.saved?.readonlyToken) : undefined;
      const sent = savedOf(stone, token);
      // What was sent is what is seen.
      if (saveUrgency(sent.design, designOf(context)) !== 'none') {
        enqueue.assign({ history: beginHistory(sent.design) });
        enqueue.sendTo('drawing', toDraw(sent.design, true));
      }
      enqueue.assign({ saved: sent, readOnly: true, ...NOTHING_IN_HAND, panel: 'share' });
      enqueue.sendTo('drawing', { type: 'hold', elements: [], caret: undefined });
      enqueue.sendTo('drafting', { type: 'saved', ...heldIn(sent), isAll: true });
      enqueue.sendTo('listening', { type: 'holds', stone: sent });
      enqueue(emit({ type: 'moved', address: sent.address }));
    }),
    /** Goes on by the stone's new links: whoever came by the one for editing is at another address from now on. */
    takeLinks: enqueueActions(({ context: { saved, opening }, enqueue }, stone: Stone) => {
      if (!saved) return;
      const renewed = withLinksOf(saved, stone);
      enqueue.assign({
        saved: renewed,
        opening: opening.kind === 'saved' ? { kind: 'saved', ...renewed.address } : opening,
      });
      enqueue.sendTo('listening', { type: 'holds', stone: renewed });
      if (renewed.address.token !== saved.address.token)
        enqueue(emit({ type: 'moved', address: renewed.address }));
    }),
    /** Whatever was edited while nothing could be seen is on offer after loading: what is edited then is another draft. */
    changeKeeper: assign(() => ({ keeper: randomKey() })),
    /** A refused creation made nothing: the next one may be another. */
    recordFailure: assign(({ context }, error: unknown) => ({
      failure: failureOf(error),
      ...creationAfter(context, error),
    })),
  },
});
