import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { baked } from '../pages';
import { type BenchScene, designOf } from '../scene';
import { pageProcesses, threadsOf } from '../threads';

/** The browser's processes of pages that have workers. */
async function stageProcesses(browser: Browser): Promise<readonly number[]> {
  const processes = await pageProcesses(browser);
  return processes.filter((process) => threadsOf(process).some(({ isWorker }) => isWorker));
}

/** Serves what was built in a folder. */
export async function serveBuild(folder: string): Promise<{ readonly url: string; end(): void }> {
  const data = mkdtempSync(join(tmpdir(), 'gravestone-versus-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (more) => {
      said += String(more);
      const address = /^Gravestone designer: (\S+)$/m.exec(said)?.[1];
      if (address) resolve(address);
    });
    server.once('close', () => reject(new Error(`the server of ${folder} ended:\n${said}`)));
  });
  return {
    url,
    end() {
      server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A build's bench page, with a stone in its final picture. */
export interface Build {
  readonly page: Page;
  /** The process of the page and its workers. */
  readonly process: number;
}

/** Opens the bench page of a server with a stone. */
export async function openBuild(browser: Browser, url: string, scene: BenchScene): Promise<Build> {
  const before = await stageProcesses(browser);
  const context = await browser.newContext({ viewport: { width: 1000, height: 850 } });
  const page = await context.newPage();
  await page.goto(`${url}/bench.html`);
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate((design) => window.bench.load(design), designOf(scene));
  await baked(page);
  const own = (await stageProcesses(browser)).find((process) => !before.includes(process));
  if (own === undefined) throw new Error('no process of the page was found');
  return { page, process: own };
}
