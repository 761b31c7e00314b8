// npx tsx tests/server/upgrading/writeStore.ts <checkout> <name> [--folder]: has a version of the program write a
// store, and keeps it with what that version answers about it below `kept/<name>`. The checkout is a worktree of the
// version with its packages installed. With --folder the embedded database's folder is kept too, as it lies.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { Checkout, NO_MAIL_SERVER } from './checkout';
import { ask, hasFindings, logIn } from './client';
import { exportAll, ON_THE_DAY } from './exports';
import { FILES, KEPT, type KeptStore, keptStore, type Named, type Reading } from './keptStore';
import { packFolder } from './packFolder';
import { readingsOf } from './readings';
import { addUsers, businessesWrite, LOGINS, usersSecure } from './story/businesses';
import { writeOwnCatalogue } from './story/catalogue';
import { ADDED, VARIED } from './story/designs';
import { familiesWrite } from './story/families';
import { callsOf, Teller } from './story/teller';
import { waitingWrite } from './story/waiting';
import { Written } from './story/written';

/** Has the version write everything: first with letters that arrive in a folder, then with ones that wait. */
async function tellStory(checkout: Checkout): Promise<Written> {
  const written = new Written();
  const own = join(checkout.dataDir, '..', 'catalogue');
  await writeOwnCatalogue(join(checkout.folder, 'catalogue'), own);
  // Before the first start, so that the whole catalogue of the program never gets into the store.
  checkout.run(['catalogue', 'import', own]);
  // That start makes the demo users.
  await (await checkout.start({})).stop();
  addUsers(checkout);
  const arriving = await checkout.start({});
  const teller = await Teller.at(arriving.url, LOGINS);
  await businessesWrite(teller, written);
  await familiesWrite(teller, written, checkout.dataDir);
  await usersSecure(teller, written);
  await arriving.stop();
  const waiting = await checkout.start(NO_MAIL_SERVER);
  await waitingWrite(
    await Teller.at(
      waiting.url,
      LOGINS.filter(({ username }) => username !== 'hanne'),
    ),
    written,
  );
  await waiting.stop();
  checkout.run(['user', 'delete', 'nina']);
  return written;
}

/** What the provider's commands print of the store; whatever a version lacks is left out. */
function printedBy(checkout: Checkout, { stones }: Written): KeptStore['printed'] {
  const audits = checkout.hasMigration('0076-accesses.sql')
    ? [
        ['audit', 'stone', `${stones[0]?.id}`],
        ['audit', 'user', 'bedemand'],
      ]
    : [];
  const said = [['user', 'list'], ['business', 'list'], ['outbox', 'list'], ...audits].map((words) => ({
    words,
    said: checkout.run(words),
  }));
  const letters =
    said
      .find(({ words }) => words[0] === 'outbox')
      ?.said.trim()
      .split('\n') ?? [];
  const order = letters.map((line) => line.split('\t')).find(([, kind]) => kind === 'order');
  const shown = ['outbox', 'show', order?.[0] ?? '', '--json'];
  return [...said, { words: shown, said: checkout.run(shown) }];
}

async function record(checkout: Checkout, written: Written): Promise<Pick<KeptStore, 'readings' | 'calls'>> {
  const server = await checkout.start(NO_MAIL_SERVER);
  const calls = await callsOf(server.url);
  const tokens = await logIn(server.url, written.logins);
  const asked = readingsOf(written).filter((each) => isCallOf(calls, each));
  const readings: KeptStore['readings'] = [];
  for (const reading of asked) {
    const answer = await ask(server.url, reading, tokens, (given) => hasFindings(reading, given));
    readings.push({ reading, answer });
  }
  await server.stop();
  return { readings, calls };
}

/** Whether a version has the call; one that it lacks says nothing of the store. */
function isCallOf(calls: readonly string[], { method, path }: Reading): boolean {
  return calls.some((call) => {
    const [of, template = ''] = call.split(' ');
    const pattern = template.replace(/\{[^}]+\}/g, '[^/]+').replace(/\/$/, '/?');
    return of === method && new RegExp(`^${pattern}$`).test(path);
  });
}

const named = (written: Written): Named => {
  const { draft, ofCase, keyed } = written.named;
  if (!draft || !ofCase || !keyed) throw new Error('the story left something out');
  return { draft, ofCase, keyed, question: written.questions.at(-1) ?? null };
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'boolean', default: false } },
});
const [source, name] = positionals;
if (!source || !name)
  throw new Error('npx tsx tests/server/upgrading/writeStore.ts <checkout> <name> [--folder]');
const scratch = await mkdtemp(join(tmpdir(), 'gravestone-writing-'));
try {
  const checkout = new Checkout(resolve(source), join(scratch, 'data'));
  const target = join(KEPT, name);
  await mkdir(target, { recursive: true });
  const written = await tellStory(checkout);
  checkout.run(['backup', join(target, FILES.backup)]);
  if (values.folder) await packFolder(checkout.dataDir, join(target, FILES.folder));
  const printed = printedBy(checkout, written);
  const answers = await record(checkout, written);
  const designs = [VARIED, ADDED];
  const exported = await exportAll(designs, scratch, async (words) => {
    checkout.run(words, '', ON_THE_DAY);
  });
  const kept = keptStore.parse({
    ...{ commit: checkout.commit(), writtenAt: new Date().toISOString(), logins: written.logins },
    ...{ named: named(written), printed, designs, exported, ...answers },
  });
  await writeFile(join(target, FILES.answers), gzipSync(JSON.stringify(kept), { level: 9 }));
} finally {
  await rm(scratch, { recursive: true, force: true });
}
