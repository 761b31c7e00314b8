import { ask, hasFindings, type Tokens } from './client';
import { leaveOutDeliberate } from './deliberate';
import type { KeptAnswer, KeptStore, Reading } from './keptStore';

/** How many calls are asked at once. */
const AT_ONCE = 6;

/** An answer as text, of which two can be compared at a glance. */
function written({ status, headers, body }: KeptAnswer): string {
  const head = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .toSorted();
  return [status, ...head, typeof body === 'string' ? body : JSON.stringify(body)].join('\n');
}

const nameOf = ({ method, path, by, language }: Reading) =>
  `${method} ${path} by ${by.kind === 'user' ? by.username : by.kind} (${language})`;

/** Where two texts part, with some of what stands around it. */
function parting(before: string, after: string): { before: string; after: string } {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = Math.max(0, at - 80);
  return { before: before.slice(from, at + 120), after: after.slice(from, at + 120) };
}

/** Runs work on each of many, several at once. */
async function onEach<One>(all: readonly One[], atOnce: number, work: (one: One) => Promise<void>) {
  const left = all.values();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/**
 * Asks a server what an earlier version was asked about the same store.
 *
 * @param version the name of the kept store, by which what was changed on purpose since is known.
 * @returns every answer that is another now, with the place where it parts.
 */
export async function differences(url: string, version: string, kept: KeptStore, tokens: Tokens) {
  const found: { call: string; before: string; after: string }[] = [];
  const compare = async ({ reading, answer }: KeptStore['readings'][number]) => {
    const isWhole = (given: KeptAnswer) => !hasFindings(reading, answer) || hasFindings(reading, given);
    const now = await ask(url, reading, tokens, isWhole);
    const [before, after] = [answer, now].map((each) => written(leaveOutDeliberate(version, reading, each)));
    if (before !== after) found.push({ call: nameOf(reading), ...parting(before ?? '', after ?? '') });
  };
  // Each reading is noted, so that who read what is asked for before anything else is.
  const isOfAccesses = ({ reading }: KeptStore['readings'][number]) => reading.path.endsWith('/accesses');
  await onEach(kept.readings.filter(isOfAccesses), 1, compare);
  const others = kept.readings.filter((each) => !isOfAccesses(each));
  await onEach(others, AT_ONCE, compare);
  return found;
}
