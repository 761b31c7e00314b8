/**
 * `npm run bench`: this renderer beside Konva, Fabric and hand-written Canvas2D in one Chromium. Prints the table and
 * writes it to docs/benchmarks.md. `--quick` does a few events of each, once; `--files` only the exported files;
 * neither writes anything. `--start` measures only how the app starts, and writes it with `--write`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/chromium';
import { projectRoot } from '../server/system/projectRoot';
import { removeBundle, runServer } from '../tests/server/runServer';
import { byHandIn } from './byHand';
import { endure } from './endurance';
import { measureExports } from './exports';
import { exportTable } from './exportTable';
import { type Effort, measure, measureStart } from './measure';
import { type Addresses, loadOnce, type Name, openSubject, type Subject } from './pages';
import { buildApp, buildPeers, PEERS, servePeers } from './places';
import { reportOf } from './report';
import { RATIOS, Results } from './results';
import { type BenchScene, SIZES } from './scene';
import { benchScenes } from './scenes';
import { startsIn } from './start/chapter';
import { benchStart } from './start/run';
import { USUAL } from './table';

const quick = process.argv.includes('--quick');
const filesOnly = process.argv.includes('--files');
const repeats = quick ? 1 : 3;
const effort: Effort = quick ? { hurried: 12, paced: 12 } : { hurried: 60, paced: 24 };
const EDITS = quick ? 500 : 10_000;
const MOST_MS_OF_EDITS = 60_000;

const NAMES: readonly Name[] = ['ours', ...PEERS];
const results = new Results();
const say = (what: string) => process.stderr.write(`${what}\n`);

const openAll = (browser: Browser, addresses: Addresses, pixelRatio: number) =>
  Promise.all(NAMES.map((name) => openSubject(browser, name, addresses, pixelRatio)));

const closeAll = (subjects: readonly Subject[]) =>
  Promise.all(subjects.map(({ context }) => context.close()));

async function measureAll(
  browser: Browser,
  addresses: Addresses,
  scenes: readonly BenchScene[],
): Promise<void> {
  for (const ratio of RATIOS) {
    const subjects = await openAll(browser, addresses, ratio);
    for (let repeat = 1; repeat <= repeats; repeat += 1) {
      for (const scene of scenes) {
        for (const subject of subjects) {
          results.add(subject.name, scene.lines.length, ratio, await measure(subject, scene, effort));
        }
        say(`pixel ratio ${ratio}, repeat ${repeat} of ${repeats}, ${scene.lines.length} lines`);
      }
    }
    await closeAll(subjects);
  }
}

async function measureStarts(browser: Browser, addresses: Addresses, scene: BenchScene): Promise<void> {
  const subjects = await openAll(browser, addresses, 1);
  for (const subject of subjects) {
    // Once for the files, once for the compiled scripts.
    for (let warmUp = 0; warmUp < 2; warmUp += 1) {
      await loadOnce(subject, scene);
      await subject.page.reload({ waitUntil: 'load' });
    }
  }
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    for (const subject of subjects) results.addStart(subject.name, await measureStart(subject, scene));
    say(`start-up and PNG, repeat ${repeat} of ${repeats}`);
  }
  await closeAll(subjects);
}

if (process.argv.includes('--start')) {
  await benchStart({ write: process.argv.includes('--write'), repeats });
  process.exit();
}

const temporary = await mkdtemp(join(tmpdir(), 'gravestone-bench-'));
const scenes = await benchScenes();
const usual = scenes[SIZES.findIndex(({ lines }) => lines === USUAL)];
const smallest = scenes[0];
const largest = scenes.at(-1);
if (!usual || !smallest || !largest) throw new Error('a bench without scenes');
say('building');
buildApp();
await buildPeers(join(temporary, 'peers'), scenes);
const peers = await servePeers(join(temporary, 'peers'));
const server = await runServer({ DATA_DIR: join(temporary, 'data') });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: CHROMIUM_FLAGS,
});
try {
  const addresses = { app: server.url, peers: peers.url };
  if (!filesOnly) {
    await measureAll(browser, addresses, scenes);
    await measureStarts(browser, addresses, usual);
  }
  for (let repeat = 1; repeat <= repeats; repeat += 1) {
    results.addExports(await measureExports(browser, addresses, largest));
    say(`files, repeat ${repeat} of ${repeats}`);
  }
  if (filesOnly) {
    process.stdout.write(`${exportTable(results)}\n`);
  } else {
    const enduring = await openSubject(browser, 'ours', addresses, 1);
    results.endurance = await endure(enduring, smallest, EDITS, MOST_MS_OF_EDITS);
    say('edits');
    const page = join(projectRoot(), 'docs/benchmarks.md');
    const before = await readFile(page, 'utf8');
    const starts = startsIn(before);
    const report = reportOf(
      results,
      { chromium: browser.version(), date: new Date(), repeats, effort },
      starts,
    );
    process.stdout.write(`${report}\n`);
    if (!quick) await writeFile(page, report + byHandIn(before));
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await peers.close();
  await removeBundle();
  await rm(temporary, { recursive: true, force: true });
}
