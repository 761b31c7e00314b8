import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadlessChromium } from './e2e/chromium';
import { DATA_FOLDER } from './e2e/dataFolder';
import { DEVELOPMENT_PORT, developmentURL, PORT } from './e2e/ports';
import { VARIANT } from './e2e/variants';
import { isShortRun, SHORT_WALKS } from './tests/shortRun';

/** What everything is tried in, and with `WIDTH=390` or `WIDTH=820` what a desk's tests are tried in instead. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

const WIDTH = Number(process.env.WIDTH ?? 1440);
const viewport = WINDOWS.find(({ width }) => width === WIDTH);
if (!viewport) throw new Error(`WIDTH is one of ${WINDOWS.map(({ width }) => width).join(', ')}`);

/** With `VARIANTS=yes` the variants alone are taken, without it all but them (see `e2e/variants.ts`). */
const takesVariants = process.env.VARIANTS === 'yes';
const isVariant = new RegExp(VARIANT);

const baseURL = `http://127.0.0.1:${PORT}`;

export default defineConfig({
  testDir: 'e2e',
  ...(isShortRun && { testMatch: SHORT_WALKS.map((walk) => `**/${walk}`) }),
  // Apart from what the golden pictures leave there: Playwright empties its own folder.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Two browsers and a server share two cores: a test that was too late may try once more, and the run says so.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    locale: 'da-DK',
    // Tracing every try makes them all 40 % longer; what fails is traced when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // What a service worker answers no `page.route` sees; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findHeadlessChromium(),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: WIDTH === 1440 ? 'desktop' : `${WIDTH} px`,
      use: { viewport },
      // These choose their widths themselves, or are about what a narrow window has not got.
      // What is tried on a phone is tried here as a variant of that.
      grep: takesVariants ? [isVariant, /@phone/] : /./,
      grepInvert: [...(WIDTH === 1440 ? [] : [/@wide/]), ...(takesVariants ? [] : [isVariant, /@phone/])],
      ...(WIDTH !== 1440 && { testIgnore: '**/access/**' }),
    },
    {
      name: 'phone',
      // The tag follows the title, which names the phone.
      grep: takesVariants ? new RegExp(`@phone.*${VARIANT}`, 's') : /@phone/,
      grepInvert: takesVariants ? [] : isVariant,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: [
    {
      command: 'node server/start.mjs',
      url: `${baseURL}/readyz`,
      timeout: 120_000,
      env: { PORT, DATA_DIR: DATA_FOLDER, DEMO_PASSWORD: 'e2e-password' },
    },
    {
      // React mounts everything twice in development only.
      command: `npx --no-install vite --port ${DEVELOPMENT_PORT} --strictPort --host 127.0.0.1`,
      url: developmentURL,
      timeout: 120_000,
      env: { API_URL: baseURL },
    },
  ],
});
