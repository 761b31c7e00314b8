import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { commandLine } from '../tests/server/commandLine';
import { type RunningServer, removeBundle, runServerBriefly } from '../tests/server/runServer';
import { expectNoObjections } from './access/axe';
import { LANGUAGES } from './access/languages';
import { lettersIn } from './outbox';
import { triedIn } from './variants';

// One worker runs them all, so that the server below is started once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PASSWORD = 'e2e-password';
const ADDRESS = 'kontor@example.test';

// Its own server: all other tests log in as the same users.
let server: RunningServer;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gravestone-e2e-'));
  const settings = { DATA_DIR: folder, DEMO_PASSWORD: PASSWORD };
  await (await runServerBriefly(settings)).end('SIGTERM');
  execFileSync(process.execPath, [...commandLine('user'), 'email', 'bedemand', ADDRESS], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
  });
  server = await runServerBriefly(settings);
});
test.afterAll(async () => {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
  await removeBundle();
});

/** The pages, linked in letters, where a password is chosen. */
const linked = async () =>
  (await lettersIn(folder)).flatMap(({ text }) => /https?:\/\/\S+\/reset\/\S+/.exec(text ?? '')?.[0] ?? []);

/** Submits the form on the screen, and returns the page that the letter links to. */
async function askFor(page: Page, words: (typeof LANGUAGES)[number]['words'], name: string) {
  const before = await linked();
  await page.getByLabel(words.password.ask.name).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.password.ask.sentTitle })).toBeFocused();
  const later = async () => (await linked()).filter((each) => !before.includes(each));
  await expect.poll(later, { timeout: 30_000 }).toHaveLength(1);
  return (await later())[0] ?? '';
}

for (const { locale, prefix, tag, words } of LANGUAGES)
  test.describe(locale, () => {
    test.use({ locale: tag });
    test(
      `a forgotten password is replaced by letter, in ${locale} @phone`,
      triedIn(locale, 'da'),
      async ({ page }) => {
        test.slow();
        const say = words.password;
        const chosen = `et stille egetræ ${locale} ${Math.random()}`;
        await page.goto(`${server.url}${prefix}/login`);
        await page.getByRole('link', { name: say.forgotten }).click();
        await expect(page).toHaveURL(`${server.url}${prefix}/forgot`);
        await expect(page.getByLabel(say.ask.name)).toBeFocused();
        await expectNoObjections(page, 'forgotten');
        const link = await askFor(page, words, ADDRESS);
        await expectNoObjections(page, 'a letter is on its way');
        expect(new URL(link).pathname.startsWith(`${prefix}/reset/pw_`)).toBe(true);

        await page.goto(`${server.url}${new URL(link).pathname}`);
        await expect(page.getByLabel(say.choose.username)).toHaveValue('bedemand');
        await expectNoObjections(page, 'another password');
        const field = page.getByLabel(say.choose.password, { exact: true });
        await field.fill('kort');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toContainText('8');
        await page.getByText(say.choose.show).click();
        await expect(field).toHaveAttribute('type', 'text');
        await field.fill(chosen);
        await page.getByRole('button', { name: say.choose.save }).click();
        await expect(page.getByRole('heading', { name: say.choose.doneTitle })).toBeFocused();
        await expectNoObjections(page, 'the password is changed');

        await page.getByRole('link', { name: say.toLogin }).click();
        await page.getByLabel(words.session.username).fill('bedemand');
        await page.getByLabel(words.session.password).fill(chosen);
        await page.getByRole('button', { name: words.session.logIn }).click();
        await expect(page).toHaveURL(`${server.url}${prefix}/home`);
        await page.goto(`${server.url}${prefix}/account`);
        await expect(page.getByText(ADDRESS)).toBeVisible();

        // A used link no longer works, and a user logged in here loses nothing by opening it.
        await page.goto(`${server.url}${new URL(link).pathname}`);
        await page.getByRole('button', { name: say.choose.askAgain }).click();
        await expect(page).toHaveURL(`${server.url}${prefix}/forgot`);
      },
    );
  });

test('a user who replaces the password here is asked for it here too', async ({ page }) => {
  const [danish] = LANGUAGES;
  if (!danish) throw new Error('there is no Danish');
  const { words } = danish;
  await page.goto(`${server.url}/forgot`);
  await page.goto(await askFor(page, words, 'bedemand'));
  const choose = async (password: string) => {
    await page.getByLabel('Ny adgangskode', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Til login' }).click();
  };
  const logIn = async (password: string) => {
    await page.getByLabel('Brugernavn').fill('bedemand');
    await page.getByLabel('Adgangskode').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Hvad vil du gøre?' })).toBeVisible();
  };
  await choose('den første nye kode');
  await logIn('den første nye kode');
  await page.getByRole('link', { name: 'Din adgang' }).click();
  await page.getByRole('link', { name: 'Ny adgangskode' }).click();
  await page.goto(await askFor(page, words, 'bedemand'));
  await choose('den anden nye kode');
  await expect(page.getByLabel('Brugernavn')).toBeVisible();
  await logIn('den anden nye kode');
});

test('a server that does not answer is said in words, and nothing typed is lost', async ({ page }) => {
  await page.goto(`${server.url}/forgot`);
  await page.route('**/api/passwordLetter', (route) => route.abort());
  await page.getByLabel('Brugernavn eller mailadresse').fill('bedemand');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Serveren svarer ikke');
  await expect(page.getByLabel('Brugernavn eller mailadresse')).toHaveValue('bedemand');
  await page.route('**/api/password/**', (route) => route.abort());
  await page.goto(`${server.url}/reset/pw_hvad-som-helst`);
  await expect(page.getByText('Serveren svarer ikke')).toBeVisible();
  await page.unroute('**/api/password/**');
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByText('Linket gælder ikke længere')).toBeVisible();
});
