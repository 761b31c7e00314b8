import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../../e2e/chromium';
import type { Device } from './devices';
import { WATCH } from './watch';

/**
 * Opens a browser with a new profile of its own for some work, as people have one. Playwright's other contexts are private windows, for
 * which Chromium keeps no compiled scripts: each start would compile all of them anew.
 */
export async function inNewProfile(
  device: Device,
  serviceWorkers: 'allow' | 'block',
  work: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gravestone-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...device.context,
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
    locale: 'da-DK',
    serviceWorkers,
  });
  try {
    await context.addInitScript(WATCH);
    await work(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}
