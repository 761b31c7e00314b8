import { createInterface } from 'node:readline/promises';
import { isEmail } from '../../src/stone/required';
import { SHORTEST_PASSWORD } from '../../src/stone/wire/password';
import { hashPassword, inventPassword } from '../credentials/passwords';
import type { Database } from '../store/database';
import { removePasskeys } from '../store/passkeys';
import { endSecondFactor } from '../store/secondFactors';
import {
  addUser,
  deleteUser,
  type Login,
  listUsers,
  loginByName,
  setEmail,
  setPassword,
} from '../store/users';
import { Refusal } from './refusal';
import { runCommand } from './withStore';

const USAGE = `Usage:
  npm run user -- list
  npm run user -- add <name> <business number> [business name] [--mason <stonemason number>]
  npm run user -- password <name>
  npm run user -- email <name> <address>|none
  npm run user -- second-factor <name> off
  npm run user -- passkeys <name> none
  npm run user -- delete <name>
The password is read from standard input where that is a file or a pipe; else one is made up and printed once.`;

const tell = (line: string) => process.stdout.write(`${line}\n`);

/** The first line of standard input, unless it is a terminal. */
async function passwordGiven(): Promise<string | undefined> {
  if (process.stdin.isTTY) return undefined;
  for await (const line of createInterface({ input: process.stdin })) return line;
  return undefined;
}

/** The password to set, and whether its owner still has to be told. */
async function choosePassword(): Promise<{ password: string; invented: boolean }> {
  const given = await passwordGiven();
  if (given === undefined || given === '') return { password: inventPassword(), invented: true };
  if (given.length < SHORTEST_PASSWORD)
    throw new Refusal(`The password needs at least ${SHORTEST_PASSWORD} characters.`);
  return { password: given, invented: false };
}

/** The words of a command without an option, and the option's number; undefined where it is not given. */
function takeMason(words: readonly string[]): { rest: readonly string[]; stonemasonId: number | undefined } {
  const place = words.indexOf('--mason');
  if (place < 0) return { rest: words, stonemasonId: undefined };
  const number = words[place + 1] ?? '';
  if (!/^\d{1,9}$/.test(number) || Number(number) < 1) throw new Refusal(USAGE);
  return {
    rest: words.filter((_word, at) => at !== place && at !== place + 1),
    stonemasonId: Number(number),
  };
}

async function add(database: Database, words: readonly string[]): Promise<void> {
  const { rest, stonemasonId } = takeMason(words);
  const [username, number, business] = rest;
  if (!username || username.length > 200 || !/^\d{1,9}$/.test(number ?? '') || Number(number) < 1)
    throw new Refusal(USAGE);
  const businessId = Number(number);
  const { password, invented } = await choosePassword();
  const passwordHash = await hashPassword(password);
  const refused = await database.transaction((inside) =>
    addUser(inside, { username, passwordHash, businessId, business, stonemasonId }),
  );
  if (refused === 'taken') throw new Refusal(`There is a user ${username} already.`);
  if (refused === 'noMason') throw new Refusal(`There is no stonemason ${stonemasonId} in the catalogue.`);
  if (refused === 'noBusiness')
    throw new Refusal(`There is no business ${businessId}: write its name behind the number to make it.`);
  const works = stonemasonId === undefined ? '' : ` and stonemason ${stonemasonId}`;
  tell(
    `${username} may log in for business ${businessId}${works}${invented ? `, password ${password}` : ''}`,
  );
}

async function userNamed(database: Database, username: string): Promise<Login> {
  const login = await loginByName(database, username);
  if (!login) throw new Refusal(`There is no user ${username}.`);
  return login;
}

async function password(database: Database, [username]: readonly string[]): Promise<void> {
  if (!username) throw new Refusal(USAGE);
  const chosen = await choosePassword();
  const passwordHash = await hashPassword(chosen.password);
  const { user } = await userNamed(database, username);
  await database.transaction((inside) => setPassword(inside, { ...user, username }, passwordHash));
  tell(
    `${username} has a new password${chosen.invented ? `: ${chosen.password}` : ''}; every login has ended`,
  );
}

async function email(database: Database, [username, address]: readonly string[]): Promise<void> {
  if (!username || !address) throw new Refusal(USAGE);
  const isNone = address === 'none';
  if (!isNone && !isEmail(address)) throw new Refusal(`${address} is no e-mail address.`);
  const { user } = await userNamed(database, username);
  await database.transaction((inside) => setEmail(inside, user.id, isNone ? null : address.trim()));
  tell(isNone ? `${username} gets no letters` : `Letters to ${username} go to ${address.trim()}`);
}

async function remove(database: Database, [username]: readonly string[]): Promise<void> {
  if (!username) throw new Refusal(USAGE);
  const refused = await database.transaction((inside) => deleteUser(inside, username));
  if (refused === 'unknown') throw new Refusal(`There is no user ${username}.`);
  if (refused === 'last')
    throw new Refusal(
      `${username} is the last user of business 1, which sees everything: add another one first.`,
    );
  tell(`${username} is deleted; every login has ended, and what they did stays in the stones’ history`);
}

async function secondFactor(database: Database, [username, off]: readonly string[]): Promise<void> {
  if (!username || off !== 'off') throw new Refusal(USAGE);
  const { user } = await userNamed(database, username);
  const wasOn = await database.transaction((inside) => endSecondFactor(inside, user.id));
  tell(wasOn ? `${username} is asked for no code any more` : `${username} was asked for no code`);
}

async function passkeys(database: Database, [username, none]: readonly string[]): Promise<void> {
  if (!username || none !== 'none') throw new Refusal(USAGE);
  const { user } = await userNamed(database, username);
  const removed = await database.transaction((inside) => removePasskeys(inside, user.id));
  tell(`${username} has no passkeys any more; ${removed} removed`);
}

async function list(database: Database): Promise<void> {
  for (const { username, businessId, business, email: address, stonemasonId } of await listUsers(database)) {
    const works = stonemasonId === null ? [] : [`stonemason ${stonemasonId}`];
    tell([username, businessId, business, address ?? '–', ...works].join('\t'));
  }
}

const COMMANDS: Readonly<Record<string, (database: Database, words: readonly string[]) => Promise<void>>> = {
  add,
  password,
  email,
  'second-factor': secondFactor,
  passkeys,
  delete: remove,
  list,
};

const [name = '', ...words] = process.argv.slice(2);
const command = COMMANDS[name];
if (command) await runCommand(({ database }) => command(database, words));
else {
  console.error(USAGE);
  process.exitCode = 1;
}
