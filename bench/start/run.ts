import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/chromium';
import { projectRoot } from '../../server/system/projectRoot';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { buildApp } from '../places';
import { machine } from '../report';
import { withStarts } from './chapter';
import { DESKTOP, PHONE } from './devices';
import { dragName } from './dragging';
import { startOnce } from './starts';
import { type OfDevice, startTable } from './startTable';

const say = (what: string) => process.stderr.write(`${what}\n`);

/**
 * Measures how the app starts and prints the tables.
 *
 * @param write also puts them into docs/benchmarks.md.
 * @param repeats of which the medians are taken.
 */
export async function benchStart({ write, repeats }: { write: boolean; repeats: number }): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'gravestone-start-'));
  say('building');
  buildApp();
  const server = await runServer({ DATA_DIR: temporary });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const measured: OfDevice[] = [];
    for (const device of [DESKTOP, PHONE]) {
      const starts: OfDevice['starts'][number][] = [];
      for (let repeat = 1; repeat <= repeats; repeat += 1) {
        starts.push(await startOnce(device, server.url));
        say(`${device.name}, ${repeat} of ${repeats}`);
      }
      const frames = device.context.hasTouch ? await dragName(browser, device, server.url) : undefined;
      measured.push({ device, starts, frames });
    }
    const table = startTable(measured);
    process.stdout.write(`${table}\n`);
    if (!write) return;
    const page = join(projectRoot(), 'docs/benchmarks.md');
    const circumstances = { chromium: browser.version(), date: new Date(), repeats };
    const on = `${circumstances.date.toISOString().slice(0, 10)}. ${machine(circumstances)}.`;
    await writeFile(page, withStarts(await readFile(page, 'utf8'), table, on, repeats));
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    await removeBundle();
    await rm(temporary, { recursive: true, force: true });
  }
}
