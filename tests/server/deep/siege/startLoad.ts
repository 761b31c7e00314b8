import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PictureAnswer } from './hostilePictures';

/** The load to generate. */
export interface Load {
  readonly url: string;
  readonly seed: number;
  readonly isLong: boolean;
  readonly pictureHands: number;
  readonly slowLines: number;
}

/** The result of the load. */
export interface LoadOutcome {
  readonly lines: { readonly opened: number; readonly toldSo: number };
  readonly sent: readonly PictureAnswer[];
}

/**
 * Starts a process that sends hostile pictures and holds slow connections, and waits until it does.
 *
 * @returns a function that ends it, and returns its result once the last picture is answered.
 * @throws Error where that process ends early.
 */
export async function startLoad(load: Load): Promise<() => Promise<LoadOutcome>> {
  const program = fileURLToPath(new URL('./loadProcess.ts', import.meta.url));
  const child = fork(program, [], { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the load’s process ended with ${code}`);
  });
  ended.catch(() => undefined);
  child.send(load);
  await Promise.race([once(child, 'message'), ended]);
  return async () => {
    const told = once(child, 'message') as Promise<[LoadOutcome]>;
    child.send('over');
    const [outcome] = await Promise.race([told, ended]);
    return outcome;
  };
}
