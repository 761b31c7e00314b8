import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { isWhole } from '../../someOf';
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

/** PostgreSQL runs this file as well. */
const isOnPostgres = inject('postgres') !== undefined;

/**
 * The store of the newest version is taken over in every way on both databases. In the usual run the oldest one is
 * restored on the embedded database and upgraded where it lies on PostgreSQL; `UPGRADES=all` does both on both, with all.
 */
const takenOver = (way: 'restored' | 'where it lies') =>
  isWhole('UPGRADES')
    ? versions
    : versions.filter(
        (version) =>
          version === versions.at(-1) ||
          (version === versions[0] && isOnPostgres === (way === 'where it lies')),
      );
const withFolder = versions.filter((version) => existsSync(join(KEPT, version, FILES.folder)));

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

describe('A store that an earlier version wrote', () => {
  test.each(takenOver('restored'))(
    'is restored from its backup: commands print and the server answers the same, and work goes on: %s',
    async (version) => {
      const kept = await readKept(version);
      if (!postgres) await putEmptyDatabase(dataDir);
      const backup = join(KEPT, version, FILES.backup);
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

  test.each(takenOver('where it lies'))(
    'is upgraded where it lies, in the tables of that version, by the start of the server: %s',
    async (version) => {
      const kept = await readKept(version);
      await layTablesOf(join(KEPT, version, FILES.backup), settings());
      await answersAsBefore(version, kept);
    },
    PATIENCE,
  );

  if (isOnPostgres) return;
  test.each(withFolder)(
    'is upgraded in the folder of its embedded database, as that version left it: %s',
    async (version) => {
      const kept = await readKept(version);
      await unpackFolder(join(KEPT, version, FILES.folder), dataDir);
      await answersAsBefore(version, kept);
    },
    PATIENCE,
  );
});
