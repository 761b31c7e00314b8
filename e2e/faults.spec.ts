import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeStone, rememberStone, rememberUser } from './access/stones';
import { drawn } from './stage';

const FIELDS = {
  name: 'Kontaktpersonens navn',
  phone: 'Telefon',
  email: 'Kontaktpersonens e-mail',
} as const;

/** Tries to continue, first with only a wrong e-mail, then with one field after the other. */
async function expectGuidance(form: Page | Locator, goOn: Locator): Promise<void> {
  const field = (name: string) => form.getByRole('textbox', { name });
  const alert = form.getByRole('alert').filter({ hasText: 'Mangler eller skal rettes' });
  await field(FIELDS.email).fill('anne@');
  await goOn.click();
  await expect(field(FIELDS.name)).toBeFocused();
  await expect(alert).toHaveText(
    `Mangler eller skal rettes: ${FIELDS.name}, ${FIELDS.phone}, ${FIELDS.email}, Stenhugger`,
  );
  for (const told of ['Skriv kontaktpersonens navn.', 'Skriv et telefonnummer.', 'Vælg en stenhugger.'])
    await expect(form.getByText(told)).toBeVisible();
  await expect(field(FIELDS.email)).toHaveAccessibleDescription(/e-mail/);

  await field(FIELDS.name).fill('Anne Holm');
  await goOn.click();
  await expect(field(FIELDS.phone)).toBeFocused();
  await expect(alert).not.toContainText(FIELDS.name);
  await field(FIELDS.phone).fill('12345678');
  await goOn.click();
  await expect(field(FIELDS.email)).toBeFocused();
  await field(FIELDS.email).fill('anne@holm.example');
  await goOn.click();
  await expect(form.getByRole('button', { name: /Stenhugger/ })).toBeFocused();
  await expect(alert).toHaveText('Mangler eller skal rettes: Stenhugger');
}

test('the wizard’s form leads to the first field that is missing and names them all', async ({ page }) => {
  await page.goto('/');
  const stone = await makeStone(page);
  await rememberStone(page, stone, 'Karen Juhl');
  await page.goto(`/?step=sendStone&for=send&stone=${stone.id}`);
  await expectGuidance(page.locator('form'), page.getByRole('button', { name: 'Videre til gennemlæsning' }));
});

test('going back and forth empties nothing of the wizard’s form, nor does loading the page anew', async ({
  page,
}) => {
  await page.goto('/');
  const stone = await makeStone(page);
  await rememberStone(page, stone, 'Karen Juhl');
  await page.goto('/?step=pendingStones&for=send');
  await page
    .getByRole('link', { name: /Karen Juhl/ })
    .first()
    .click();
  const name = page.getByRole('textbox', { name: FIELDS.name });
  const comment = page.getByRole('textbox', { name: 'Kommentar' });
  await name.fill('Anne Holm');
  await comment.fill('Helst før jul');
  await page.getByText('Nedtag stenen nu').click();
  for (const again of [
    () => page.goBack().then(() => page.goForward()),
    () => page.reload(),
    () => page.goto('/designer').then(() => page.goto(`/?step=sendStone&for=send&stone=${stone.id}`)),
  ]) {
    await again();
    await expect(name).toHaveValue('Anne Holm');
    await expect(comment).toHaveValue('Helst før jul');
    await expect(page.getByRole('switch', { name: 'Nedtag stenen nu' })).toBeChecked();
  }
});

test('the designer’s form leads to the first field that is missing and names them all', async ({ page }) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Få tilbud' }).click();
  const form = page.locator('[data-popup="project settings"]');
  await expectGuidance(form, form.getByRole('button', { name: 'Videre' }));
});

test('the case’s form leads to the first field that is missing and names them all', async ({ page }) => {
  const token = await rememberUser(page);
  const word = `m${Math.random().toString(36).slice(2, 8)}`;
  await page.request.post('/api/project/', {
    data: { decName: `Anna ${word}` },
    headers: { AuthCookie: token },
  });
  await page.goto('/designs');
  await page.getByRole('searchbox', { name: 'Søg' }).fill(word);
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await page.getByRole('button', { name: /^Send sagen til stenhugger/ }).click();
  const form = page.locator('[data-popup="project settings"]');
  await expectGuidance(form, form.getByRole('button', { name: 'Gem sag' }));
});

for (const [locale, prefix, label, isRequired] of [
  ['da-DK', '', 'Stenhugger', true],
  ['de-DE', '/de', 'Steinmetz', false],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the wizard marks the stonemason as required where the language asks for one', async ({ page }) => {
      await page.goto(`${prefix}/`);
      const stone = await makeStone(page);
      await rememberStone(page, stone, 'Karen Juhl');
      await page.goto(`${prefix}/?step=sendStone&for=send&stone=${stone.id}`);
      await expect(page.locator(`[data-name="${label}"]`)).toHaveText(isRequired ? `${label}*` : label);
    });
  });
}

test('of business 1 the wizard asks for nothing', async ({ page }) => {
  const token = await rememberUser(page, 'admin');
  const { id } = await makeStone(page, { designName: 'Karen' }, token);
  await page.goto(`/?step=sendStone&for=send&stone=${id}`);
  await expect(page.locator('[data-name="Stenhugger"]')).toHaveText('Stenhugger');
  await expect(page.locator('[data-name="Telefon"]')).toHaveText('Telefon');
});
