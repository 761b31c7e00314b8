import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { z } from 'zod';
import { largeDesign } from '../../../../bench/load/design';

const ADDRESS = { 'x-forwarded-for': '203.0.113.7' };
const made = z.object({ id: z.number(), token: z.string(), designName: z.string() });

/** The actions that are timed. */
export type Deed = 'save' | 'save with a picture' | 'read first' | 'read again';

/** One save in so many contains the stone's picture, as the app sends it when the design rests. */
const PICTURE_EVERY = 5;

/** The times of each action, in ms. The first reading after a save waits for the checks, three seconds at most. */
export type Times = Readonly<Record<Deed, number[]>>;

/** A well-behaved user: reads and saves their own stone, at the pace of a family with two browsers. */
export interface Neighbour {
  readonly stoneId: number;
  /** Reads and saves in turn until it is over, with pauses. */
  live(isOver: () => boolean): Promise<Times>;
  /** Unexpected answers, in words. */
  readonly complaints: readonly string[];
  /** Whether the stone is as it was last saved. */
  hasItsStone(): Promise<boolean>;
}

/** Creates a stone for a well-behaved user. */
export async function neighbour(url: string, restMs = 50): Promise<Neighbour> {
  const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#777' } })
    .png()
    .toBuffer();
  const stoneImage = `data:image/png;base64,${picture.toString('base64')}`;
  const call = async (method: string, path: string, as: string, body?: string) => {
    const headers = { ...ADDRESS, AuthCookie: as, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body ? { body } : {}) });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return made.parse(JSON.parse(text));
  };
  const design = z.record(z.string(), z.unknown()).parse(JSON.parse(largeDesign('Nabo')));
  // Not the first stone: malformed addresses such as 01 refer to that one.
  await call('POST', '/api/stone/', 'public', '{}');
  const stone = await call('POST', '/api/stone/', 'public', JSON.stringify(design));
  const path = `/api/stone/${stone.id}`;
  const complaints: string[] = [];
  let saved = 0;
  const save = (extra: object) => {
    saved += 1;
    const body = JSON.stringify({ ...design, designName: `Nabo ${saved}`, ...extra });
    return call('PUT', path, stone.token, body);
  };
  return {
    stoneId: stone.id,
    complaints,
    live: async (isOver) => {
      const times: Times = { save: [], 'save with a picture': [], 'read first': [], 'read again': [] };
      const timed = async (deed: Deed, work: () => Promise<unknown>) => {
        const began = performance.now();
        // Continues after an error, like a person.
        await work().catch((error: unknown) => complaints.push(`${deed}: ${told(error)}`));
        times[deed].push(performance.now() - began);
        await pause(restMs);
      };
      for (let round = 1; !isOver(); round += 1) {
        if (round % PICTURE_EVERY) await timed('save', () => save({}));
        else await timed('save with a picture', () => save({ stoneImage }));
        const read = () => call('GET', path, stone.token);
        await timed('read first', read);
        for (let again = 0; again < 3; again += 1) await timed('read again', read);
      }
      return times;
    },
    hasItsStone: async () => (await call('GET', path, stone.token)).designName === `Nabo ${saved}`,
  };
}

/** An error with its cause, which `fetch` does not put into its message. */
const told = (error: unknown) =>
  error instanceof Error && error.cause ? `${error}, ${error.cause}` : String(error);

/** A percentile of the times, in ms to a tenth; 0.5 is the median. */
export function share(times: readonly number[], of: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(10 * (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0)) / 10;
}
