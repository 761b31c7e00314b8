import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { contoursOn } from '../tests/painting/dxf/readDxf';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { makeStone, rememberStone, stoneDrawn } from './access/stones';
import { DATA_FOLDER } from './dataFolder';
import { questionTo } from './orders/confirm';
import { orderLetter } from './orders/masonLetter';
import { lettersIn } from './outbox';

/** Flat capitals, by which the cap height is measured. */
const LINE = {
  ...{ type: 'text', subText: 'HIH', fontSize: '40', fontFamily: 'Jost', variant: 'sandb', scale: 1 },
  position: { x: 300, y: 300, rotation: 0 },
};

/** How high what is engraved is in the DXF that a press downloads, in mm. */
async function engravedHeight(page: Page): Promise<number> {
  const downloading = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: 'DXF med kurver' }).first().click();
  const dxf = readFileSync(await (await downloading).path(), 'utf8');
  const heights = contoursOn(dxf, 'ENGRAVE', 1_000)
    .flat()
    .map(([, y]) => y);
  return Math.max(...heights) - Math.min(...heights);
}

/** The page that the letter about a proposal leads to. */
async function proposalLetter(address: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(
      async () => {
        const own = (await lettersIn(DATA_FOLDER)).filter(({ to }) => to?.[0]?.address === address);
        [path] = own.flatMap(({ text }) => /\/proposal\/pr_[\w-]+/.exec(text ?? '')?.[0] ?? []);
        return path;
      },
      { timeout: 90_000 },
    )
    .toBeDefined();
  return path ?? '';
}

test('a mason proposes higher letters, the family accepts on a phone, and the file for his plotter has them', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  await page.goto('/');
  const word = `f${Math.random().toString(36).slice(2, 9)}`;
  const stone = await makeStone(page, { designName: `Sten ${word}`, Parms: [LINE] });
  const contactEmail = `${word}@example.test`;
  await page.request.post(`/api/sendToMason/${stone.id}`, {
    data: { StonemasonId: 1, contactName: 'Anna Holm', contactPhone: '20304050', contactEmail },
    headers: { AuthCookie: stone.token },
  });
  await page.goto(await questionTo(contactEmail));
  await page.getByRole('button', { name: 'Ja, den er min' }).click();
  await expect(page.getByRole('heading', { name: 'Tak, den er bekræftet' })).toBeVisible();

  // The mason proposes; what is ordered is still what he would cut.
  await page.goto(await orderLetter(word));
  expect(await engravedHeight(page)).toBeCloseTo(40, 1);
  await page.getByRole('button', { name: 'Foreslå en ændring' }).click();
  await expect(page.getByText('Dette er et forslag.', { exact: false })).toBeVisible();
  const height = page.getByRole('group', { name: '»HIH«' }).getByLabel('Bogstavhøjde');
  await height.fill('46');
  await height.blur();
  const difference = '»HIH«: bogstavhøjden er 46 mm i stedet for 40 mm';
  await expect(page.getByText(difference)).toBeVisible();
  await page.getByLabel('Hvorfor?', { exact: false }).fill('Den tyndeste streg bliver under 1 mm.');
  await expectNoObjections(page, 'a mason’s proposal in the making', [DESK, TABLET, PHONE]);
  await page.getByRole('button', { name: 'Send forslaget' }).click();
  await expect(page.getByText('Dit forslag venter på svar. Vent med at hugge.')).toBeVisible();
  expect(await engravedHeight(page)).toBeCloseTo(40, 1);

  // Over the family's own stone it stands as well.
  const letter = await proposalLetter(contactEmail);
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'da-DK',
  });
  const phone = await context.newPage();
  await phone.goto('/');
  await rememberStone(phone, stone, `Sten ${word}`);
  await phone.goto(`/designer/${stone.id}/${stone.token}`);
  await stoneDrawn(phone);
  await phone.getByRole('button', { name: 'Se forslaget' }).tap();
  await expect(phone.getByRole('heading', { name: 'Stenhuggerens forslag' })).toBeVisible();

  // By the letter's link they compare, and accept.
  await phone.goto(letter);
  await expect(phone.getByText('Den tyndeste streg bliver under 1 mm.')).toBeVisible();
  await expect(phone.getByText(difference)).toBeVisible();
  for (const name of ['Det bestilte', 'Forslaget'])
    await expect(phone.getByRole('img', { name: `»${name}«` })).toBeVisible({ timeout: 60_000 });
  await expectNoObjections(phone, 'a proposal is compared', [PHONE, TABLET, DESK]);
  await phone.getByRole('button', { name: 'Godtag forslaget' }).tap();
  await expect(phone.getByText('Forslaget er godtaget og er nu', { exact: false })).toBeVisible({
    timeout: 60_000,
  });
  await expectNoObjections(phone, 'a proposal was accepted', [PHONE, DESK]);
  await context.close();

  await page.reload();
  await expect(page.getByText('Dit forslag er godtaget.', { exact: false })).toBeVisible({ timeout: 60_000 });
  expect(await engravedHeight(page)).toBeCloseTo(46, 1);
});
