import { createActor, type EventFromLogic, fromCallback, fromPromise, SimulatedClock } from 'xstate';
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

/** An effect in the hands of a test: what was begun, in order. */
function held<Output, Input>() {
  const begun: Pending<Input, Output>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((succeed, fail) => {
        begun.push({ input, signal, succeed, fail });
      }),
  );
  return { begun, logic };
}

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
  readonly #load = held<Loaded, Opening>();
  readonly #save = held<SavedNow, Saving>();
  readonly machine = designerMachine.provide({
    actors: {
      load: this.#load.logic,
      save: this.#save.logic,
      draft: fromCallback<DraftOrder, Drafting, DesignerEvent>(({ receive }) => {
        receive((order) => this.drafts.push(order));
      }),
      listen: fromCallback<TabsOrder, KnownStone | undefined, DesignerEvent>(({ receive }) => {
        receive((order) => this.told.push(order));
      }),
      connection: fromCallback<DesignerEvent, undefined, DesignerEvent>(() => {}),
      forget: fromPromise<void, Draft | undefined>(async ({ input }) => {
        this.forgotten.push(input);
      }),
      draw: fromCallback<DrawingOrder, Drawing, DesignerEvent>(({ input, receive }) => {
        this.orders.push({ type: 'draw', design: input.design });
        receive((order) => this.orders.push(order));
      }),
    },
  });
  readonly actor;

  constructor(opening: Opening = { kind: 'saved', id: 7, token: 'secret' }) {
    this.actor = createActor(this.machine, {
      input: opening,
      clock: this.clock,
      inspect: witness(this.taken),
    });
    this.actor.on('moved', (notice) => this.notices.push(notice));
    this.actor.start();
  }

  /** The savings that were begun, the latest last. */
  get savings(): readonly Pending<Saving, SavedNow>[] {
    return this.#save.begun;
  }

  get loadings(): readonly Pending<Opening, Loaded>[] {
    return this.#load.begun;
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
