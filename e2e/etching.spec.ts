import { expect, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { findingsButton } from './findings';
import { choosePortrait } from './portrait';
import { drawn } from './stage';

/** What the sample shows: how many dots there are, and which share of them is pale. */
const sampleOf = (canvas: HTMLCanvasElement | SVGElement) => {
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('it is no canvas');
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
  let pale = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) > 128) pale += 1;
  return { width, height, share: pale / (width * height) };
};

test('a portrait is etched: its dots are seen as they become, inverted, set finer, and taken back', async ({
  page,
}) => {
  test.slow();
  await page.goto('/designer');
  await drawn(page);
  await choosePortrait(page, { search: 'graveret', button: 'Vælg foto til graveret portræt' });

  await expect(page.locator('[data-etching]')).toBeFocused({ timeout: 30_000 });
  await expect(
    page.getByText('318 billedpunkter pr. tomme: skarpt nok til at blive graveret.'),
  ).toBeVisible();
  await expect(findingsButton(page)).toContainText('Ingen bemærkninger');
  await expectNoObjections(page, 'an etching in hand', ALL);

  // Its part of the photograph is chosen by keys.
  const crop = page.locator('[data-crop]');
  await crop.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(crop).toHaveAccessibleName(/og 45 % fra oven, forstørret til 110 %/);
  await page.keyboard.press('-');
  await expect(crop).toHaveAccessibleName(/forstørret til 100 %/);

  // Skin is bright, so that most of it is engraved.
  const segment = (name: string) => page.locator('[data-etching] label').getByText(name, { exact: true });
  const dots = page.locator('[data-dots]');
  await expect.poll(() => dots.evaluate(sampleOf)).toMatchObject({ width: 160, height: 120 });
  await expect(page.getByText('6,3 gange forstørret: 13,5 × 10,2 mm')).toBeVisible();
  const bright = await dots.evaluate(sampleOf);
  expect(bright.share).toBeGreaterThan(0.3);
  await segment('Det mørke').click();
  await expect.poll(async () => (await dots.evaluate(sampleOf)).share).toBeCloseTo(1 - bright.share, 1);
  await segment('Det lyse').click();
  await page.getByRole('textbox', { name: 'Punkter pr. tomme' }).fill('400');
  await expect(page.getByText('8,3 gange forstørret: 10,2 × 7,6 mm')).toBeVisible();
  await page.getByRole('button', { name: /Prikkerne/ }).click();
  await page.getByRole('option', { name: 'Skrå linjer' }).click();
  await segment('de hvide punkter').click();
  await page.getByRole('textbox', { name: 'Højde' }).first().fill('160');
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByRole('textbox', { name: 'Højde' }).first()).toHaveValue('120');
});
