import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, test } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './chromium';
import { keptForNextStart } from './offline/keptThings';
import { drawn } from './stage';

/** What Chromium's trace says of a script: that it was compiled while it came, or taken as it was kept. */
interface Traced {
  readonly name: string;
  readonly args?: { readonly data?: { readonly url?: string; readonly consumedCacheSize?: number } };
}

// A profile of its own: in a private window Chromium keeps no compiled scripts.
let folder: string;
let context: BrowserContext;
test.beforeEach(async ({ baseURL }) => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-compiled-'));
  context = await chromium.launchPersistentContext(folder, {
    ...(baseURL !== undefined && { baseURL }),
    executablePath: findHeadlessChromium(),
    args: CHROMIUM_FLAGS,
    locale: 'da-DK',
    serviceWorkers: 'allow',
  });
});
test.afterEach(async () => {
  await context.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the designer; what the page's own scripts were compiled from. */
async function started(): Promise<{ compiledAnew: string[]; keptBytes: number }> {
  const tracing = await context.browser()?.newBrowserCDPSession();
  if (!tracing) throw new Error('a browser without a trace');
  const events: Traced[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  await tracing.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-v8.compile'] },
  });
  const page = await context.newPage();
  await page.goto('/designer');
  await drawn(page);
  await keptForNextStart(page);
  // The browser writes what it has compiled a while later.
  await page.waitForTimeout(2000);
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await complete;
  await page.close();
  const ofPage = events.flatMap(({ name, args }) => {
    const file = args?.data?.url?.split('/').at(-1) ?? '';
    return /^(?:start|DesignerScreen)-/.test(file)
      ? [{ name, file, kept: args?.data?.consumedCacheSize }]
      : [];
  });
  return {
    compiledAnew: ofPage.flatMap(({ name, file }) => (name === 'v8.parseOnBackground' ? file : [])),
    keptBytes: ofPage.reduce((sum, { kept = 0 }) => sum + kept, 0),
  };
}

test('the third start takes its scripts as the browser compiled them at the second, which read them anew', async () => {
  await started();
  const second = await started();
  expect(second).toMatchObject({ keptBytes: 0 });
  expect(second.compiledAnew).toEqual(
    expect.arrayContaining([expect.stringMatching(/^start-/), expect.stringMatching(/^DesignerScreen-/)]),
  );
  const third = await started();
  expect(third.compiledAnew).toEqual([]);
  expect(third.keptBytes).toBeGreaterThan(1_000_000);
});
