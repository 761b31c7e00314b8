import { expect, test } from '@playwright/test';
import { makeStone } from './access/stones';
import { design, phone, tap } from './relative';

// What is not there is told within half a minute.
test.use({ actionTimeout: 30_000 });

test('a relative without a network closes the page, opens it again with one, and all of it arrives once, about what was read', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const stone = await makeStone(page, design);
  const headers = { AuthCookie: stone.token };
  const at = `/api/stone/${stone.id}/approval`;
  const asked = (await (
    await page.request.post(at, { headers, data: { approvers: [{ name: 'Anna Holm' }], needed: 1 } })
  ).json()) as { links: { token: string }[]; stone: { Parms: { subText: string }[] } };
  const link = `/approve/${asked.links[0]?.token}`;

  const her = await phone(browser);
  await her.goto(link);
  await her.getByRole('button', { name: 'Begynd at læse' }).tap();
  const name = her.getByRole('checkbox', { name: 'Det er rigtigt: »Karen Holm«' });
  await expect(name).toBeVisible();
  await her.context().setOffline(true);
  await tap(name);
  await her.getByRole('button', { name: 'Skriv en bemærkning' }).tap();
  await tap(her.getByRole('radio', { name: 'Et bogstav' }));
  await tap(her.getByRole('radio', { name: 'H', exact: true }));
  await her.getByLabel('Din bemærkning').fill('Med H?');
  await her.getByRole('button', { name: 'Send bemærkningen' }).tap();
  await expect(her.getByText('Sendes, når der er forbindelse')).toBeVisible();
  await her.getByRole('button', { name: 'Næste' }).tap();
  await her.getByRole('button', { name: 'Skriv en bemærkning' }).tap();
  await her.getByLabel('Din bemærkning').fill('Den dag var det ikke.');
  await her.getByRole('button', { name: 'Send bemærkningen' }).tap();
  await her.getByRole('button', { name: 'Næste' }).tap();
  // Begun about the third letter, and not sent.
  await her.getByRole('button', { name: 'Skriv en bemærkning' }).tap();
  await tap(her.getByRole('radio', { name: 'Et bogstav' }));
  await tap(her.getByRole('radio', { name: '3' }));
  await her.getByLabel('Din bemærkning').fill('Det var den 4.');

  // The name is another meanwhile, and the day of birth is gone.
  const [first, , last] = asked.stone.Parms;
  const changed = { ...design, Parms: [{ ...first, subText: 'Anne Karen Holm' }, last] };
  expect((await page.request.put(`/api/stone/${stone.id}`, { headers, data: changed })).status()).toBe(200);
  expect((await page.request.post(`${at}/rounds`, { headers })).status()).toBe(200);

  const phoneOf = her.context();
  await her.close();
  await phoneOf.setOffline(false);
  const again = await phoneOf.newPage();
  await again.goto(link);
  const comments = async () => {
    const { approval } = (await (await page.request.get(at, { headers })).json()) as {
      approval: { comments: { about: string; pin: object; messages: { text: string }[] }[] };
    };
    return approval.comments.map(({ about, pin, messages }) => [
      about,
      pin,
      messages.map(({ text }) => text),
    ]);
  };
  const there = [
    ['H', expect.objectContaining({ kind: 'letter', letter: 11 }), ['Med H?']],
    ['* 12.4.1941', { kind: 'whole' }, ['Den dag var det ikke.']],
  ];
  await expect.poll(comments, { timeout: 30_000 }).toEqual(there);
  // What was begun is about the same letter still, and goes with the other tab's closing too.
  await again.getByRole('button', { name: /^(Begynd at læse|Læs videre)$/ }).tap();
  await again.getByRole('button', { name: 'Næste' }).tap();
  await expect(again.getByLabel('Din bemærkning')).toHaveValue('Det var den 4.');
  await expect(again.getByRole('radio', { name: '3' })).toBeChecked();
  await again.getByRole('button', { name: 'Send bemærkningen' }).tap();
  const all = [...there, ['3', expect.objectContaining({ kind: 'letter', letter: 2 }), ['Det var den 4.']]];
  await expect.poll(comments, { timeout: 30_000 }).toEqual(all);
  await again.getByRole('button', { name: 'Næste' }).tap();
  // Everything arrived once, however often the page is opened.
  await expect(again.getByText('Om »* 12.4.1941«')).toBeVisible();
  await expect(again.getByText('Det, bemærkningen gælder, står ikke længere på stenen.')).toBeVisible();
  await again.reload();
  await expect(again.getByText('Om »* 12.4.1941«')).toBeVisible();
  expect(await comments()).toEqual(all);
  expect(await again.evaluate(() => localStorage.getItem('gravestone.unsent'))).toBe('[]');
});
