/**
 * Measures stones of six families with large gilded vignettes that are edited in the middle of their order right after they
 * were opened, while their reliefs are still being baked, and prints the table.
 *
 *     npx tsx bench/mixed/run.ts [repeats] [lines …] [--built]
 *
 * `--built` measures the app as it was built last.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/chromium';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { buildApp } from '../places';
import { machine } from '../report';
import { type Mixed, measureMixed } from './measureMixed';
import { mixedStone } from './mixedDesign';
import { mixedTable, type OfLines } from './mixedTable';

const [repeats = 5, ...given] = process.argv
  .slice(2)
  .filter((word) => word !== '--built')
  .map(Number);
const sizes = given.length > 0 ? given : [3, 12, 60];

const temporary = await mkdtemp(join(tmpdir(), 'gravestone-mixed-'));
if (!process.argv.includes('--built')) buildApp();
const server = await runServer({ DATA_DIR: temporary });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const all: OfLines[] = [];
  for (const lines of sizes) {
    const stone = await mixedStone(lines);
    const measured: Mixed[] = [];
    for (let repeat = 1; repeat <= repeats; repeat += 1) {
      measured.push(await measureMixed(browser, server.url, stone));
      process.stderr.write(`${lines} lines, ${repeat} of ${repeats}\n`);
    }
    all.push({ lines, measured });
  }
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}. ${machine({ chromium: browser.version() })}.\n\n`,
  );
  process.stdout.write(`${mixedTable(all)}\n`);
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await removeBundle();
  await rm(temporary, { recursive: true, force: true });
}
