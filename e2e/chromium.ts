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
 * installed if possible.
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

/**
 * What is switched off. The address bar's popups are separate pages that every new window loads beside the tested page:
 * 0.4 s of processor time each. The others are Playwright's own list, which a second flag would replace.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How every Chromium here is started: allowed to run as root, with no network requests of its own. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${SWITCHED_OFF.join(',')}`,
];
