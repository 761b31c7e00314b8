import { expect, test } from '@playwright/test';
import { expectNoObjections } from './access/axe';
import { makeStone, rememberUser } from './access/stones';
import { onSending } from './orderSteps';

test('an order without a mason is listed to the provider with its customer, and given to a mason', async ({
  page,
}) => {
  await page.goto('/');
  const word = `m${Math.random().toString(36).slice(2, 8)}`;
  const stone = await makeStone(page, { designName: `Grab ${word}` });
  const customer = {
    contactName: `Anna ${word}`,
    contactPhone: '030 1234',
    contactEmail: 'anna@example.test',
  };
  await page.request.post(`/api/sendToMason/${stone.id}`, {
    data: customer,
    headers: { AuthCookie: stone.token, 'accept-language': 'de' },
  });
  await rememberUser(page, 'admin');
  await page.goto('/designs');
  await page.getByRole('searchbox', { name: 'Søg' }).fill(word);
  const row = page.locator('tr[data-row]').filter({ hasText: word });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Skal fordeles');
  await expect(row).toContainText(customer.contactName);
  await row.getByRole('button', { name: `Giv sten nr. ${stone.id} til en stenhugger` }).click();

  const popup = page.locator('[data-popup="assign mason"]');
  await expect(popup).toContainText(customer.contactPhone);
  await expect(popup).toContainText(customer.contactEmail);
  await expectNoObjections(page, 'assign mason');
  const send = popup.getByRole('button', { name: 'Send til stenhugger' });
  await send.click();
  await expect(popup.getByText('Vælg en stenhugger.')).toBeVisible();
  await popup
    .getByRole('button', { name: /Stenhugger/ })
    .first()
    .click();
  await page.getByRole('option', { name: /Østbyens/ }).click();
  await onSending(page, (route) => route.fulfill({ status: 500, json: { error: 'Det gik ikke.' } }));
  await send.click();
  const failed = page.getByRole('alertdialog', { name: 'Fejl ved afsendelse til stenhugger' });
  await failed.getByRole('button', { name: 'Luk' }).click();
  await page.unroute('**/api/sendToMason/**');
  await send.click();
  await expect(popup).toBeHidden();
  await expect(row).toContainText('Østbyens Stenhuggeri');
  await expect(row).toContainText('Bestilt');
});
