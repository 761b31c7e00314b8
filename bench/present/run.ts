/**
 * Prints what it takes to get pixels from a worker's memory into a visible canvas, by the way the stage takes and by others:
 *
 *     npx tsx bench/present/run.ts [frames]
 *
 * One part of a canvas a frame: a letter, a line, all of it. Given are the worker's own time until the call is over, and the
 * processor's time of all threads of the browser, less what the same frames take in which nothing is painted.
 */
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/chromium';
import { median } from '../median';
import { machine } from '../report';
import { TASKS } from '../turns';
import { CANVAS, PAGE } from './presentingPage';

const frames = Number(process.argv[2] ?? 200);

const WAYS = [
  'putImageData',
  'putImageData, desynchronized',
  'putImageData, willReadFrequently',
  'drawImage of an ImageBitmap',
  'transferFromImageBitmap',
];

/** The event that the category `toplevel` has around each task of every thread. */
const TASK = 'ThreadControllerImpl::RunTask';

const PARTS = {
  'a letter, 30 x 40': { left: 480, top: 300, width: 30, height: 40 },
  'a line, 520 x 90': { left: 240, top: 280, width: 520, height: 90 },
  'all, 1000 x 850': { left: 0, top: 0, ...CANVAS },
};
type Part = (typeof PARTS)[keyof typeof PARTS];

interface Cost {
  readonly worker: number;
  readonly browser: number;
}

interface Task {
  readonly name: string;
  readonly tdur?: number;
}

async function measured(browser: Browser, way: string, part: Part): Promise<Cost> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  await page.setContent(PAGE);
  const present = (count: number) =>
    page.evaluate<number[]>(`present(${JSON.stringify({ way, part, frames: count })})`);
  await present(30);
  await browser.startTracing(page, { categories: TASKS });
  const times = await present(frames);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    readonly traceEvents: readonly Task[];
  };
  await page.close();
  const tasks = traceEvents.filter(({ name }) => name === TASK);
  const all = tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return { worker: median(times), browser: all / 1000 / frames };
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const rows: string[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    const idle = await measured(browser, 'nothing', part);
    for (const way of WAYS) {
      const { worker, browser: all } = await measured(browser, way, part);
      rows.push(`| ${name} | ${way} | ${worker.toFixed(2)} | ${(all - idle.browser).toFixed(2)} |`);
    }
  }
  process.stdout.write(
    `${[
      `${new Date().toISOString().slice(0, 10)}. ${machine({ chromium: browser.version() })}.`,
      '',
      '| part | way | worker, ms | all threads, ms of the processor |',
      '| --- | --- | ---: | ---: |',
      ...rows,
    ].join('\n')}\n`,
  );
} finally {
  await browser.close();
}
