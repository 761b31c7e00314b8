import { expect, test } from '@playwright/test';
import { drawn, line } from './stage';

interface Line {
  readonly type: string;
  readonly fontFamily: string;
  readonly fontColor: string;
  readonly fontSize: string;
}

test('the style of one line is copied to all lines, each in the nearest letter height its typeface has', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await line(page, /Fornavn/).click();
  await page.getByRole('button', { name: /Skrifttype/ }).click();
  await page.getByRole('option', { name: 'Cinzel', exact: true }).click();
  await page.getByRole('radio', { name: 'Guld' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Brug stilen på alle linjer' }).click();
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\//);
  const [, id, token = ''] = /\/designer\/(\d+)\/([\w-]+)$/.exec(page.url()) ?? [];
  const answer = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } });
  const lines = ((await answer.json()) as { Parms: Line[] }).Parms.filter(({ type }) => type === 'text');
  expect(lines).toHaveLength(3);
  const [first] = lines;
  expect([first?.fontFamily, first?.fontColor]).toEqual(['Cinzel', 'guld']);
  for (const { fontFamily, fontColor } of lines) expect([fontFamily, fontColor]).toEqual(['Cinzel', 'guld']);
  const heights = lines.map(({ fontSize }) => Number(fontSize));
  expect(heights[0]).toBeGreaterThan(heights[1] ?? Number.POSITIVE_INFINITY);
});
