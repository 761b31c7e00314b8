import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function installed(): string | undefined {
  return [process.env.CHROMIUM ?? '', ...INSTALLED, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
}

/**
 * Finds a Chromium: an installed one (or the one that CHROMIUM names), else Playwright's, else Debian's package, which
 * is installed where that is possible.
 *
 * @throws Error where there is none and none can be installed.
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  const quietly = { stdio: 'ignore' } as const;
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly);
  const path = installed();
  if (!path) throw new Error('no Chromium was found, and Debian’s package brought none');
  return path;
}

/** How every Chromium here is started: it may run as root, and asks nobody on the network for anything. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
