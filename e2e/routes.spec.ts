import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from './access/languages';
import { makeStone, rememberUser, stoneDrawn } from './access/stones';
import { actAs, openByLink } from './byLink';
import { logIn } from './logIn';
import { inOnePage } from './oneVisit';
import { triedIn } from './variants';

/** Every link of the page within the app, without those that choose another language. */
async function ownLinks(page: Page): Promise<string[]> {
  const links = await page.locator('a[href^="/"]:not([hreflang])').all();
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

/** Expects every link to stay in the language of the page. */
async function expectPrefix(page: Page, prefix: string): Promise<void> {
  const links = await ownLinks(page);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links)
    expect(link).toMatch(prefix === '' ? /^\/(?!(de|no)([/?]|$))/ : new RegExp(`^${prefix}([/?]|$)`));
}

const langOf = (page: Page) => page.locator('html').getAttribute('lang');

for (const { locale, prefix, words } of LANGUAGES) {
  test.describe(`under the prefix ${prefix || '(none)'}`, () => {
    test('the pages that need no login open in the language of the address, whatever the browser’s', async ({
      page,
      context,
    }) => {
      // Only the root path asks the browser, which is Danish here, and then the cookie.
      await context.addCookies([{ name: 'i18n_redirected', value: locale, domain: '127.0.0.1', path: '/' }]);
      await page.goto(`${prefix}/`);
      await expect(page.getByRole('heading', { name: words.start.headline })).toBeVisible();
      await expect.poll(() => langOf(page)).toBe(locale);
      await expect(page).toHaveTitle(words.start.title);
      await expectPrefix(page, prefix);

      await page.goto(`${prefix}/login`);
      await expect(page.getByRole('heading', { name: words.session.logIn })).toBeVisible();
      await expect.poll(() => langOf(page)).toBe(locale);
      await expect(page).toHaveTitle(`${words.session.logIn} – ${words.start.title}`);
      await expectPrefix(page, prefix);

      await page.goto(`${prefix}/imprint`);
      await expect(page.getByRole('heading', { name: words.start.imprint })).toBeVisible();
      await expect(page).toHaveTitle(`${words.start.imprint} – ${words.start.title}`);
      await expectPrefix(page, prefix);

      await page.goto(`${prefix}/session-expired`);
      await expect(page.getByRole('heading', { name: words.session.expired })).toBeVisible();
      await expect(page.getByText(words.session.expiredHint)).toBeVisible();
      await expectPrefix(page, prefix);
      await page.getByRole('button', { name: words.session.logIn }).click();
      await expect(page).toHaveURL(`${prefix}/login`);

      await page.goto(`${prefix}/no-such-page`);
      await expect(page.getByText('404')).toBeVisible();
      await expect(page.getByText('This page could not be found')).toBeVisible();
      await expect(page).toHaveTitle(`${words.problems.pageNotFound} – ${words.start.title}`);
      await expect.poll(() => langOf(page)).toBe(locale);
      await expectPrefix(page, prefix);
    });

    test(
      'the designer at its addresses',
      inOnePage({
        'the designer opens for a new stone, for one reached by a token, and for a reader': async (page) => {
          await openByLink(page, `${prefix}/designer`);
          await stoneDrawn(page);
          await expect(
            page.getByRole('tab', { name: words.designer.panels.text, exact: true }),
          ).toBeVisible();
          await expect.poll(() => langOf(page)).toBe(locale);
          await expectPrefix(page, prefix);
          await page.getByRole('button', { name: words.designer.save }).click();
          await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${prefix}/designer/\\d+/st_`));

          const { id, token, readonlyToken } = await makeStone(page);
          await openByLink(page, `${prefix}/designer/${id}/${token}`);
          await stoneDrawn(page);
          await expect(page.getByRole('button', { name: words.designer.save })).toBeVisible();
          await openByLink(page, `${prefix}/designer/${id}/${readonlyToken}`);
          await stoneDrawn(page);
          await expect(page.getByText(words.menu.readLink)).toBeVisible();
        },

        'a designer that is filled in by whoever opens it begins with nothing prepared': async (page) => {
          const prepared: string[] = [];
          page.on('request', (request) => {
            if (/\/api\/prepare/.test(request.url())) prepared.push(request.url());
          });
          await openByLink(page, `${prefix}/designer?prefilled`);
          await stoneDrawn(page);
          await expect(
            page.getByRole('listbox', { name: words.designer.lines }).getByRole('option'),
          ).toHaveCount(0);
          expect(prepared).toEqual([]);
        },
      }),
    );

    test(
      'what is for those who are logged in leads to the login and back again, with its query',
      triedIn(locale, 'da'),
      async ({ page }) => {
        for (const [path, login] of [
          ['/home', '/login'],
          ['/designs', '/login?from=%2Fdesigns'],
          ['/designer/1', '/login?from=%2Fdesigner%2F1'],
        ] as const) {
          await openByLink(page, `${prefix}${path}`);
          await expect(page).toHaveURL(`${prefix}${login}`);
          await expect.poll(() => langOf(page)).toBe(locale);
        }
        await openByLink(page, `${prefix}/stone-design?type=urn&stone=35`);
        await expect(page).toHaveURL(`${prefix}/login?from=%2Fstone-design%3Ftype%3Durn%26stone%3D35`);
        await page.getByLabel(words.session.username).fill('bedemand');
        await page.getByLabel(words.session.password).fill('e2e-password');
        await page.getByRole('button', { name: words.session.logIn }).click();
        await expect(page).toHaveURL(`${prefix}/stone-design?type=urn&stone=35`);
        await stoneDrawn(page);
      },
    );

    test(
      'the home page, the list and a saved stone open for a user',
      triedIn(locale, 'de'),
      async ({ page }) => {
        const token = await actAs(page);
        await openByLink(page, `${prefix}/home`);
        await expect(page.getByRole('heading', { name: words.wizard.titles.takeAction })).toBeVisible();
        await expect.poll(() => langOf(page)).toBe(locale);
        await expectPrefix(page, prefix);
        await openByLink(page, `${prefix}/designs`);
        await expect(page.getByRole('heading', { name: words.designs.title })).toBeVisible();
        await expect.poll(() => langOf(page)).toBe(locale);
        await expectPrefix(page, prefix);
        const { id } = await makeStone(page, {}, token);
        await openByLink(page, `${prefix}/designer/${id}`);
        await stoneDrawn(page);
        await expect(page.getByRole('tab', { name: words.designer.panels.text, exact: true })).toBeVisible();
      },
    );

    test(
      '/opret-sten and /stone-design are Danish, and no link of the app leads there',
      triedIn(locale, 'no'),
      async ({ page }) => {
        const token = await rememberUser(page);
        const made = await page.request.post('/api/project/', {
          data: { decName: 'Anna' },
          headers: { AuthCookie: token },
        });
        const { id: project } = (await made.json()) as { id: number };
        const { id } = await makeStone(page, {}, token);
        for (const path of [
          '/opret-sten',
          `/opret-sten/${project}`,
          '/stone-design',
          `/stone-design/${id}`,
        ]) {
          await page.goto(`${prefix}${path}`);
          await stoneDrawn(page);
          await expect(page.getByRole('tab', { name: 'Tekst', exact: true })).toBeVisible();
          await expect.poll(() => langOf(page)).toBe('da');
          await expectPrefix(page, prefix);
        }
        await page.goto(`${prefix}/?step=newStone&project=${project}`);
        await expect.poll(() => langOf(page)).toBe(locale);
        await page.getByRole('link', { name: words.start.kinds.lawn.name }).click();
        await page.getByRole('link', { name: /cm$/ }).first().click();
        await expect(page).toHaveURL(
          new RegExp(`${prefix}/designer\\?type=lawn&stone=\\d+&project=${project}$`),
        );
        await expect(page.getByRole('tab', { name: words.designer.panels.text, exact: true })).toBeVisible();
        await expect.poll(() => langOf(page)).toBe(locale);
        await page.goBack();
        await expect(page.getByRole('heading', { name: words.wizard.titles.selectStoneType })).toBeVisible();
        await expect.poll(() => langOf(page)).toBe(locale);
      },
    );

    test(
      'a new stone for a case is designed in the language of the list, and is the case’s',
      triedIn(locale, 'da'),
      async ({ page }) => {
        const token = await rememberUser(page);
        const headers = { AuthCookie: token };
        const decName = `Anna ${prefix}`;
        const made = await page.request.post('/api/project/', { data: { decName }, headers });
        const { id: project } = (await made.json()) as { id: number };
        await page.goto(`${prefix}/designs`);
        await page.getByRole('searchbox').fill(decName);
        await page.locator(`a[href="${prefix}/designer?project=${project}"]`).first().click();
        await stoneDrawn(page);
        await expect.poll(() => langOf(page)).toBe(locale);
        await page.getByRole('button', { name: words.designer.save }).click();
        await expect(page).toHaveURL(new RegExp(`${prefix}/designer/\\d+$`));
        await expect.poll(() => langOf(page)).toBe(locale);
        const listed = await page.request.get(`/api/project/${project}`, { headers });
        expect(((await listed.json()) as { stones: object[] }).stones).toHaveLength(1);
      },
    );

    test('a new stone for a case is for those who are logged in', triedIn(locale, 'de'), async ({ page }) => {
      await page.goto(`${prefix}/designer?project=7`);
      await expect(page).toHaveURL(`${prefix}/login?from=%2Fdesigner%3Fproject%3D7`);
    });

    test(
      'a token logs in on the way to a project; one that is worthless says so',
      triedIn(locale, 'no'),
      async ({ page }) => {
        const answer = await page.request.post('/api/login', {
          data: { username: 'bedemand', password: 'e2e-password' },
        });
        const { token } = (await answer.json()) as { token: string };
        const made = await page.request.post('/api/project/', {
          data: { decName: 'Anna' },
          headers: { AuthCookie: token },
        });
        const { id: project } = (await made.json()) as { id: number };
        await page.goto(`${prefix}/login/us_worthless/${project}`);
        await expect(page.getByRole('heading', { name: words.session.tokenRefused })).toBeVisible();
        await page.goto(`${prefix}/login/${project}`);
        await expect(page).toHaveURL(`${prefix}/login?from=%2Fopret-sten%2F${project}`);
        await page.goto(`${prefix}/login/${token}/${project}`);
        await expect(page).toHaveURL(`${prefix}/opret-sten/${project}`);
        await stoneDrawn(page);
        expect(page.url()).not.toContain(token);
      },
    );

    test(
      'an answer of 403 removes the stored user and says that the session has ended',
      triedIn(locale, 'da'),
      async ({ page }) => {
        await page.goto(`${prefix}/login`);
        await page.evaluate(() =>
          localStorage.setItem('gravestone.user', JSON.stringify({ token: 'us_worthless', BusinessId: 2 })),
        );
        await page.goto(`${prefix}/designs`);
        await expect(page).toHaveURL(new RegExp(`${prefix}/session-expired`));
        await expect(page.getByRole('heading', { name: words.session.expired })).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('gravestone.user'))).toBeNull();
      },
    );
  });
}

for (const [browser, there] of [
  ['de-AT', '/de/'],
  ['nb-NO', '/no/'],
  ['nn-NO', '/no/'],
  ['en-GB', '/'],
] as const) {
  test.describe(`a browser that speaks ${browser}`, () => {
    test.use({ locale: browser });

    test('is asked on the root path alone, and its language kept for 365 days', async ({ page, context }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible();
      expect(await context.cookies()).toEqual([]);
      await page.goto('/?step=newStone');
      await expect(page).toHaveURL(`${there}?step=newStone`);
      if (there === '/') return;
      const [cookie] = await context.cookies();
      expect(cookie).toMatchObject({ name: 'i18n_redirected', value: there.slice(1, 3), path: '/' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
      expect(days).toBeGreaterThan(364.9);
      expect(days).toBeLessThan(365.1);
    });
  });
}

test('what was chosen goes before what the browser speaks', async ({ page, context }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Norsk' }).click();
  await expect(page).toHaveURL('/no/');
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: 'i18n_redirected', value: 'no' });
  await page.goto('/');
  await expect(page).toHaveURL('/no/');
  await logInFrom(page);
});

/** From a page in Norwegian to the Danish login, whose address decides. */
async function logInFrom(page: Page): Promise<void> {
  await page.goto('/login');
  await logIn(page);
  await expect(page).toHaveURL('/home');
}
