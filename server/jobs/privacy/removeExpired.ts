import type { Retention } from '../../../src/stone/wire/retention';
import { takeUnscrubbed } from '../../store/erasures';
import { dropExpiredLetters, dueErasures, expiredCases, expiredStones } from '../../store/expired';
import { type Erasing, eraseEmptyCase, eraseOne } from './erase';
import { dropLetterFiles, sweepLetterFiles } from './letterFiles';

/** How much was removed, for the log: numbers only. */
export interface Removed {
  readonly stones: number;
  readonly cases: number;
  readonly letters: number;
}

/** Erases some stones one by one, each in a transaction of its own; returns how many. */
async function eraseAll(erasing: Erasing, find: () => Promise<number[]>, reason: 'asked' | 'expired') {
  let erased = 0;
  for (let found = await find(); found.length > 0; found = await find()) {
    const before = erased;
    for (const id of found) if (await eraseOne(erasing, id, reason, () => true)) erased += 1;
    // Another node has erased them, or does so now.
    if (erased === before) return erased;
  }
  return erased;
}

/**
 * Removes what its time is over for: stones with everything of them, cases, letters, and what was asked to be erased once
 * its order is over.
 */
export async function removeExpired(erasing: Erasing, kept: Retention): Promise<Removed> {
  const { unhurried } = erasing.database;
  const asked = await eraseAll(erasing, () => dueErasures(unhurried), 'asked');
  const expired = await eraseAll(erasing, () => expiredStones(unhurried, kept), 'expired');
  let cases = 0;
  for (const id of await expiredCases(unhurried, kept.cases))
    if (await eraseEmptyCase(erasing, id, 'expired')) cases += 1;
  const letters = await dropExpiredLetters(unhurried, kept.letters);
  await dropLetterFiles(erasing.letters, letters);
  await sweepLetterFiles(unhurried, erasing.letters, kept.letters);
  if (isQuiet(new Date()) && (await takeUnscrubbed(erasing.database))) await erasing.database.scrub();
  return { stones: asked + expired, cases, letters: letters.length };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** At night, when rewriting the database keeps nobody waiting. */
const isQuiet = (now: Date) => now.getHours() >= 2 && now.getHours() < 4;

/**
 * Does so every hour, beginning `firstAfter` ms after the start; what is left of letters as files is swept at once.
 *
 * @param said is called with what was removed, where that is anything, and `failed` with an error; the next hour tries again.
 * @returns a function that stops it.
 */
export function keepRetention(
  erasing: Erasing,
  kept: Retention,
  said: (removed: Removed) => void,
  failed: (error: unknown) => void,
  firstAfter = MINUTE,
): () => void {
  const run = () =>
    removeExpired(erasing, kept)
      .then((removed) => {
        if (removed.stones + removed.cases + removed.letters > 0) said(removed);
      })
      .catch(failed);
  sweepLetterFiles(erasing.database.unhurried, erasing.letters, kept.letters).catch(failed);
  const first = setTimeout(run, firstAfter);
  const hourly = setInterval(run, HOUR);
  first.unref();
  hourly.unref();
  return () => {
    clearTimeout(first);
    clearInterval(hourly);
  };
}
