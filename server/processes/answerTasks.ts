import { Refusal } from '../domain/refusal';
import { startGuard } from './guard';
import type { Ended, Said, SentTask, Work } from './messages';

/** The function for each kind of task. */
export type Workers<Kinds extends Work> = {
  readonly [Kind in keyof Kinds]: (task: Kinds[Kind]['task']) => Promise<Kinds[Kind]['answer']>;
};

const say = (said: Said) => process.send?.(said);

/** Processor time of all of this process's threads so far, in ms. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Answers tasks in this process, one at a time, until the server's process is gone. */
export async function answerTasks<Kinds extends Work>(workers: Workers<Kinds>): Promise<void> {
  const guard = await startGuard();
  // Ctrl-C reaches the whole process group: the server finishes or cancels what is under way.
  process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ kind, task, limits }: SentTask) => {
    const work = workers[kind];
    const before = spent();
    guard.begin(limits.processorMs);
    void Promise.resolve(work ? work(task) : Promise.reject(new Error(`nobody does ${kind}`)))
      .then(
        (answer): Ended => ({ answer }),
        (error: unknown): Ended =>
          error instanceof Refusal ? { refused: error.code } : { error: String(error) },
      )
      .then((ended) => {
        guard.end();
        say({
          ended,
          processorMs: spent() - before,
          megabytes: process.memoryUsage.rss() / 1_048_576,
        });
      });
  });
  say({ ready: true });
}
