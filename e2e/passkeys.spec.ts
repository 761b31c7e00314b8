import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { commandLine } from '../tests/server/commandLine';
import { type RunningServer, removeBundle, runServerBriefly } from '../tests/server/runServer';
import { expectNoObjections } from './access/axe';
import { LANGUAGES } from './access/languages';
import { triedIn } from './variants';

// One worker runs them all, so that the server below is started once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PASSWORD = 'e2e-password';

// Its own server, with one user per language: the number of keys is checked.
let server: RunningServer;
let folder: string;
let origin: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-e2e-'));
  const settings = { DATA_DIR: folder, DEMO_PASSWORD: PASSWORD };
  await (await runServerBriefly(settings)).end('SIGTERM');
  for (const { locale } of LANGUAGES)
    execFileSync(process.execPath, [...commandLine('user'), 'add', `kontor ${locale}`, '2'], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
      input: `${PASSWORD}\n`,
    });
  server = await runServerBriefly(settings);
  // Browsers store keys for domain names, which 127.0.0.1 is not.
  origin = server.url.replace('127.0.0.1', 'localhost');
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
  await removeBundle();
});

/** A phone's authenticator, whose owner has verified, or refuses. */
async function authenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    recognise: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** Logs out on the home page, which leads to the login. */
async function logOut(page: Page, prefix: string, words: string): Promise<void> {
  await page.goto(`${origin}${prefix}/home`);
  await page.getByRole('button', { name: words, exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
}

for (const { locale, prefix, tag, words } of LANGUAGES)
  test.describe(locale, () => {
    test.use({ locale: tag });
    test(
      `a user makes a key, logs in by it without a password, and removes it, in ${locale} @phone`,
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        const say = words.account.passkeys;
        const phone = await authenticator(page);
        await page.goto(`${origin}${prefix}/login`);
        await page.getByLabel(words.session.username).fill(`kontor ${locale}`);
        await page.getByLabel(words.session.password).fill(PASSWORD);
        await page.getByRole('button', { name: words.session.logIn, exact: true }).click();
        await expect(page).toHaveURL(`${origin}${prefix}/home`);
        await page.goto(`${origin}${prefix}/account`);
        const part = page.getByRole('region', { name: say.title });

        await part.getByRole('button', { name: say.add }).click();
        const asked = part.getByLabel(words.account.secondFactor.password);
        await expect(asked).toBeFocused();
        await expectNoObjections(page, 'a password is asked for');
        await asked.fill('forkert');
        await page.keyboard.press('Enter');
        await expect(part.getByRole('alert')).toBeVisible();
        await phone.recognise(false);
        await asked.fill(PASSWORD);
        await page.keyboard.press('Enter');
        await expect(part.getByRole('alert')).toHaveText(words.session.passkeyFailed.notMade);
        await phone.recognise(true);
        await asked.fill(PASSWORD);
        await page.keyboard.press('Enter');
        await expect(part.getByText(say.added)).toBeFocused();
        await expect(part.getByRole('listitem')).toHaveCount(1);
        expect(await phone.keys()).toBe(1);
        await expectNoObjections(page, 'a key is made');

        // The same phone is not asked for a second one.
        await part.getByRole('button', { name: say.add }).click();
        await asked.fill(PASSWORD);
        await page.keyboard.press('Enter');
        await expect(part.getByRole('alert')).toHaveText(words.session.passkeyFailed.there);
        await part.getByRole('button', { name: say.cancel }).click();

        await logOut(page, prefix, words.session.logOut);
        await expectNoObjections(page, 'login by a key');
        await phone.recognise(false);
        await page.getByRole('button', { name: words.session.logInByPasskey }).click();
        await expect(page.getByRole('alert')).toHaveText(words.session.passkeyFailed.notShown);
        await phone.recognise(true);
        await page.getByRole('button', { name: words.session.logInByPasskey }).click();
        await expect(page.getByRole('button', { name: words.session.logInByPasskey })).toHaveCount(0);

        await page.goto(`${origin}${prefix}/account`);
        // The newest stands first; another test may be making one, too.
        const own = part
          .getByRole('listitem')
          .filter({ hasText: say.used.split('{{')[0] ?? '' })
          .first();
        await own.getByRole('button').click();
        await expect(part.getByText(say.removeAsk)).toBeVisible();
        await expectNoObjections(page, 'a key is removed');
        await part.getByRole('alert').getByRole('button', { name: say.remove, exact: true }).click();
        await expect(part.getByText(say.removed)).toBeFocused();
        await logOut(page, prefix, words.session.logOut);
        await page.getByRole('button', { name: words.session.logInByPasskey }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(page.getByLabel(words.session.username)).toBeVisible();
      },
    );
  });
