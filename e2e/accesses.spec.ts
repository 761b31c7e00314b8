import { expect, test } from '@playwright/test';
import { makeStone, rememberUser, stoneDrawn } from './access/stones';

test('an undertaker sees who opened and changed a family’s stone, by which link, and tries again without a connection', async ({
  page,
  browser,
}) => {
  const token = await rememberUser(page);
  const word = `m${Math.random().toString(36).slice(2, 8)}`;
  const made = await page.request.post('/api/project/', {
    data: { decName: `Anna ${word}` },
    headers: { AuthCookie: token },
  });
  const project = ((await made.json()) as { id: number }).id;
  const stone = await makeStone(page, { designName: word, ProjectId: project }, token);

  const daughter = await browser.newPage();
  await daughter.goto(`/designer/${stone.id}/${stone.token}`);
  await stoneDrawn(daughter);
  await daughter.goto(`/designer/${stone.id}/${stone.readonlyToken}`);
  await stoneDrawn(daughter);
  await daughter.close();

  await page.goto('/designs');
  await page.getByRole('searchbox', { name: 'Søg' }).fill(word);
  const open = page.getByRole('button', { name: `Hvem har set og ændret sten ${stone.id}` });
  await page.route('**/accesses', (route) => route.abort());
  await open.click();
  const popup = page.locator('[data-popup="accesses"]');
  await expect(popup.getByRole('button', { name: 'Prøv igen' })).toBeVisible();
  await page.unroute('**/accesses');
  await popup.getByRole('button', { name: 'Prøv igen' }).click();

  const lines = popup.getByRole('listitem');
  await expect(lines.filter({ hasText: 'bedemand lavede stenen' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'bedemand oprettede sagen' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'Nogen med linket til at redigere åbnede stenen' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'Nogen med linket til at se åbnede stenen' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(open).toBeFocused();
});
