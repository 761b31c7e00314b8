import { join } from 'node:path';
import { order as orderSchema } from '../../src/stone/wire/order';
import { sceneChecks } from '../drawing/checks';
import { keptPicture } from '../drawing/keptPicture';
import { readSettings } from '../environment';
import { makeSureOfSeals } from '../orders/makeSureOfSeals';
import { orderOfLetter } from '../orders/orderOfLetter';
import { openPictures } from '../pictures/pictureStore';
import { openPools } from '../pools';
import type { Database } from '../store/database';
import { letterToCompose } from '../store/outbox';
import { lettersAt, type QueuedLetter, retryLetter, waitingLetters } from '../store/outboxQueue';
import { projectRoot } from '../system/projectRoot';
import { Refusal } from './refusal';
import { type OpenStore, runCommand } from './withStore';

const USAGE = `Usage:
  npm run outbox -- list         the letters that are not out yet
  npm run outbox -- show <id>    one of them, or one that is out; --json prints the order that it is written from
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

async function list({ database }: OpenStore): Promise<void> {
  const waiting = await waitingLetters(database);
  if (waiting.length === 0) tell('No letter waits.');
  for (const { id, kind, recipient, stones, attempts, due_at, last_error, held_by } of waiting)
    tell(
      [
        id,
        kind,
        recipient || 'the provider',
        stones === '' ? 'about a login' : `stone ${stones}`,
        `tried ${attempts}`,
        held_by === null ? due_at.toISOString() : 'waits to be confirmed or released',
        last_error ?? '',
      ].join('\t'),
    );
}

/** Prints `order.json` of a letter; for one that was never tried it is composed now, as it will be sent. */
async function tellOrder({ database, fileStores }: OpenStore, id: string): Promise<void> {
  const letter = await letterToCompose(database, id);
  if (!letter) throw new Refusal(`There is no letter ${id}.`);
  const pools = openPools();
  try {
    const settings = readSettings(process.env);
    const files = await fileStores();
    const read = keptPicture(openPictures(files.pictures));
    const checks = sceneChecks(database, pools.letterWork, read, (error) => console.error(String(error)));
    const publicUrl = settings.publicUrl ?? `http://${settings.host}:${settings.port}`;
    const catalogueFolder = join(projectRoot(), 'catalogue');
    const sealing = { database, work: pools.letterWork, read, catalogueFolder, imported: files.tiles.read };
    const sure = makeSureOfSeals(sealing, (error) => console.error(String(error)));
    const composing = { database, checks, makeSureOfSeals: sure, publicUrl };
    tell(JSON.stringify(await orderOfLetter(composing, letter), null, 2));
  } finally {
    await pools.close();
  }
}

/** The papers that a letter went without, and why. */
function missingPapersOf(written: string | null) {
  const stones = written === null ? [] : orderSchema.parse(JSON.parse(written)).stones;
  return stones.flatMap(({ id, missingPapers }) => (missingPapers ? [{ stone: id, ...missingPapers }] : []));
}

async function show(store: OpenStore, words: readonly string[]): Promise<void> {
  const [id] = words.filter((word) => word !== '--json');
  const { content, order_json, ...letter } = await letterAt(store.database, id);
  if (words.includes('--json')) return tellOrder(store, letter.id);
  const missingPapers = missingPapersOf(order_json);
  tell(JSON.stringify({ ...letter, missingPapers, content: JSON.parse(content) }, null, 2));
}

async function retry({ database }: OpenStore, [id]: readonly string[]): Promise<void> {
  const letter = await letterAt(database, id);
  if (letter.sent_at) throw new Refusal(`The letter went out at ${letter.sent_at.toISOString()}.`);
  if (letter.held_by !== null)
    throw new Refusal('The letter waits until its order is confirmed or released.');
  if (!(await retryLetter(database, letter.id))) throw new Refusal('The letter is being sent just now.');
  tell(`${letter.id} to ${letter.recipient} is due now`);
}

const COMMANDS: Readonly<Record<string, (store: OpenStore, words: readonly string[]) => Promise<void>>> = {
  list,
  show,
  retry,
};

const [name = '', ...words] = process.argv.slice(2);
await runCommand(async (store) => {
  const command = COMMANDS[name];
  if (!command) throw new Refusal(USAGE);
  await command(store, words);
});
