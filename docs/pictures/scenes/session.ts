import type { Scene } from '../scene';

const visit = (name: string, title: string, address: string): Scene => ({
  name: `session/${name}`,
  title,
  whole: true,
  arrange: async ({ page }) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
});

/** Logging in, home, the credits, and what is said where an address leads nowhere. */
export const SESSION: readonly Scene[] = [
  visit('login', 'Login', '/login'),
  {
    name: 'session/login-refused',
    title: 'Login refused',
    whole: true,
    arrange: async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('textbox', { name: 'Brugernavn' }).fill('bedemand');
      await page.getByLabel('Adgangskode').fill('forkert');
      await page.route('**/api/login', (route) =>
        route.fulfill({ status: 401, json: { error: 'Forkert brugernavn eller adgangskode.' } }),
      );
      await page.getByRole('button', { name: 'Log ind' }).click();
      await page.getByText('Forkert brugernavn eller adgangskode.').waitFor();
    },
  },
  visit('expired', 'Session expired', '/session-expired'),
  visit('token-refused', 'Login by a link that holds no longer', '/login/us_worthless/1'),
  { ...visit('home', 'Home page of whoever is logged in', '/home'), user: 'bedemand' },
  {
    name: 'session/account',
    title: 'How the user gets in, and where they are logged in',
    user: 'bedemand',
    whole: true,
    arrange: async ({ page }) => {
      const browsers = ['Chrome, Windows', 'Safari, iPhone', null];
      const results = browsers.map((browser, at) => ({
        id: `00000000-0000-4000-8000-00000000000${at}`,
        openedAt: `2026-11-${20 - 4 * at}T08:1${at}:00Z`,
        lastUsedAt: `2026-11-${22 - 3 * at}T15:4${at}:00Z`,
        browser,
        isThis: at === 0,
      }));
      const keys = [true, false].map((isSynced, at) => ({
        id: `00000000-0000-4000-8000-00000000001${at}`,
        createdAt: `2026-10-1${5 - 4 * at}T09:3${at}:00Z`,
        lastUsedAt: isSynced ? '2026-11-22T07:55:00Z' : null,
        browser: browsers[1 - at],
        isSynced,
      }));
      await page.route('**/api/passkeys', (route) => route.fulfill({ json: { results: keys } }));
      await page.route('**/api/sessions', (route) => route.fulfill({ json: { results } }));
      await page.route('**/api/account', (route) =>
        route.fulfill({ json: { username: 'bedemand', email: 'kontor@example.com' } }),
      );
      await page.goto('/account');
      await page.getByRole('listitem').nth(4).waitFor();
      await page.getByRole('button', { name: 'Slå til' }).waitFor();
    },
  },
  {
    name: 'session/second-factor',
    title: 'A code besides the password is turned on',
    user: 'bedemand',
    whole: true,
    arrange: async ({ page }) => {
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      const address = `otpauth://totp/Gravstensdesigner:bedemand?issuer=Gravstensdesigner&secret=${secret}`;
      await page.route('**/api/secondFactor', (route) =>
        route.fulfill({
          json: route.request().method() === 'POST' ? { secret, address } : { isOn: false, codesLeft: 0 },
        }),
      );
      await page.goto('/account');
      await page.getByRole('button', { name: 'Slå til' }).click();
      await page.getByLabel('Din adgangskode').fill('e2e-password');
      await page.getByRole('button', { name: 'Fortsæt' }).click();
      await page.getByRole('img', { name: 'QR-kode til kodeappen' }).waitFor();
    },
  },
  {
    name: 'session/recovery-codes',
    title: 'Recovery codes, shown once',
    user: 'bedemand',
    whole: true,
    arrange: async ({ page }) => {
      const codes = Array.from({ length: 10 }, (_, at) => `ABCD-EF${at}H-JKMN-PQRS`);
      await page.route('**/api/secondFactor', (route) =>
        route.fulfill({ json: { isOn: true, codesLeft: 3 } }),
      );
      await page.route('**/api/secondFactor/codes', (route) => route.fulfill({ json: { codes } }));
      await page.goto('/account');
      await page.getByRole('button', { name: 'Nye nødkoder' }).click();
      await page.getByLabel('Kode fra appen eller en nødkode').fill('123456');
      await page.getByRole('button', { name: 'Lav nye' }).click();
      await page.getByRole('heading', { name: 'Gem dine nødkoder' }).waitFor();
    },
  },
  {
    name: 'session/login-code',
    title: 'Login that takes a code',
    whole: true,
    arrange: async ({ page }) => {
      await page.route('**/api/login', (route) =>
        route.fulfill({ status: 401, json: { error: 'Skriv også koden.', code: 'codeNeeded' } }),
      );
      await page.goto('/login');
      await page.getByRole('textbox', { name: 'Brugernavn' }).fill('bedemand');
      await page.getByLabel('Adgangskode').fill('e2e-password');
      await page.getByRole('button', { name: 'Log ind' }).click();
      await page.getByLabel('Kode fra din kodeapp').waitFor();
    },
  },
  visit('forgotten', 'Forgotten password', '/forgot'),
  {
    name: 'session/password-letter',
    title: 'The letter for a forgotten password is on its way',
    whole: true,
    arrange: async ({ page }) => {
      await page.route('**/api/passwordLetter', (route) => route.fulfill({ json: {} }));
      await page.goto('/forgot');
      await page.getByLabel('Brugernavn eller mailadresse').fill('kontor@example.com');
      await page.getByRole('button', { name: 'Send link' }).click();
      await page.getByRole('heading', { name: 'Se efter i din mail' }).waitFor();
    },
  },
  {
    name: 'session/new-password',
    title: 'Another password, by the letter',
    whole: true,
    arrange: async ({ page }) => {
      await page.route('**/api/password/**', (route) => route.fulfill({ json: { username: 'bedemand' } }));
      await page.goto('/reset/pw_sample');
      await page.getByLabel('Ny adgangskode', { exact: true }).fill('et stille egetræ');
    },
  },
  visit('not-found', 'Page not found', '/intet/her'),
  {
    name: 'session/error',
    title: 'Error page',
    whole: true,
    arrange: async ({ page }) => {
      await page.route(/\/assets\/DesignerScreen-[^/]*\.js/, (route) => route.abort());
      await page.goto('/designer');
      await page.getByText('500').waitFor();
    },
  },
  visit('credits', 'Credits for fonts and icons', '/credits'),
];
