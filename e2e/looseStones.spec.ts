import { expect, test } from '@playwright/test';
import { makeStone, rememberStone, rememberUser } from './access/stones';
import { unfold } from './designsList';
import { drawn } from './stage';
import { variantUnless } from './variants';

/** A word that occurs in no other test's rows. */
const mark = () => `m${Math.random().toString(36).slice(2, 8)}`;

test('a stone without a case is given one from the list', async ({ page }) => {
  const token = await rememberUser(page);
  const word = mark();
  const made = await page.request.post('/api/project/', {
    data: { decName: `Anna ${word}`, caseNo: 'S-7' },
    headers: { AuthCookie: token },
  });
  const project = ((await made.json()) as { id: number }).id;
  const { id } = await makeStone(page, { designName: `Rose ${word}` }, token);
  await page.goto('/designs');
  await page.getByRole('searchbox', { name: 'Søg' }).fill(word);
  const rows = page.locator('tr[data-row]');
  await unfold(rows, 2);
  await page.getByRole('button', { name: `Vælg sag til sten ${id}` }).click();
  const popup = page.locator('[data-popup="choose case"]');
  await expect(popup).toContainText(`Rose ${word}`);
  const confirm = popup.getByRole('button', { name: 'Gem på sagen' });
  await expect(confirm).toBeDisabled();
  await popup.getByRole('button', { name: /Sag$/ }).click();
  await page.getByRole('option', { name: new RegExp(`Anna ${word}`) }).click();
  await page.route(`**/api/stone/${id}`, (route) => route.abort());
  await confirm.click();
  const failed = page.getByRole('alertdialog', { name: 'Stenen kom ikke på sagen' });
  await expect(failed).toContainText('Serveren svarer ikke');
  await page.unroute(`**/api/stone/${id}`);
  await failed.getByRole('button', { name: 'Luk' }).click();
  await confirm.click();
  await expect(popup).toBeHidden();
  await unfold(rows, 1);
  await expect(rows).toContainText(`Rose ${word}`);
  await expect(rows).toContainText('S-7');
  const headers = { AuthCookie: token };
  const stone = await (await page.request.get(`/api/stone/${id}`, { headers })).json();
  expect(stone).toMatchObject({ ProjectId: project, designName: `Rose ${word}`, version: 2 });
  expect(stone.Parms).toHaveLength(4);
});

test('a user is shown the way to stones that were saved in this browser before anybody logged in', async ({
  page,
}) => {
  await page.goto('/');
  const stone = await makeStone(page, { designName: 'Til mor' });
  await rememberStone(page, stone, 'Til mor');
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('gravestone.stones') ?? '[]') as object[];
    const others = [1, 2, 3, 4, 5].map((id) => ({
      id: 900_000 + id,
      token: 'st',
      designName: `Anden ${id}`,
    }));
    localStorage.setItem('gravestone.stones', JSON.stringify([...others, ...known]));
  });
  await rememberUser(page);
  await page.goto('/designs');
  await expect(page.getByText('Sten gemt i denne browser')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Anden/ })).toHaveCount(5);
  await page.getByRole('button', { name: 'og 1 til' }).click();
  await page.getByRole('link', { name: `Til mor (nr. ${stone.id})` }).click();
  await expect(page).toHaveURL(new RegExp(`/designer/${stone.id}/${stone.token}$`));
  await drawn(page);
});

test('a user with a stone without a case is offered all other stones of the own business', async ({
  page,
}) => {
  const token = await rememberUser(page);
  const word = mark();
  const made = await page.request.post('/api/project/', { data: {}, headers: { AuthCookie: token } });
  const project = ((await made.json()) as { id: number }).id;
  await makeStone(page, { designName: `Sagens ${word}`, ProjectId: project }, token);
  await makeStone(page, { designName: `Løs ${word}` }, token);
  const { id } = await makeStone(page, { designName: `Denne ${word}` }, token);
  await page.goto(`/designer/${id}`);
  await drawn(page);
  await page.getByRole('button', { name: 'Flere handlinger' }).click();
  await page.getByRole('menuitem', { name: 'Andre sten', exact: true }).click();
  const popup = page.locator('[data-popup="edit stones"]');
  await popup
    .getByRole('button', { name: /^Åbn: / })
    .first()
    .waitFor();
  for (const name of ['Sagens', 'Løs']) {
    await expect(popup.getByRole('button', { name: `Åbn: ${name} ${word}` })).toBeVisible();
  }
  await expect(popup.getByRole('button', { name: `Åbn: Denne ${word}` })).toHaveCount(0);
});

for (const width of [390, 820, 1440]) {
  test(
    `the price needs no scrolling sideways at ${width} px`,
    variantUnless(width !== 820),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const { id, token } = await makeStone(page);
      await page.goto(`/designer/${id}/${token}`);
      await drawn(page);
      await page.getByRole('button', { name: 'Flere handlinger' }).click();
      await page.getByRole('menuitem', { name: 'Pris', exact: true }).click();
      const popup = page.locator('[data-popup="price"]');
      await popup.getByRole('table').waitFor();
      const wider = await popup.evaluate((shown) =>
        [shown, ...shown.querySelectorAll('*')]
          .filter(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible',
          )
          .map((part) => `${part.tagName} ${part.className}`),
      );
      expect(wider).toEqual([]);
      await expect(popup.getByRole('row').nth(1)).toContainText(/\d+ sandblæste bogstaver à \d/);
    },
  );
}
