import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { projectRoot } from '../../server/system/projectRoot';
import { bundle } from './bundle';
import { SHORT_RUN } from './commandLine';

export { removeBundle } from './bundle';

/** The server in a separate process, as in production. */
export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Sends a signal and waits for the end; returns the exit code. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>;
}

type Variables = Record<string, string>;

const root = projectRoot();

function launch(variables: Variables, nodeArguments: readonly string[] = []) {
  const child = spawn(process.execPath, [...nodeArguments, join(bundle(), 'main.js')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...variables },
  });
  // Ends with the program that started it, however that ends.
  const endToo = () => child.kill('SIGKILL');
  process.once('exit', endToo);
  child.once('close', () => process.off('exit', endToo));
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(String(data)));
  return { child, output: () => printed.join('') };
}

/** Starts a server that should refuse; returns its exit code and what it printed. */
export async function startInVain(variables: Variables): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(variables);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

async function listening({ child, output }: ReturnType<typeof launch>): Promise<RunningServer> {
  const url = await new Promise<string>((resolve, reject) => {
    // Only until it is found: reading all output again at each line of a busy log would take all the time.
    child.stdout.on('data', function look() {
      const found = /^Gravestone designer: (\S+)$/m.exec(output())?.[1];
      if (!found) return;
      child.stdout.off('data', look);
      resolve(found);
    });
    child.once('close', () => reject(new Error(`the server ended:\n${output()}`)));
  });
  return {
    url,
    process: child,
    output,
    end: async (signal) => {
      const closed = once(child, 'close');
      child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
}

/** Starts a server as in production, also to be measured, and waits until it prints its address. */
export const runServer = (variables: Variables) => listening(launch(variables));

/** The same for a server that is ended or killed before long, and whose speed is not measured: it starts sooner. */
export const runServerBriefly = (variables: Variables) => listening(launch(variables, SHORT_RUN));
