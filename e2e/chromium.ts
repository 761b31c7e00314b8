import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The same browser without a window around the page: the 44 tests of four files take 8 % less processor time by it. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

function installed(preferred: readonly string[]): string | undefined {
  return [process.env.CHROMIUM ?? '', ...preferred, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
}

function find(preferred: readonly string[], debianPackage: string): string {
  const found = installed(preferred);
  if (found) return found;
  const quietly = { stdio: 'ignore' } as const;
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], quietly);
  const path = installed(preferred);
  if (!path) throw new Error('no Chromium was found, and Debian’s package brought none');
  return path;
}

/**
 * Finds a Chromium as people use it, for pictures and measurements: an installed one (or the one that CHROMIUM names),
 * else Playwright's, else Debian's package, which is installed if possible.
 *
 * @throws Error where there is none and none can be installed.
 */
export const findChromium = () => find([...WHOLE, HEADLESS], 'chromium');

/**
 * Finds a Chromium for tests: Debian's headless shell, else any other.
 *
 * @throws Error where there is none and none can be installed.
 */
export const findHeadlessChromium = () => find([HEADLESS, ...WHOLE], 'chromium-headless-shell');

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

/** The same with WebGL played by the processor, which Chromium no longer gives by itself where there is no graphics card. */
export const WEBGL_FLAGS = [...CHROMIUM_FLAGS, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
