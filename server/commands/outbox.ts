import type { Database } from '../store/database';
import { lettersAt, type QueuedLetter, retryLetter, waitingLetters } from '../store/outboxQueue';
import { Refusal } from './refusal';
import { runCommand } from './withStore';

const USAGE = `Usage:
  npm run outbox -- list         the letters that are not out yet
  npm run outbox -- show <id>    one of them, or one that is out
  npm run outbox -- retry <id>   has it tried at the next round instead of waiting
The first eight characters of an id will do.`;

const tell = (line: string) => process.stdout.write(`${line}\n`);

async function letterAt(database: Database, id: string | undefined): Promise<QueuedLetter> {
  if (!/^[0-9a-f][0-9a-f-]{7,35}$/i.test(id ?? '')) throw new Refusal(USAGE);
  const found = await lettersAt(database, id ?? '');
  const [letter] = found;
  if (!letter) throw new Refusal(`There is no letter ${id}.`);
  if (found.length > 1) throw new Refusal(`There are ${found.length} letters ${id}: write more of the id.`);
  return letter;
}

async function list(database: Database): Promise<void> {
  const waiting = await waitingLetters(database);
  if (waiting.length === 0) tell('No letter waits.');
  for (const { id, kind, recipient, stones, attempts, due_at, last_error } of waiting)
    tell(
      [
        id,
        kind,
        recipient,
        `stone ${stones}`,
        `tried ${attempts}`,
        due_at.toISOString(),
        last_error ?? '',
      ].join('\t'),
    );
}

async function show(database: Database, [id]: readonly string[]): Promise<void> {
  const { content, ...letter } = await letterAt(database, id);
  tell(JSON.stringify({ ...letter, content: JSON.parse(content) }, null, 2));
}

async function retry(database: Database, [id]: readonly string[]): Promise<void> {
  const letter = await letterAt(database, id);
  if (letter.sent_at) throw new Refusal(`The letter went out at ${letter.sent_at.toISOString()}.`);
  if (!(await retryLetter(database, letter.id))) throw new Refusal('The letter is being sent just now.');
  tell(`${letter.id} to ${letter.recipient} is due now`);
}

const COMMANDS: Readonly<Record<string, (database: Database, words: readonly string[]) => Promise<void>>> = {
  list,
  show,
  retry,
};

const [name = '', ...words] = process.argv.slice(2);
await runCommand(async ({ database }) => {
  const command = COMMANDS[name];
  if (!command) throw new Refusal(USAGE);
  await command(database, words);
});
