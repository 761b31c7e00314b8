import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ALL, expectNoObjections } from './access/axe';
import { makeStone } from './access/stones';
import { drawn, line } from './stage';

const OWN = {
  id: 1_000_001,
  url: '/api/asset/old-stone.webp',
  width: 600,
  height: 900,
  outline: 'M0 900V0H600V900Z',
};

const CINZEL = 'node_modules/@expo-google-fonts/cinzel/600SemiBold/Cinzel_600SemiBold.ttf';

/**
 * A dark stone at two pixels for a mm, with a name that Pango sets in gold letters 80 mm from the left and 200 from above:
 * 90 pixels for an em, of which capitals take 0.7, are 31.5 mm.
 */
async function oldStone(): Promise<Buffer> {
  const text = '<span foreground="#be9652">ELLEN MØLLER</span>';
  const input = await sharp({ text: { text, font: 'Cinzel 45', fontfile: CINZEL, dpi: 144, rgba: true } })
    .png()
    .toBuffer();
  const noise = { type: 'gaussian', mean: 60, sigma: 12 } as const;
  return sharp({ create: { width: 1200, height: 1800, channels: 3, background: '#333', noise } })
    .composite([{ input, left: 160, top: 400 }])
    .webp({ quality: 80 })
    .toBuffer();
}

test('the letters of an old stone are recognised, and a new line is cut like them and taken back; its face is said to be honed', async ({
  page,
}) => {
  test.slow();
  const body = await oldStone();
  await page.route('**/api/asset/old-stone.webp', (route) =>
    route.fulfill({ body, contentType: 'image/webp' }),
  );
  await page.goto('/');
  const { id, token } = await makeStone(page, { stoneStoneTypes: [OWN], StoneTypeId: OWN.id });
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gamle bogstaver');
  await page.keyboard.press('Enter');
  const shown = page.locator('[data-popup="old letters"]');
  await expect(shown.getByRole('button', { name: 'Find skriften' })).toBeDisabled();
  const photograph = (await shown.locator('svg').first().boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const at = (x: number, y: number) =>
    [photograph.x + (x / 600) * photograph.width, photograph.y + (y / 900) * photograph.height] as const;
  await page.mouse.move(...at(66, 188));
  await page.mouse.down();
  await page.mouse.move(...at(400, 240), { steps: 4 });
  await page.mouse.move(...at(486, 252), { steps: 4 });
  await page.mouse.up();
  await shown.getByRole('textbox', { name: 'Hvad står der i rammen?' }).fill('ELLEN MØLLER');
  await expectNoObjections(page, 'old letters', ALL);
  await shown.getByRole('button', { name: 'Find skriften' }).click();
  const first = shown.getByRole('radio').first();
  await expect(first).toBeChecked({ timeout: 60_000 });
  await expect(first).toHaveAccessibleName(/^Cinzel\d? ?.*3[12],?5? mm høje .*Guld/);
  await expectNoObjections(page, 'old letters found', ALL);
  const before = await page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option').count();
  await shown.getByRole('button', { name: 'Ny linje i denne skrift' }).click();
  await expect(line(page, /Ny linje/)).toContainText(/3[12](,5)? mm/);
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(page.getByRole('listbox', { name: 'Linjer på stenen' }).getByRole('option')).toHaveCount(
    before,
  );
  await page.getByRole('tab', { name: 'Sten', exact: true }).click();
  const face = page.getByRole('radiogroup', { name: 'Stenens forside' });
  await expect(face.getByRole('radio', { checked: true })).toHaveCount(0);
  await face.getByText('Slebet').click();
  await expect(face.getByRole('radio', { name: 'Slebet' })).toBeChecked();
  await expectNoObjections(page, 'the face of an old stone', ALL);
});
