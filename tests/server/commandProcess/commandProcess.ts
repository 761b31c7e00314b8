import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { projectRoot } from '../../../server/system/projectRoot';
import { bundle } from '../bundle';
import { SHORT_RUN } from '../commandLine';

/** One run of a command. */
export interface CommandCall {
  /** Its file in `server/commands`, without the ending. */
  readonly name: string;
  readonly words: readonly string[];
  /** All its variables; by default those of the tests. */
  readonly variables?: NodeJS.ProcessEnv;
  /** Its standard input. */
  readonly input?: string;
}

const outcome = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() });

/** The outcome of a command's run. */
export type Outcome = Readonly<z.infer<typeof outcome>>;

/** A process that runs commands of the bundle one after the other. */
export interface CommandProcess {
  /** Runs a command once those before it are over. */
  run(call: CommandCall): Promise<Outcome>;
  /** Waits for its end. */
  end(): Promise<void>;
}

/**
 * Starts a process when its first command is run. A refusal takes 0.05 s of processor time there instead of 0.8, an SVG
 * 0.1 instead of 1.9. What it cannot show is that a command ends by itself: the tests that start a command on its own do.
 *
 * @param variables of the process itself, as Node reads them at its start.
 */
export function commandProcess(variables: NodeJS.ProcessEnv = {}): CommandProcess {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const started = () => {
    child ??= fork(fileURLToPath(new URL('./runCommands.mjs', import.meta.url)), {
      cwd: projectRoot(),
      execArgv: [...SHORT_RUN],
      env: { ...process.env, ...variables },
    });
    return child;
  };
  const ask = ({ name, words, variables: given = process.env, input = '' }: CommandCall) =>
    new Promise<Outcome>((resolve, reject) => {
      const running = started();
      const onEnd = () => {
        child = undefined;
        reject(new Error(`the process of the commands ended during ${name} ${words.join(' ')}`));
      };
      running.once('exit', onEnd);
      running.once('message', (message) => {
        running.off('exit', onEnd);
        resolve(outcome.parse(message));
      });
      running.send({ folder: bundle(), name, words, variables: given, input });
    });
  return {
    run(call) {
      const run = last.then(() => ask(call));
      last = run.catch(() => undefined);
      return run;
    },
    async end() {
      const running = child;
      child = undefined;
      if (running?.connected !== true) return;
      const ended = once(running, 'exit');
      running.disconnect();
      await ended;
    },
  };
}
