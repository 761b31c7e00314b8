import type { CDPSession } from '@playwright/test';

/** What a worker holds, in bytes. */
export interface WorkerHeap {
  /** JavaScript objects, after a garbage collection. */
  readonly script: number;
  /** WebAssembly memory: it never shrinks, so growth is a leak or a new need. */
  readonly wasm: number;
}

interface Answer {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/** The debugging protocol's connection to a worker of a page. */
class WorkerLine {
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private asked = 0;

  constructor(
    private readonly cdp: CDPSession,
    private readonly sessionId: string,
  ) {
    cdp.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      const answer = JSON.parse(message) as Answer;
      if (from === sessionId && answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
    });
  }

  /** @throws Error with the browser's message where it refuses. */
  async call<Result>(method: string, params: object = {}): Promise<Result> {
    this.asked += 1;
    const id = this.asked;
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await this.cdp.send('Target.sendMessageToTarget', { sessionId: this.sessionId, message });
    const { result, error } = await answered;
    this.waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }
}

/** Run in the worker before its own script: remembers every WebAssembly memory that is made. */
const REMEMBER = `
  globalThis.memories = new Set();
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const plain = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await plain.apply(WebAssembly, given);
      for (const part of Object.values((made.instance ?? made).exports)) {
        if (part instanceof WebAssembly.Memory) memories.add(part);
      }
      return made;
    };
  }`;

/** The memories' lengths, one by one. */
const LENGTHS = '[...memories].map(({ buffer }) => buffer.byteLength)';

/**
 * Opens a page and returns what measures the heaps of its stage's worker. (`Runtime.queryObjects` would find the memories
 * without this, but ends Chromium 156's worker.)
 */
export async function workerScales(
  cdp: CDPSession,
  open: () => Promise<unknown>,
): Promise<() => Promise<WorkerHeap>> {
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
  let isFirst = true;
  const attached = new Promise<WorkerLine>((resolve) =>
    cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type !== 'worker') return;
      const line = new WorkerLine(cdp, sessionId);
      // The stage comes first; those it opens to bake reliefs are let run.
      if (isFirst) resolve(line);
      else void line.call('Runtime.runIfWaitingForDebugger');
      isFirst = false;
    }),
  );
  const opened = open();
  const line = await attached;
  await line.call('Runtime.evaluate', { expression: REMEMBER });
  await line.call('Runtime.runIfWaitingForDebugger');
  await opened;
  return async () => {
    await line.call('HeapProfiler.collectGarbage');
    const { usedSize } = await line.call<{ usedSize: number }>('Runtime.getHeapUsage');
    const { result } = await line.call<{ result: { readonly value: number[] } }>('Runtime.evaluate', {
      expression: LENGTHS,
      returnByValue: true,
    });
    if (result.value.length === 0) throw new Error('the worker’s WebAssembly was there before the bench');
    return { script: usedSize, wasm: result.value.reduce((sum, bytes) => sum + bytes, 0) };
  };
}
