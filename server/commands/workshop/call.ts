import { parseArgs } from 'node:util';
import { Refusal } from '../refusal';
import { say } from '../texts';

const OPTIONS = {
  mason: { type: 'string' },
  server: { type: 'string' },
  'key-file': { type: 'string' },
  since: { type: 'string' },
  again: { type: 'string' },
  list: { type: 'boolean' },
  revoke: { type: 'string' },
  business: { type: 'string' },
  events: { type: 'string' },
  from: { type: 'string' },
} as const;

/** The words and options of a call of `npm run jobs`. */
export function readJobsCall(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    throw new Refusal(say('usage'));
  }
}

export type JobsCall = ReturnType<typeof readJobsCall>;
export type JobsOption = keyof typeof OPTIONS;

/** Refuses a call with an option that its command does not know: none is silently ignored. */
export function allowOptions({ values }: JobsCall, allowed: readonly JobsOption[]): void {
  const given = Object.keys(values) as JobsOption[];
  if (given.some((name) => !allowed.includes(name))) throw new Refusal(say('usage'));
}

/** A whole number from 1 up to the largest that a table counts to. */
export function wholeNumber(written: string | undefined): number {
  const number = /^[1-9]\d{0,14}$/.test(written ?? '') ? Number(written) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new Refusal(say('usage'));
  return number;
}
