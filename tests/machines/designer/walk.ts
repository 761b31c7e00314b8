import {
  type AnyStateNode,
  type EventFromLogic,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { Refused, Unreachable } from '../../../src/api/http';
import type { Opening, SavedNow } from '../../../src/machines/designer/context';
import type { designerMachine } from '../../../src/machines/designer/designerMachine';
import type { Loaded } from '../../../src/machines/designer/effects';
import { saveUrgency, type Urgency } from '../../../src/stone/autosave';
import type { Design } from '../../../src/stone/stone';
import { machine, type Rehearsal } from './rehearsal';
import {
  CREATED_DRAFT,
  colouring,
  conflictWith,
  DRAFT,
  NEW_STONE,
  SHOWN,
  savedBy,
  stoneInVersion,
  typing,
} from './samples';

type Snapshot = SnapshotFrom<typeof designerMachine>;
type DesignerEvents = EventFromLogic<typeof designerMachine>;

/** What the machine hears from its effects and its clock, beside the events it is sent. */
interface Heard {
  readonly type: string;
  readonly output?: unknown;
  readonly error?: unknown;
}

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';

/** What bears on the saving, and so is tried in every state. */
const EVERYWHERE: readonly DesignerEvents[] = [
  { type: 'edit', edit: typing('Ib') },
  { type: 'edit', edit: colouring('guld') },
  { type: 'undo' },
  { type: 'redo' },
  { type: 'save' },
  { type: 'retry' },
  { type: 'conflict.keepMine' },
  { type: 'conflict.takeTheirs' },
  { type: 'stone.beginAnew' },
  { type: 'drawn', drawn: SHOWN },
  { type: 'sent', stone: stoneInVersion(4, { readOnly: true, status: 'ordered' }) },
  { type: 'session.loggedIn', isPrivileged: true },
  { type: 'reloaded', stone: stoneInVersion(5) },
  { type: 'stone.changedElsewhere', stone: stoneInVersion(60, { designName: 'Deres' }) },
  { type: 'online' },
];

/** What has nothing to do with the saving, and so is tried while that rests. */
const WHILE_RESTING: readonly DesignerEvents[] = [
  { type: 'drag.start' },
  { type: 'select', elements: [2] },
  { type: 'select', elements: [0] },
  { type: 'caret.place', caret: 0 },
  { type: 'measure', measuring: false },
  { type: 'aid', aids: { distances: true } },
  { type: 'question.dismiss' },
  { type: 'held', held: { grip: undefined, marks: [] } },
  { type: 'panel.open', panel: 'share' },
  { type: 'checked', design: NEW_STONE.design, warnings: [] },
  { type: 'review', reviewing: true },
  { type: 'laid', design: NEW_STONE.design, edit: { kind: 'nudge', element: 0, dx: 1, dy: 0 } },
  { type: 'draft.take', key: CREATED_DRAFT.key },
  { type: 'draft.drop', key: CREATED_DRAFT.key },
  { type: 'draft.refused', full: true },
  { type: 'draft.kept' },
  { type: 'viewed', view: { pxPerMm: 2, left: 1, top: 1 } },
  { type: 'drawing.failed' },
  { type: 'links.renewed', stone: stoneInVersion(3, { token: 'another' }) },
];

/** What was never saved of a stone that can no longer be changed. */
const WHILE_READ_ONLY: readonly DesignerEvents[] = [{ type: 'draft.take', key: DRAFT.key }];

/** How a creation may end, beside that, which a tab that is gone had begun. */
const endingsOfResumed = (created: SavedNow) => [
  // Somebody has saved the stone since.
  { output: { ...created, newer: stoneInVersion(70) } },
  // A newer server reads what was sent in another way.
  { error: new Refused(422, 'Nøglen er brugt.', undefined, 'keyReused') },
];

/** How the effect that runs in a state may end. */
function endingsOf(node: AnyStateNode, snapshot: Snapshot, loadings: readonly Loaded[]): Heard[] {
  return node.invoke.flatMap(({ id, src }): Heard[] => {
    const [done, failed] = [`${DONE}${id}`, `${FAILED}${id}`];
    if (src === 'load') {
      return [
        ...loadings.map((output) => ({ type: done, output })),
        { type: failed, error: new Unreachable('no answer') },
      ];
    }
    if (src !== 'save') return [];
    const { history, saved, creationKey, keeper, isResumed } = snapshot.context;
    const saving = { saved, creationKey, keeper, isResumed };
    return [
      { type: done, output: savedBy({ ...saving, design: history.present }) },
      // What was edited since the saving began is not in it.
      { type: done, output: savedBy({ ...saving, design: NEW_STONE.design }) },
      { type: failed, error: new Unreachable('no answer') },
      { type: failed, error: new Refused(400, 'Linjen er for lang.') },
      { type: failed, error: conflictWith({}) },
      { type: failed, error: conflictWith({ readOnly: true }) },
      // The own saving before, whose answer was lost.
      { type: failed, error: conflictWith(history.present) },
      ...(isResumed && !saved ? endingsOfResumed(savedBy({ ...saving, design: history.present })) : []).map(
        (ending) => ({ ...ending, type: 'output' in ending ? done : failed }),
      ),
    ];
  });
}

/** What is tried in a state. */
function eventsIn(snapshot: Snapshot, loadings: readonly Loaded[]): DesignerEvents[] {
  if (snapshot.matches({ designing: { pointer: 'dragging' } })) return [{ type: 'drag.end' }];
  const beside = snapshot.matches({ designing: { saving: 'resting' } })
    ? WHILE_RESTING
    : snapshot.matches({ designing: { saving: 'readOnly' } })
      ? WHILE_READ_ONLY
      : [];
  const heard = snapshot._nodes.flatMap((node) => [
    ...endingsOf(node, snapshot, loadings),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ]);
  // The machine's typings leave out what its effects and its clock tell it.
  return [...EVERYWHERE, ...beside, ...(heard as DesignerEvents[])];
}

/** Designs are told apart by what they are: the walk meets the same two again and again. */
const urgencies = new WeakMap<Design, WeakMap<Design, Urgency>>();

function urgencyOf(before: Design, after: Design): Urgency {
  const known = urgencies.get(before) ?? new WeakMap<Design, Urgency>();
  urgencies.set(before, known);
  const urgency = known.get(after) ?? saveUrgency(before, after);
  known.set(after, urgency);
  return urgency;
}

/** What tells one state of the walk from another. */
export function inShort({ value, context }: Pick<Snapshot, 'value' | 'context'>): string {
  const { saved, shown, failure, history, readOnly } = context;
  const unsaved = saved && urgencyOf(saved.design, history.present);
  const edited = urgencyOf(NEW_STONE.design, history.present);
  return JSON.stringify([
    value,
    saved !== undefined,
    shown !== undefined,
    failure?.kind,
    readOnly,
    edited,
    unsaved,
    context.isResumed && saved === undefined,
  ]);
}

/** One step: what happens, and where it must lead. */
interface Step {
  readonly event: DesignerEvents;
  readonly leadsTo: string;
}

/** One way through the machine, step by step. */
export type Way = readonly Step[];

/** Everything that is tried in a state that was reached, on paper: no effect runs and no time passes. */
function stepsIn(snapshot: Snapshot, loadings: readonly Loaded[]) {
  return eventsIn(snapshot, loadings).map((event) => {
    const [next, actions] = transition(machine, snapshot, event);
    const leadsTo = inShort(next);
    const stays = next.context === snapshot.context && leadsTo === inShort(snapshot);
    // What an effect or the clock says ends that effect, or moves the clock for others too.
    const isIdle = stays && actions.length === 0 && !event.type.startsWith('xstate.');
    return { step: { event, leadsTo }, next, isIdle };
  });
}

/**
 * Ways that try, in every state that can be reached, everything there is to try there, each by a shortest way to it. What
 * the state takes no notice of is tried on one way, one after the other, since the machine stands afterwards where it stood;
 * of the rest each has a way of its own, the first of them the same one. What leads to a state that was not met before is
 * tried on the ways through that.
 */
export function waysThrough(opening: Opening, loadings: readonly Loaded[]): Way[] {
  const [beginning] = initialTransition(machine, opening);
  const met = new Set([inShort(beginning)]);
  const reached: { readonly snapshot: Snapshot; readonly way: Way }[] = [{ snapshot: beginning, way: [] }];
  const ways: Way[] = [];
  // Those that are found on the way are looked at as well, the nearest first.
  for (const { snapshot, way } of reached) {
    const tried = stepsIn(snapshot, loadings);
    const idle = tried.filter(({ isIdle }) => isIdle).map(({ step }) => step);
    const last: Step[] = [];
    for (const { step, next } of tried.filter((each) => !each.isIdle)) {
      if (met.has(step.leadsTo)) {
        last.push(step);
        continue;
      }
      met.add(step.leadsTo);
      reached.push({ snapshot: next, way: [...way, step] });
    }
    const [first, ...others] = last;
    ways.push([...way, ...idle, ...(first ? [first] : [])]);
    for (const step of others) ways.push([...way, step]);
  }
  return ways;
}

/** Makes happen on the real actor what the walk only reckoned with. */
export async function perform(rehearsal: Rehearsal, event: DesignerEvents): Promise<void> {
  const { type, output, error }: Heard = event;
  const node = rehearsal.actor.getSnapshot()._nodes.find(({ id }) => type.endsWith(id));
  if (type.startsWith(DONE)) {
    if (type.endsWith('loading')) await rehearsal.loaded(output as Loaded);
    else await rehearsal.savedAs(() => output as SavedNow);
  } else if (type.startsWith(FAILED)) {
    if (type.endsWith('loading')) await rehearsal.loadingFailed(error);
    else await rehearsal.savingFailed(error);
  } else if (type.startsWith('xstate.after.')) {
    const delay = node?.after.find(({ eventType }) => eventType === type)?.delay;
    const ms = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
    if (typeof ms !== 'number') throw new Error(`${type} has no delay`);
    rehearsal.wait(ms);
  } else {
    rehearsal.send(event);
  }
}
