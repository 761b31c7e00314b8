import { expect, test } from '@playwright/test';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { LANGUAGES } from './access/languages';
import { makeStone, rememberUser } from './access/stones';
import { questionTo } from './orders/confirm';
import { orderLetter } from './orders/masonLetter';

test('a mason goes from his letter to the cut file in six presses, accepts, and asks about a place', async ({
  page,
}) => {
  test.slow();
  await page.goto('/');
  const word = `m${Math.random().toString(36).slice(2, 9)}`;
  const stone = await makeStone(page, { designName: `Sten ${word}` });
  const contactEmail = `${word}@example.test`;
  await page.request.post(`/api/sendToMason/${stone.id}`, {
    data: { StonemasonId: 1, contactName: 'Anna Holm', contactPhone: '20304050', contactEmail },
    headers: { AuthCookie: stone.token },
  });
  await page.goto(await questionTo(contactEmail));
  await page.getByRole('button', { name: 'Ja, den er min' }).click();
  await expect(page.getByRole('heading', { name: 'Tak, den er bekræftet' })).toBeVisible();

  let presses = 0;
  const press = async (name: string | RegExp) => {
    presses += 1;
    await page.getByRole('button', { name }).first().click();
  };
  presses += 1;
  await page.goto(await orderLetter(word));
  await expect(page.getByRole('heading', { name: `Sten ${word}` })).toBeVisible();
  await expect(page.getByText('Kontaktperson: Anna Holm')).toBeVisible();
  await press('Tag imod ordren');
  await expect(page.getByRole('button', { name: 'Begynd at hugge' })).toBeVisible();

  await page.getByLabel('Nyt spørgsmål').fill('Skal der være plads til et navn mere?');
  const picture = page.getByRole('img', { name: `Sten ${word}` });
  await expect(picture).toBeVisible({ timeout: 60_000 });
  presses += 1;
  await picture.click({ position: { x: 40, y: 60 } });
  await press('Send spørgsmålet');
  await expect(page.getByText('Stenhuggeren:')).toBeVisible();
  await expect(page.getByText('1 spørgsmål venter på svar.')).toBeVisible();

  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await press('DXF med kurver');
  expect((await downloading).suggestedFilename()).toMatch(/\.dxf$/);
  expect(presses).toBeLessThanOrEqual(6);
  await expectNoObjections(page, 'the bench', [DESK, TABLET, PHONE]);
});

for (const { locale, prefix } of LANGUAGES)
  test(`the list and an order say to a user who works for no mason whose they are, in ${locale}`, async ({
    page,
  }) => {
    await rememberUser(page);
    for (const address of [`${prefix}/mason`, `${prefix}/mason/order/1`, `${prefix}/mason/ma_ended`]) {
      await page.goto(address);
      await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
      await expect(page.getByRole('alert').getByRole('paragraph')).not.toBeEmpty();
    }
    await expectNoObjections(page, 'no order');
  });
