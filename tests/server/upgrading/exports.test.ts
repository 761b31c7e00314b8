import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandProcess } from '../commandProcess/commandProcess';
import { removeBundle } from '../runServer';
import { SETTINGS } from './checkout';
import { isStillExported } from './deliberate';
import { exportAll, ON_THE_DAY } from './exports';
import { type Exported, KEPT, readKept } from './keptStore';

/** Every third file, which is one of each format; with EVERY_EXPORT=1 all of them. */
const isWanted = (place: number) => process.env.EVERY_EXPORT !== undefined || place % 3 === 0;

const PATIENCE = 180_000;

const versions = (await readdir(KEPT)).toSorted();
/** All exports are made in one process, which takes today for the day of the kept ones. */
const commands = commandProcess(ON_THE_DAY);

let folder: string;
let made: Exported[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-exported-'));
  const { designs } = await readKept(versions.at(-1) ?? '');
  const variables = { PATH: process.env.PATH, HOME: process.env.HOME, ...SETTINGS };
  const command = async ([name = '', ...words]: readonly string[]) => {
    const { code, stderr } = await commands.run({ name, words, variables });
    if (code !== 0) throw new Error(`${name} ${words.join(' ')} ended with ${code}: ${stderr}`);
  };
  made = await exportAll(designs, folder, command, isWanted);
}, PATIENCE);
afterAll(async () => {
  await commands.end();
  await rm(folder, { recursive: true, force: true });
  await removeBundle();
});

test.each(versions)(
  'npm run export makes every file byte for byte as the version of %s did, apart from when a PDF was made, what pictures and PDFs say of themselves, and what differs on purpose',
  async (version) => {
    const kept = await readKept(version);
    expect(kept.designs).toEqual((await readKept(versions.at(-1) ?? '')).designs);
    const isSame = ({ output }: Exported) => isStillExported(version, output);
    const same = kept.exported.filter((_, place) => isWanted(place)).filter(isSame);
    expect(same.length).toBeGreaterThan(0);
    expect(made.filter(isSame)).toEqual(same);
  },
);
