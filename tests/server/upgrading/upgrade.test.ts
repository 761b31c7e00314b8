import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { commandProcess } from '../commandProcess/commandProcess';
import { putEmptyDatabase } from '../emptyDatabase';
import { type OwnDatabase, ownDatabase } from '../ownDatabase';
import { removeBundle, runServerBriefly } from '../runServer';
import { NO_MAIL_SERVER, SETTINGS } from './checkout';
import { logIn } from './client';
import { differences } from './comparing';
import { asPrintedBy, isStillPrinted } from './deliberate';
import { FILES, KEPT, type KeptStore, readKept } from './keptStore';
import { layTablesOf } from './layTables';
import { unpackFolder } from './packFolder';
import { runOn } from './runOn';
import { callsOf } from './story/teller';
import { worksOn } from './worksOn';

/** A store is restored, opened by a server and asked some six hundred times; in ms. */
const PATIENCE = 180_000;

const versions = readdirSync(KEPT).toSorted();

/** All commands run in one process. */
const commands = commandProcess();

let dataDir: string;
let postgres: OwnDatabase | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gravestone-upgrade-'));
  postgres = await ownDatabase(dataDir);
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await postgres?.drop();
});
afterAll(async () => {
  await commands.end();
  await removeBundle();
});

const settings = () => ({
  ...SETTINGS,
  ...NO_MAIL_SERVER,
  DATA_DIR: dataDir,
  DATABASE_URL: postgres?.url ?? '',
});

/** Starts today's server on what lies there, and compares what it answers; then works on with it. */
async function answersAsBefore(version: string, kept: KeptStore): Promise<void> {
  const server = await runServerBriefly(settings());
  const tokens = await logIn(server.url, kept.logins);
  expect(await callsOf(server.url)).toEqual(expect.arrayContaining(kept.calls));
  expect(await differences(server.url, version, kept, tokens)).toEqual([]);
  await worksOn(server.url, kept, tokens);
  // Not told to: it would finish the letters of what was just sent, papers and all.
  await server.end('SIGKILL');
}

describe.each(versions)('A store that the version of %s wrote', (version) => {
  const backup = join(KEPT, version, FILES.backup);

  test(
    'is restored from its backup: commands print and the server answers the same, and work goes on',
    async () => {
      const kept = await readKept(version);
      if (!postgres) await putEmptyDatabase(dataDir);
      expect(await runOn(commands, settings(), ['restore', backup])).toMatch(
        /^Restored \d+ rows and \d+ pictures/,
      );
      const printed = kept.printed.filter(({ words }) => isStillPrinted(words, kept.writtenAt));
      // Each command on the embedded database opens the whole of it: there the order of a letter has to do.
      for (const { words, said } of postgres ? printed : printed.slice(-1))
        expect(asPrintedBy(version, words, await runOn(commands, settings(), words))).toBe(said);
      await answersAsBefore(version, kept);
    },
    PATIENCE,
  );

  test(
    'is upgraded where it lies, in the tables of that version, by the start of the server',
    async () => {
      const kept = await readKept(version);
      await layTablesOf(backup, settings());
      await answersAsBefore(version, kept);
    },
    PATIENCE,
  );

  const folder = join(KEPT, version, FILES.folder);
  if (!existsSync(folder) || inject('postgres')) return;
  test(
    'is upgraded in the folder of its embedded database, as that version left it',
    async () => {
      const kept = await readKept(version);
      await unpackFolder(folder, dataDir);
      await answersAsBefore(version, kept);
    },
    PATIENCE,
  );
});
