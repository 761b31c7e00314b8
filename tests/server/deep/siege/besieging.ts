import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Besieged, Pace } from './besiege';
import type { PictureAnswer } from './hostilePictures';

/** Whom to besiege, and how. */
export interface Besieging {
  readonly url: string;
  readonly seed: number;
  readonly isLong: boolean;
  readonly requests: number;
  readonly pace: Pace;
  readonly pictureHands: number;
  readonly slowLines: number;
  /** The stone of somebody else. */
  readonly spared: number;
}

/** What came of it. */
export interface Outcome {
  readonly besieged: Besieged;
  readonly seconds: number;
  readonly lines: { readonly opened: number; readonly toldSo: number };
  readonly sent: readonly PictureAnswer[];
}

/**
 * Besieges a server from a process of its own.
 *
 * @param whenOver is called when the last request is answered; pictures may still wait.
 * @throws Error where that process ends before it has told what came of it.
 */
export async function besiegeFromOutside(besieging: Besieging, whenOver: () => void): Promise<Outcome> {
  const program = fileURLToPath(new URL('./besiegers.ts', import.meta.url));
  const child = fork(program, [], { execArgv: ['--import', 'tsx'], serialization: 'advanced' });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the besiegers ended with ${code}`);
  });
  ended.catch(() => undefined);
  child.send(besieging);
  const told = async (): Promise<Outcome> => {
    const [message]: (Outcome | 'over')[] = await once(child, 'message');
    if (message !== 'over' && message !== undefined) return message;
    whenOver();
    return told();
  };
  return Promise.race([told(), ended]).finally(whenOver);
}
