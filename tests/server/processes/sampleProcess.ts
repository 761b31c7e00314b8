import { Refusal } from '../../../server/domain/refusal';
import { answerTasks } from '../../../server/processes/answerTasks';

/** The tasks of the pool's tests. */
export type SampleWork = {
  readonly double: { readonly task: number; readonly answer: number };
  /** Occupies the processor, like a decoder with a bomb. */
  readonly spin: { readonly task: null; readonly answer: null };
  /** Waits without using the processor. */
  readonly wait: { readonly task: { readonly ms: number }; readonly answer: null };
  /** Takes memory outside JavaScript's heap, without end. */
  readonly fill: { readonly task: null; readonly answer: null };
  readonly crash: { readonly task: null; readonly answer: null };
  readonly refuse: { readonly task: null; readonly answer: null };
  readonly fail: { readonly task: null; readonly answer: null };
  readonly who: {
    readonly task: null;
    readonly answer: { readonly pid: number; readonly names: readonly string[] };
  };
  readonly bytes: { readonly task: ReadonlyMap<string, Uint8Array>; readonly answer: Uint8Array };
};

await answerTasks<SampleWork>({
  double: async (number) => 2 * number,
  spin: async () => {
    for (;;) Math.sqrt(Math.random());
  },
  wait: async ({ ms }) => {
    await new Promise((over) => setTimeout(over, ms));
    return null;
  },
  fill: async () => {
    const held: Buffer[] = [];
    for (;;) {
      held.push(Buffer.alloc(20 * 1_048_576, 1));
      await new Promise((next) => setImmediate(next));
    }
  },
  crash: async () => {
    process.kill(process.pid, 'SIGSEGV');
    return null;
  },
  refuse: async () => {
    throw new Refusal('nothingCutOut');
  },
  fail: async () => {
    throw new Error('its own words');
  },
  who: async () => ({ pid: process.pid, names: Object.keys(process.env) }),
  bytes: async (given) => given.get('there') ?? new Uint8Array(),
});
