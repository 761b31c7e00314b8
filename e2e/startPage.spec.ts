import { expect, test } from '@playwright/test';
import { drawn, line } from './stage';

test('a visitor’s own name is seen on the start page’s stone, and stands on the stone that is begun there @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Skriv et navn, og se det på stenen').fill('Åse Kjær Ibsen');
  const named = page.getByRole('img', { name: 'Stenen med navnet Åse Kjær Ibsen' });
  await expect(named).toBeVisible();
  const address = (await named.getAttribute('src')) ?? '';
  expect(decodeURIComponent(address)).toMatch(/<path d="M[\d.\- A-Z]{500,}/);

  await page.getByRole('link', { name: /^Ny gravsten/ }).click();
  await page.getByRole('link', { name: /^Kistegrav/ }).click();
  await page.getByRole('link', { name: /cm$/ }).first().click();
  await drawn(page);
  await expect(line(page, /Åse Kjær Ibsen/)).toBeVisible();

  await page.goto('/');
  await expect(named).toBeVisible();
});

test('the start page goes on below its actions: stones in their places, how it goes, what it costs, what is kept', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('link') })).not.toHaveCount(0);
  const places = page.getByRole('region', { name: 'Færdige sten på deres plads' });
  await places.scrollIntoViewIfNeeded();
  const pictures = places.getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all())
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(960);
  const steps = page.getByRole('region', { name: 'Sådan foregår det' });
  await expect(steps.getByRole('heading', { level: 3 })).toHaveCount(3);

  const answer = await page.request.get('/api/prices', { headers: { AuthCookie: 'public' } });
  const { list } = (await answer.json()) as { list: { stones: { variants: Record<string, number> }[] } };
  // An old stone that is uploaded costs nothing: that is no stone to be had.
  const amounts = list.stones.flatMap(({ variants }) => Object.values(variants));
  const least = Math.min(...amounts.filter((amount) => amount > 0));
  const said = new Intl.NumberFormat('da-DK').format(least / 100);
  await expect(steps).toContainText(`En sten koster fra ${said}`);
  const data = page.getByRole('region', { name: 'Hvad sker der med mine oplysninger?' });
  await expect(data.getByRole('link')).toHaveAttribute('href', '/privacy');
});
