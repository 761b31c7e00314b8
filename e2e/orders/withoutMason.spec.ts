import { expect, test } from '@playwright/test';
import { LANGUAGES } from '../access/languages';
import { makeStone, rememberStone } from '../access/stones';
import { openByLink } from '../byLink';
import { isNarrow } from '../designsList';
import { lettersAbout } from './letters';

test.use({ locale: 'de-DE', contextOptions: { reducedMotion: 'reduce' } });

test('a German order with a name alone goes to the provider, who sees whose it is @phone', async ({
  page,
}) => {
  test.slow();
  const words = LANGUAGES.find(({ locale }) => locale === 'de')?.words;
  if (!words) throw new Error('there is no German');
  const name = `Anna Sandstein m${Math.random().toString(36).slice(2, 8)}`;
  await page.goto('/de/');
  const stone = await makeStone(page);
  await rememberStone(page, stone, 'Anna Sandstein');
  await openByLink(page, `/de/?step=sendStone&for=send&stone=${stone.id}`);
  await page.getByRole('textbox', { name: words.project.fields.contactName, exact: true }).fill(name);
  await page.getByRole('button', { name: words.wizard.readOn }).click();
  await expect(page.getByText(words.project.reading.letterUnassigned)).toBeVisible();
  await page.getByText(words.project.reading.isRead).click();
  await page.getByRole('button', { name: words.wizard.purposes.send.send }).click();
  await page.getByRole('dialog', { name: words.wizard.sentTitle }).waitFor();

  await expect.poll(() => lettersAbout(stone.id), { timeout: 60_000 }).toHaveLength(1);
  const [letter] = await lettersAbout(stone.id);
  expect(letter?.order).toMatchObject({ contactName: name, stonemason: null, whoContacts: 'stonemason' });
  expect(letter?.text).toContain(name);

  const login = await page.request.post('/api/login', {
    data: { username: 'admin', password: 'e2e-password' },
  });
  const headers = { AuthCookie: ((await login.json()) as { token: string }).token };
  const kept = await page.request.get(`/api/stone/${stone.id}`, { headers });
  expect(await kept.json()).toMatchObject({ contactName: name, StonemasonId: null });

  // The provider finds it in the list, with its customer and a button for it.
  const { token, auth } = (await login.json()) as { token: string; auth: { user: { BusinessId: number } } };
  const user = JSON.stringify({ token, BusinessId: auth.user.BusinessId });
  await page.evaluate((stored) => localStorage.setItem('gravestone.user', stored), user);
  await page.goto('/designs');
  await page.getByRole('searchbox').fill(name);
  const row = page.locator('[data-row]').filter({ hasText: name }).first();
  await expect(row).toContainText('Skal fordeles');
  if (isNarrow(page)) await row.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('button', { name: /^Giv (sten nr|til)/ }).first()).toBeVisible();
});
