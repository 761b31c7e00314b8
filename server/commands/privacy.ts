import { readFile, writeFile } from 'node:fs/promises';
import { isEmail } from '../../src/stone/required';
import { isOver } from '../../src/stone/status';
import { type Erasing, eraseOne, eraseWholeCase } from '../jobs/privacy/erase';
import { eraseAgain } from '../jobs/privacy/eraseAgain';
import { gatherData } from '../jobs/privacy/gatherData';
import { dropLetterFiles } from '../jobs/privacy/letterFiles';
import type { Database } from '../store/database';
import { requestErasure } from '../store/erasureRequests';
import { allErasures, erasureLine } from '../store/erasures';
import { type FoundPerson, findByAddress, findByNumber } from '../store/findPerson';
import { dropLetters } from '../store/outboxQueue';
import { findStone } from '../store/stones';
import { Refusal } from './refusal';
import { COMMAND_LOG, type OpenStore, runCommand, type Tables } from './withStore';

const USAGE = `Usage:
  npm run privacy -- find <e-mail or number of a stone> | case <number>
  npm run privacy -- export <e-mail or number of a stone> <file> | case <number> <file>
  npm run privacy -- erase <e-mail or number of a stone> [--under-way] | case <number> [--under-way]
  npm run privacy -- erasures             the list of what was erased, to be kept beside backups
  npm run privacy -- erase-again <file>   erases what such a list names and a backup brought back
erase and erase-again need an embedded server to be stopped; the others run beside it. What a stonemason works on is erased once
its order is over; --under-way erases it now.`;

/** What a command does once its store is open. */
type Work = (store: OpenStore) => Promise<void>;

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** Reads whom the first words name; the rest follows. */
function readWhom(words: readonly string[]) {
  const [first = '', second = ''] = words;
  const isCase = first === 'case';
  const rest = words.slice(isCase ? 2 : 1);
  if (!isCase && isEmail(first))
    return { rest, look: (database: Database) => findByAddress(database, first) };
  const written = isCase ? second : first;
  if (!/^[1-9]\d{0,14}$/.test(written)) throw new Refusal(USAGE);
  const subject = isCase ? 'case' : 'stone';
  return { rest, look: (database: Database) => findByNumber(database, subject, Number(written)) };
}

const isNobody = ({ stones, cases, letters, users }: FoundPerson) =>
  stones.length + cases.length + letters.length + users.length === 0;

function find(words: readonly string[]): Work {
  const { rest, look } = readWhom(words);
  if (rest.length > 0) throw new Refusal(USAGE);
  return async ({ database }) => tellFound(await look(database));
}

function tellFound(found: FoundPerson): void {
  for (const { id, status, business_id, project_id, updated_at } of found.stones)
    tell(
      [
        'stone',
        id,
        status,
        `business ${business_id ?? '–'}`,
        `case ${project_id ?? '–'}`,
        updated_at.toISOString(),
      ].join('\t'),
    );
  for (const { id, business_id, updated_at } of found.cases)
    tell(['case', id, `business ${business_id}`, updated_at.toISOString()].join('\t'));
  for (const letter of found.letters) tell(['letter', letter].join('\t'));
  for (const user of found.users) tell(['user', user, 'see npm run user'].join('\t'));
  if (isNobody(found)) tell('nothing found');
}

function exportData(words: readonly string[]): Work {
  const { rest, look } = readWhom(words);
  const [path, ...more] = rest;
  if (!path || more.length > 0) throw new Refusal(USAGE);
  return async (store) => writeData(store, await look(store.database), path);
}

async function writeData(store: OpenStore, found: FoundPerson, path: string): Promise<void> {
  const { database } = store;
  const { pictures } = await store.fileStores();
  const stones = [];
  for (const { id } of found.stones) {
    const stone = await findStone(database, id);
    if (stone) stones.push(await gatherData(database, pictures, stone, true));
  }
  const all = {
    format: 'gravestone-person',
    formatVersion: 1,
    stones,
    cases: found.cases,
    users: found.users,
  };
  // Only whoever runs the command may read it.
  await writeFile(path, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  tell(`${path}: ${stones.length} stones and ${found.cases.length} cases`);
}

function erase(words: readonly string[]): Work {
  const isNow = words.includes('--under-way');
  const { rest, look } = readWhom(words.filter((word) => word !== '--under-way'));
  if (rest.length > 0) throw new Refusal(USAGE);
  return async (store) => eraseFound(store, await look(store.database), isNow);
}

async function eraseFound(store: OpenStore, found: FoundPerson, isNow: boolean): Promise<void> {
  const { database, letters } = store;
  if (isNobody(found)) throw new Refusal('Nothing was found.');
  const erasing: Erasing = { database, fileStores: await store.fileStores(), letters, log: COMMAND_LOG };
  const may = isNow ? () => true : isOver;
  for (const { id } of found.cases) {
    const keeping = await eraseWholeCase(erasing, id, may);
    tell(
      keeping.length === 0
        ? `case ${id} is erased`
        : `case ${id} stays: stones ${keeping.join(', ')} are under way`,
    );
  }
  for (const { id } of found.stones) {
    if (await eraseOne(erasing, id, 'asked', may)) tell(`stone ${id} is erased`);
    else if (await findStone(database, id)) {
      await database.transaction((inside) => requestErasure(inside, id));
      tell(`stone ${id} is under way: it is erased once its order is over`);
    } else tell(`stone ${id} is erased`);
  }
  await dropLetters(database, found.letters);
  await dropLetterFiles(letters, found.letters);
  if (found.letters.length > 0) tell(`${found.letters.length} letters are erased`);
  for (const user of found.users) tell(`${user} is a user: npm run user -- delete ${user}`);
  await database.scrub();
}

function listErasures(words: readonly string[]): Work {
  if (words.length > 0) throw new Refusal(USAGE);
  return async ({ database }) => {
    for (const each of await allErasures(database)) tell(JSON.stringify(each));
  };
}

function again([path, ...more]: readonly string[]): Work {
  if (!path || more.length > 0) throw new Refusal(USAGE);
  return (store) => eraseListed(store, path);
}

async function eraseListed(store: OpenStore, path: string): Promise<void> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const read = lines.map((line, at) => {
    try {
      return erasureLine.parse(JSON.parse(line));
    } catch {
      throw new Refusal(`${path}: line ${at + 1} is no erasure.`);
    }
  });
  const { database, letters } = store;
  const erasing: Erasing = { database, fileStores: await store.fileStores(), letters, log: COMMAND_LOG };
  tell(`Erased again: ${await eraseAgain(erasing, read)}`);
}

type Command = readonly [read: (words: readonly string[]) => Work, tables: Tables];
const COMMANDS: Readonly<Record<string, Command>> = {
  find: [find, 'copied'],
  export: [exportData, 'copied'],
  erase: [erase, 'upToDate'],
  erasures: [listErasures, 'copied'],
  'erase-again': [again, 'upToDate'],
};

const [name = '', ...words] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new Refusal(USAGE);
  // What was asked for is read before anything is opened.
  await runCommand(command[0](words), command[1]);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
