/**
 * Replays a session with the designer in its real timing (a line is dragged right after the stone was opened, typed in, the
 * view pinched, the stone changed and changed back) on stones of six families with large gilded vignettes, and prints the
 * table: how long the turns were in which the page and the stage's worker answered.
 *
 *     npx tsx bench/inUse/run.ts [repeats] [lines …] [--built]
 *
 * `--built` measures the app as it was built last.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/chromium';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { median } from '../median';
import { mixedStone } from '../mixed/mixedDesign';
import { buildApp } from '../places';
import { machine } from '../report';
import { measureSession, type Session } from './measureSession';

const [repeats = 5, ...given] = process.argv
  .slice(2)
  .filter((word) => word !== '--built')
  .map(Number);
const sizes = given.length > 0 ? given : [3, 12, 60];

const ROWS: readonly (readonly [name: string, digits: number, of: (session: Session) => number])[] = [
  ['stone seen, ms', 0, ({ opened }) => opened],
  ['inputs', 0, ({ inputs }) => inputs],
  ['turns of the stage’s worker that answered', 0, ({ stage }) => stage.count],
  ['of the processor, p99, ms', 1, ({ stage }) => stage.p99],
  ['the longest, ms', 1, ({ stage }) => stage.longest],
  ['turns of the page’s thread that answered', 0, ({ main }) => main.count],
  ['of the processor, p99, ms', 1, ({ main }) => main.p99],
  ['the longest, ms', 1, ({ main }) => main.longest],
  ['the longest by the clock, ms', 1, ({ main }) => main.longestByClock],
  ['turns of 50 ms or more by the clock', 0, ({ longTasks }) => longTasks],
];

const temporary = await mkdtemp(join(tmpdir(), 'gravestone-in-use-'));
if (!process.argv.includes('--built')) buildApp();
const server = await runServer({ DATA_DIR: temporary });
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const all: Session[][] = [];
  for (const lines of sizes) {
    const stone = await mixedStone(lines);
    const sessions: Session[] = [];
    for (let repeat = 1; repeat <= repeats; repeat += 1) {
      sessions.push(await measureSession(browser, server.url, stone));
      process.stderr.write(`${lines} lines, ${repeat} of ${repeats}\n`);
    }
    all.push(sessions);
  }
  const row = ([name, digits, of]: (typeof ROWS)[number]) =>
    `| ${[name, ...all.map((sessions) => median(sessions.map(of)).toFixed(digits))].join(' | ')} |`;
  process.stdout.write(
    `${[
      `${new Date().toISOString().slice(0, 10)}. ${machine({ chromium: browser.version() })}.`,
      '',
      `| | ${sizes.map((lines) => `${lines} lines`).join(' | ')} |`,
      `| --- |${sizes.map(() => ' ---: |').join('')}`,
      ...ROWS.map(row),
    ].join('\n')}\n`,
  );
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await removeBundle();
  await rm(temporary, { recursive: true, force: true });
}
