import { createActor, fromPromise } from 'xstate';
import type { Project } from '../../../src/api/projects';
import type { RowAccess } from '../../../src/machines/designs/accesses';
import type {
  CaseForm,
  DesignsEvent,
  DesignsLists,
  FamilyForm,
  OrderForm,
} from '../../../src/machines/designs/context';
import { designsMachine } from '../../../src/machines/designs/designsMachine';
import type { Assignment, Decided, Giving } from '../../../src/machines/designs/effects';
import type { DesignRow } from '../../../src/machines/designs/rows';
import type { CaseApprovalAsked } from '../../../src/stone/wire/caseApproval';
import type { LetterToRead } from '../../../src/stone/wire/order';
import { allTransitions, witness } from '../transitions';

/** A call that waits for the test to answer it. */
interface Asked {
  readonly call: string;
  readonly input: unknown;
  succeed(output?: unknown): void;
  fail(error: unknown): void;
}

/** The real machine of the list, whose calls the test answers. */
export class Rehearsal {
  /** Every call that was made, the latest last. */
  readonly asked: Asked[] = [];
  readonly #taken = new Set<string>();
  readonly machine = designsMachine.provide({
    actors: {
      fetchLists: this.#held<DesignsLists, void>('fetch'),
      fetchAccesses: this.#held<readonly RowAccess[], DesignRow | undefined>('fetch accesses'),
      deleteStone: this.#held<void, number>('stone.delete'),
      copyStone: this.#held<void, number>('stone.copy'),
      assignCase: this.#held<void, Assignment>('case.assign'),
      saveCase: this.#held<Project, CaseForm>('save case'),
      deleteCase: this.#held<void, number>('case.delete'),
      noteOrder: this.#held<Project, OrderForm>('note order'),
      readLetter: this.#held<LetterToRead, number>('read letter'),
      sendCase: this.#held<Project, OrderForm>('case.send'),
      giveToMason: this.#held<void, Giving>('stonemason.give'),
      decideOrder: this.#held<void, Decided>('decide order'),
      askFamily: this.#held<CaseApprovalAsked, FamilyForm>('ask family'),
    },
  });
  readonly actor = createActor(this.machine, { inspect: witness(this.#taken) });

  constructor() {
    this.actor.start();
  }

  #held<Output, Input>(call: string) {
    return fromPromise<Output, Input>(
      ({ input }) =>
        new Promise((succeed, fail) => {
          this.asked.push({ call, input, succeed: (output) => succeed(output as Output), fail });
        }),
    );
  }

  get context() {
    return this.actor.getSnapshot().context;
  }

  /** Where the list stands, and what is being done about a row. */
  get state(): readonly [string, string] {
    const { list, work } = this.actor.getSnapshot().value;
    return [list, typeof work === 'string' ? work : (Object.entries(work)[0]?.join('.') ?? '')];
  }

  /** The names of all transitions that were taken. */
  get taken(): string[] {
    return [...this.#taken];
  }

  /** The names of all transitions there are. */
  get defined(): string[] {
    return allTransitions(this.machine);
  }

  send(...events: DesignsEvent[]): void {
    for (const event of events) this.actor.send(event);
  }

  /** Answers the latest call of a kind. */
  async answer(call: string, output?: unknown): Promise<void> {
    this.asked.findLast((asked) => asked.call === call)?.succeed(output);
    await new Promise((resolve) => setImmediate(resolve));
  }

  async refuse(call: string, error: unknown): Promise<void> {
    this.asked.findLast((asked) => asked.call === call)?.fail(error);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
