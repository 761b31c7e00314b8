import {
  type AnyActorRef,
  createActor,
  type EventFromLogic,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import type { Draft } from '../../../src/api/drafts';
import type {
  DesignerEvent,
  DesignerNotice,
  Opening,
  SavedNow,
} from '../../../src/machines/designer/context';
import { designerMachine } from '../../../src/machines/designer/designerMachine';
import type { Drafting, DraftOrder } from '../../../src/machines/designer/drafting';
import type { Drawing, DrawingOrder } from '../../../src/machines/designer/drawing';
import type { Loaded, Saving } from '../../../src/machines/designer/effects';
import type { KnownStone, TabsOrder } from '../../../src/machines/designer/otherTabs';
import type { Design } from '../../../src/stone/stone';
import { witness } from '../transitions';

/** An effect that waits for the test to end it. */
interface Pending<Input, Output> {
  readonly input: Input;
  readonly signal: AbortSignal;
  succeed(output: Output): void;
  fail(error: unknown): void;
}

type System = AnyActorRef['system'];

/** Which rehearsal an effect belongs to: the machine is put together once for all of them, which takes most of their time. */
const rehearsals = new WeakMap<System, Rehearsal>();

function rehearsalOf(system: System): Rehearsal {
  const found = rehearsals.get(system);
  if (!found) throw new Error('an effect without a rehearsal');
  return found;
}

/** An effect in the hands of a test: what was begun is kept in order. */
function held<Output, Input>(begunIn: (rehearsal: Rehearsal) => Pending<Input, Output>[]) {
  return fromPromise<Output, Input>(
    ({ input, signal, system }) =>
      new Promise((succeed, fail) => {
        begunIn(rehearsalOf(system)).push({ input, signal, succeed, fail });
      }),
  );
}

/** The real designer machine with its effects held by the test that an actor of it belongs to. */
export const machine = designerMachine.provide({
  actors: {
    load: held<Loaded, Opening>(({ loadings }) => loadings),
    save: held<SavedNow, Saving>(({ savings }) => savings),
    draft: fromCallback<DraftOrder, Drafting, DesignerEvent>(({ receive, system }) => {
      receive((order) => rehearsalOf(system).drafts.push(order));
    }),
    listen: fromCallback<TabsOrder, KnownStone | undefined, DesignerEvent>(({ receive, system }) => {
      receive((order) => rehearsalOf(system).told.push(order));
    }),
    connection: fromCallback<DesignerEvent, undefined, DesignerEvent>(() => {}),
    forget: fromPromise<void, Draft | undefined>(async ({ input, system }) => {
      rehearsalOf(system).forgotten.push(input);
    }),
    draw: fromCallback<DrawingOrder, Drawing, DesignerEvent>(({ input, receive, system }) => {
      const { orders } = rehearsalOf(system);
      orders.push({ type: 'draw', design: input.design });
      receive((order) => orders.push(order));
    }),
  },
});

/** Lets everything that was promised come to pass. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The real designer machine with its effects held by the test, and time that only the test moves. */
export class Rehearsal {
  readonly clock = new SimulatedClock();
  readonly orders: DrawingOrder[] = [];
  readonly notices: DesignerNotice[] = [];
  readonly drafts: DraftOrder[] = [];
  readonly told: TabsOrder[] = [];
  readonly forgotten: (Draft | undefined)[] = [];
  /** Every transition taken, by its name. */
  readonly taken = new Set<string>();
  readonly loadings: Pending<Opening, Loaded>[] = [];
  /** The savings that were begun, the latest last. */
  readonly savings: Pending<Saving, SavedNow>[] = [];
  readonly actor;

  constructor(opening: Opening = { kind: 'saved', id: 7, token: 'secret' }) {
    this.actor = createActor(machine, {
      input: opening,
      clock: this.clock,
      inspect: witness(this.taken),
    });
    rehearsals.set(this.actor.system, this);
    this.actor.on('moved', (notice) => this.notices.push(notice));
    this.actor.on('edit.refused', (notice) => this.notices.push(notice));
    this.actor.start();
  }

  get context() {
    return this.actor.getSnapshot().context;
  }

  get design(): Design {
    return this.context.history.present;
  }

  /** Where the saving stands. */
  get saving(): string {
    const { value } = this.actor.getSnapshot();
    return typeof value === 'string' ? value : (value.designing?.saving ?? 'nowhere');
  }

  send(...events: EventFromLogic<typeof designerMachine>[]): void {
    for (const event of events) this.actor.send(event);
  }

  async loaded(loaded: Loaded): Promise<void> {
    this.loadings.at(-1)?.succeed(loaded);
    await settled();
  }

  async loadingFailed(error: unknown): Promise<void> {
    this.loadings.at(-1)?.fail(error);
    await settled();
  }

  /** Ends the latest saving as a server that works does: one version more. */
  async savedAs(answer: (saving: Saving) => SavedNow): Promise<void> {
    const saving = this.savings.at(-1);
    if (saving) saving.succeed(answer(saving.input));
    await settled();
  }

  async savingFailed(error: unknown): Promise<void> {
    this.savings.at(-1)?.fail(error);
    await settled();
  }

  /** Lets time pass, in ms. */
  wait(ms: number): void {
    this.clock.increment(ms);
  }
}
