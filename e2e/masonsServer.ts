import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, type Page, test } from '@playwright/test';
import { commandLine } from '../tests/server/commandLine';
import { type RunningServer, removeBundle, runServerBriefly } from '../tests/server/runServer';
import { rememberUser } from './access/stones';

/** A server of its own, to which users of a mason are added. */
export interface MasonsServer {
  /** The folder that it keeps everything in. */
  readonly folder: () => string;
  readonly url: () => string;
  /** Another person's browser, logged in, on a device if that matters. */
  readonly loggedIn: (
    browser: Browser,
    username: string,
    device?: BrowserContextOptions,
  ) => Promise<{ page: Page; token: string }>;
}

/**
 * Starts one before the tests of a describe block, with users who work for the mason of number 1, and ends it after them.
 *
 * @param demanding the number of a business whose stones are cut only after the family has approved them.
 */
export function serverOfMason(users: readonly string[], demanding?: number): MasonsServer {
  let server: RunningServer;
  let folder: string;
  test.beforeAll(async () => {
    // It is built, and started twice.
    test.setTimeout(240_000);
    folder = await mkdtemp(join(tmpdir(), 'gravestone-e2e-'));
    const here = { ...process.env, DATABASE_URL: '', DATA_DIR: folder };
    const settings = { DATA_DIR: folder, DEMO_PASSWORD: 'e2e-password' };
    await (await runServerBriefly(settings)).end('SIGTERM');
    for (const user of users)
      execFileSync(process.execPath, [...commandLine('user'), 'add', user, '7', 'Værksted', '--mason', '1'], {
        env: here,
        input: 'e2e-password\n',
      });
    if (demanding !== undefined)
      execFileSync(process.execPath, [...commandLine('business'), 'approval', `${demanding}`, 'demanded'], {
        env: here,
      });
    server = await runServerBriefly(settings);
  });
  test.afterAll(async () => {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
    await removeBundle();
  });
  return {
    folder: () => folder,
    url: () => server.url,
    loggedIn: async (browser, username, device) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...device });
      const page = await context.newPage();
      return { page, token: await rememberUser(page, username) };
    },
  };
}
