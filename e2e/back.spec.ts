import { expect, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { makeStone, rememberUser } from './access/stones';
import { tab } from './designerPopups';
import { drawn, line } from './stage';

test('an undertaker gives a stone a back with words of its own, walks to and fro, and finds one face refused without the other', async ({
  page,
}) => {
  test.slow();
  const token = await rememberUser(page);
  const headers = { AuthCookie: token };
  const data = {
    decName: 'Anna Holm',
    contactName: 'Bo',
    contactPhone: '1',
    contactEmail: 'bo@example.test',
  };
  const made = await page.request.post('/api/project/', { headers, data: { ...data, StonemasonId: 1 } });
  const { id: ProjectId } = (await made.json()) as { id: number };
  const front = await makeStone(page, { ProjectId, designName: 'Anna Holm' }, token);

  await page.goto(`/designer/${front.id}`);
  await drawn(page);
  // By keys alone: the palette has the command.
  const palette = page.locator('[data-popup="commands"]');
  await page.keyboard.press('Control+k');
  await palette.getByRole('searchbox').fill('bagside');
  await expect(palette.getByRole('menuitem').first()).toContainText('Tilføj bagside');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`project=${ProjectId}&like=${front.id}&face=back`));
  await drawn(page);
  await tab(page, 'Sten');
  await expect(page.getByText(`Dette er bagsiden af sten nr. ${front.id}`)).toBeVisible();
  await expectNoObjections(page, 'the back of a stone', ALL);

  // What is written goes onto the back, is undone there, and written again.
  await tab(page, 'Tekst');
  await expect(line(page, /./)).toHaveCount(0);
  await page.getByRole('button', { name: 'Tilføj linje' }).click();
  await expect(line(page, 'Ny linje')).toBeVisible();
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(line(page, 'Ny linje')).toHaveCount(0);
  await page.getByRole('button', { name: 'Gentag' }).click();
  await expect(line(page, 'Ny linje')).toBeVisible();

  // To the front, which is as it was, and back again by a press.
  await tab(page, 'Sten');
  await page.getByRole('button', { name: 'Gå til forsiden' }).click();
  await expect(page).toHaveURL(new RegExp(`/designer/${front.id}$`));
  await drawn(page);
  await expect(line(page, 'Ny linje')).toHaveCount(0);
  await tab(page, 'Sten');
  const over = page.getByRole('button', { name: 'Gå til bagsiden' });
  await expect(page.getByText(/Bagsiden er sten nr\. \d+/)).toBeVisible();
  await over.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`/designer/${front.id}$`));
  await drawn(page);
  await tab(page, 'Tekst');
  await expect(line(page, 'Ny linje')).toBeVisible();

  const alone = await page.request.get(`/api/sendToMason/${front.id}`, { headers });
  expect([alone.status(), ((await alone.json()) as { code: string }).code]).toEqual([409, 'facesApart']);
  const letter = await page.request.get(`/api/sendToMason/project${ProjectId}`, { headers });
  const { text } = (await letter.json()) as { text: string };
  expect(text).toContain(`Bagside af sten nr. ${front.id}: samme sten, set bagfra`);
});
