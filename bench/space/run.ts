/**
 * Prints how long a stone of twelve lines takes until it can be walked around:
 *
 *     npx tsx bench/space/run.ts [how many times]
 *
 * WebGL is played by the processor: there is no graphics card on the machines that measure. Its threads take the other core, and more
 * than that: what the worker does is told by its processor time.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, WEBGL_FLAGS } from '../../e2e/chromium';
import { removeBundle, runServer } from '../../tests/server/runServer';
import { median, quantile } from '../median';
import { buildApp } from '../places';
import { machine } from '../report';
import { DESKTOP, PHONE } from '../start/devices';
import { savedStone } from './stone';
import { type Walk, walkOn } from './walk';

const repeats = Number(process.argv[2] ?? 3);
const temporary = await mkdtemp(join(tmpdir(), 'gravestone-space-'));
buildApp();
const server = await runServer({ DATA_DIR: temporary });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: WEBGL_FLAGS,
});
try {
  const address = await savedStone(server.url);
  const table = [
    '| device | bodies made, ms: first / again | their worker, ms of processor time | seen, ms | turned, frames a second | between two, p50, ms | p95, ms |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ];
  for (const device of [DESKTOP, PHONE]) {
    const walks: Walk[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) walks.push(await walkOn(browser, device, address));
    const of = (read: (walk: Walk) => number) => median(walks.map(read)).toFixed(0);
    const both = (what: 'made' | 'worked' | 'seen') =>
      `${of((walk) => walk[what][0])} / ${of((walk) => walk[what][1])}`;
    const mean = (gaps: readonly number[]) => gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const cells = [
      ...[device.name, both('made'), both('worked'), both('seen')],
      of(({ turned }) => 1000 / mean(turned)),
      of(({ turned }) => quantile(turned, 0.5)),
      of(({ turned }) => quantile(turned, 0.95)),
    ];
    table.push(`| ${cells.join(' | ')} |`);
  }
  process.stdout.write(`${table.join('\n')}\n${machine({ chromium: browser.version() })}\n`);
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await removeBundle();
  await rm(temporary, { recursive: true, force: true });
}
