import { setTimeout as pause } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Chance } from '../chance';
import type { DescribedCall } from '../fuzz/described';
import { fault } from '../fuzz/fault';
import { makeKnown } from '../fuzz/known';
import { type RawAnswer, sendRaw } from '../fuzz/rawHttp';
import { type Assault, nextAssault } from './assault';
import { mayBeBusy, mayTake } from './mayWait';

/** The result of so many requests. */
export interface Besieged {
  readonly counts: { readonly status: number; readonly count: number }[];
  /** Answers that are internal errors, without a sentence, or too late. */
  readonly faults: string[];
  /** The longest time (ms) of those that should not wait, and which it was. */
  readonly longest: { readonly ms: number; readonly what: string };
  /** Requests meant to be valid that their schema refuses. */
  readonly invalid: string[];
}

/** The number of concurrent requests, and the most that are begun in a second. */
export interface Pace {
  readonly hands: number;
  readonly perSecond: number;
}

/** Objects are made anew after so many requests: earlier ones may have deleted or ended them. */
const BATCH = 500;

const allowed = (what: string, answer: RawAnswer | undefined) => answer?.status === 503 && mayBeBusy(what);

/** Sends so many requests to a server, at a given pace. */
export async function besiege(
  url: string,
  { requests, calls, chance, pace, spared }: Siege,
): Promise<Besieged> {
  const ajv = new Ajv2020({ strict: false });
  const counts = new Map<number, number>();
  const faults: string[] = [];
  const invalid: string[] = [];
  let longest = { ms: 0, what: '' };
  const note = ({ ...request }: Assault, answer: RawAnswer | undefined, ms: number) => {
    const { what } = request;
    const wrong = allowed(what, answer) ? undefined : fault(request, answer);
    if (wrong) faults.push(`${wrong}: ${what}`);
    if (ms > mayTake(what)) faults.push(`after ${Math.round(ms)} ms: ${what}`);
    if (ms > longest.ms && mayTake(what) <= mayTake('')) longest = { ms, what };
    const status = answer?.status ?? 0;
    counts.set(status, (counts.get(status) ?? 0) + 1);
  };
  const began = Date.now();
  let next = 0;
  const ask = async () => {
    const { cookies, ids } = await makeKnown(url);
    return { cookies, ids: ids.filter((id) => id !== spared) };
  };
  let known = await ask();
  const hand = async () => {
    while (next < requests) {
      const number = next;
      next += 1;
      if (number % BATCH === BATCH - 1) known = await ask();
      const due = began + (1000 * number) / pace.perSecond;
      if (due > Date.now()) await pause(due - Date.now());
      const request = nextAssault(calls, known, chance);
      const { meant } = request;
      if (meant && !ajv.validate(meant.schema, meant.body))
        invalid.push(`${ajv.errorsText()}: ${request.what}`);
      const since = performance.now();
      const patience = 2 * mayTake(request.what);
      await sendRaw(url, request.bytes, request.unfinished, patience).then(
        (answer) => note(request, answer, performance.now() - since),
        (error: unknown) => faults.push(`${error}: ${request.what}`),
      );
    }
  };
  await Promise.all(Array.from({ length: pace.hands }, hand));
  return { counts: [...counts].map(([status, count]) => ({ status, count })), faults, longest, invalid };
}

interface Siege {
  readonly requests: number;
  readonly calls: readonly DescribedCall[];
  readonly chance: Chance;
  readonly pace: Pace;
  /** A stone that is left alone: besiegers may delete any other. */
  readonly spared: number;
}
