import { parseArgs } from 'node:util';
import { readSettings } from '../environment';
import { type AccessRow, accessesBy, accessesTo } from '../store/accesses';
import type { Database } from '../store/database';
import { loginByName } from '../store/users';
import { Refusal } from './refusal';
import { runCommand } from './withStore';

const USAGE =
  'Usage: npm run audit -- stone <number> [--days N]; or: case <number> [--days N]; or: lettering <number of the business> [--days N]; or: user <name> [--days N]';

const tell = (line: string) => process.stdout.write(`${line}\n`);

function callIn(args: readonly string[]) {
  try {
    const options = { days: { type: 'string' } } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new Refusal(USAGE);
  }
}

/** A whole number from 1 up to the largest that the database can hold. */
function numberIn(word: string | undefined): number {
  const number = /^[1-9]\d{0,15}$/.test(word ?? '') ? Number(word) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new Refusal(USAGE);
  return number;
}

function daysIn(word: string | undefined): number {
  const kept = readSettings(process.env).retention.accesses;
  const days = word === undefined ? kept : numberIn(word);
  if (days > kept) throw new Refusal(`Accesses are kept for ${kept} days.`);
  return days;
}

/** Who it was; the number of a deleted user is never used again. */
function nameOf({ by_kind, by_user, username }: AccessRow): string {
  if (by_kind !== 'user') return by_kind;
  return username === null ? `user ${by_user}, who is gone` : `user ${username}`;
}

const lineOf = (row: AccessRow) =>
  [
    row.first_at.toISOString(),
    row.last_at.toISOString(),
    row.action,
    row.subject === 'list' ? 'list' : `${row.subject} ${row.subject_id}`,
    nameOf(row),
  ].join('\t');

async function found(database: Database, [kind, word, ...rest]: readonly string[], days: number) {
  if (rest.length > 0 || !word) throw new Refusal(USAGE);
  if (kind === 'stone' || kind === 'case' || kind === 'lettering')
    return accessesTo(database, { subject: kind, id: numberIn(word) }, days);
  if (kind !== 'user') throw new Refusal(USAGE);
  const login = await loginByName(database, word);
  if (!login) throw new Refusal(`There is no user ${word}.`);
  return accessesBy(database, login.user.id, days);
}

// Only reads, and works while a server runs.
await runCommand(async ({ database }) => {
  const { positionals, values } = callIn(process.argv.slice(2));
  for (const row of await found(database, positionals, daysIn(values.days))) tell(lineOf(row));
}, 'copied');
