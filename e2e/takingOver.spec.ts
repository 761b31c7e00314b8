import { expect, type Page, test } from '@playwright/test';
import { makeStone, rememberUser } from './access/stones';
import { tab } from './designerPopups';
import { says, write } from './nothingLost/savedStone';
import { drawn, line } from './stage';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Overtag familiens sten' });

test('an undertaker takes a family’s stone over, and the family’s open page is told kindly', async ({
  page,
  browser,
}) => {
  const family = await (await browser.newContext({ locale: 'da-DK' })).newPage();
  const { id, token } = await makeStone(page);
  await family.goto(`/designer/${id}/${token}`);
  await drawn(family);

  const user = await rememberUser(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await write(page, 'Karen Juhl');
  await tab(page, 'Del');
  await page.getByRole('button', { name: 'Overtag stenen til en sag' }).click();
  // Existing cases come first: one of them, or a new one.
  await popup(page).getByRole('button', { name: 'Overtag stenen' }).waitFor();
  const isFirstCase = await popup(page).getByText('En ny sag').isHidden();
  if (!isFirstCase) await popup(page).getByText('En ny sag').click();
  await popup(page).getByRole('textbox', { name: 'Afdødes navn' }).fill('Karen Juhl');
  await popup(page).getByRole('button', { name: 'Overtag stenen' }).click();
  await expect(page).toHaveURL(`/designer/${id}`);
  await drawn(page);
  await expect(line(page, 'Karen Juhl')).toBeVisible();
  await write(page, 'Karen Marie Juhl', 'Karen');
  await expect(says(page)).toHaveText('Alt er gemt');
  const listed = await page.request.get('/api/projects', { headers: { AuthCookie: user } });
  const { results } = (await listed.json()) as { results: { decName: string; stones: { id: number }[] }[] };
  const own = results.filter(({ stones }) => stones.some((stone) => stone.id === id));
  expect(own.map(({ decName }) => decName)).toEqual(['Karen Juhl']);

  await family.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(
    family.getByText('En bedemand har overtaget stenen og arbejder videre med den.'),
  ).toBeVisible();
  await expect(family.getByRole('button', { name: 'Gem sten' })).toHaveCount(0);
  await expect(family.getByRole('list', { name: 'Elementer på stenen' })).toContainText('Karen Marie Juhl');
  await family.reload();
  await drawn(family);
  await expect(
    family.getByText('En bedemand har overtaget stenen og arbejder videre med den.'),
  ).toBeVisible();
});

test('what the family writes while its stone is taken over is not lost: it becomes a new stone', async ({
  page,
}) => {
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  const login = await page.request.post('/api/login', {
    data: { username: 'bedemand', password: 'e2e-password' },
  });
  const user = (await login.json()) as { token: string };
  const taken = await page.request.post(`/api/stone/${id}/takeOver`, {
    headers: { AuthCookie: user.token },
    data: { token },
  });
  expect(taken.ok()).toBe(true);
  await write(page, 'Karen Juhl');
  await expect(page.getByText('Bedemanden har overtaget stenen')).toBeVisible();
  await page.getByRole('button', { name: 'Gem min udgave som ny sten' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/designer/${id}/`));
  await expect(page).toHaveURL(/\/designer\/\d+\/st_/);
  await expect(says(page)).toHaveText('Alt er gemt');
  await expect(line(page, 'Karen Juhl')).toBeVisible();
});

test('taking over is offered for a family’s stone only, and to users only', async ({ page }) => {
  const family = await makeStone(page);
  await page.goto(`/designer/${family.id}/${family.token}`);
  await drawn(page);
  const offer = page.getByRole('button', { name: 'Overtag stenen til en sag' });
  await tab(page, 'Del');
  await expect(offer).toHaveCount(0);
  const user = await rememberUser(page);
  await page.goto(`/designer/${family.id}/${family.readonlyToken}`);
  await drawn(page);
  await tab(page, 'Del');
  await expect(offer).toHaveCount(0);
  const own = await makeStone(page, {}, user);
  await page.goto(`/designer/${own.id}/${own.token}`);
  await drawn(page);
  await tab(page, 'Del');
  await expect(page.getByRole('textbox', { name: 'Link til at se' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
