/**
 * Prints how soon somebody who has never seen the page has a decent stone, on a phone four times slower, by slow 4G:
 *
 *     npx tsx bench/newcomer/run.ts [how many times]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/chromium';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { median } from '../median';
import { buildApp } from '../places';
import { machine } from '../report';
import { PHONE } from '../start/devices';
import { SLOW_4G, slowNetworkTo } from './slowNetwork';
import { type NewcomersWalk, walkAsNewcomer } from './walk';

const repeats = Number(process.argv[2] ?? 3);
const temporary = await mkdtemp(join(tmpdir(), 'gravestone-newcomer-'));
buildApp();
const server = await runServer({ DATA_DIR: temporary });
const network = await slowNetworkTo(server.url, SLOW_4G);
const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
try {
  const walks: NewcomersWalk[] = [];
  for (let repeat = 0; repeat < repeats; repeat += 1)
    walks.push(await walkAsNewcomer(browser, PHONE, network.url));
  const of = (read: (walk: NewcomersWalk) => number) => (median(walks.map(read)) / 1000).toFixed(1);
  process.stdout.write(
    `| first picture, s | designer shows the stone, s | name, dates, saved, s |\n| ---: | ---: | ---: |\n| ${of((walk) => walk.firstPicture)} | ${of((walk) => walk.designer)} | ${of((walk) => walk.decent)} |\n${machine({ chromium: browser.version() })}\n`,
  );
} finally {
  await browser.close();
  await network.close();
  await server.end('SIGTERM');
  await removeBundle();
  await rm(temporary, { recursive: true, force: true });
}
