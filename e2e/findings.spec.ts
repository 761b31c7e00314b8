import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { letterToRead } from '../src/stone/wire/order';
import { FAULTY } from '../tests/export/faultyStone';
import { makeStone } from './access/stones';
import { confirmDeletion } from './confirmDeletion';
import { finding, findings, findingsButton } from './findings';
import { drawn, line, onStone, stage } from './stage';
import { variantUnless } from './variants';

const TOUCHING = /Bogstaverne H a står for tæt/;
const SET_APART = 'Sæt dem 0,44 mm fra hinanden';

/** Opens the stone with many faults, and waits until they are all found. */
async function openFaulty(page: Page, given: object = {}): Promise<void> {
  const { id, token } = await makeStone(page, { ...FAULTY, ...given });
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await expect(findingsButton(page)).toHaveAccessibleName(/10 skal rettes, 4 bør ses efter/);
}

/** One finding of the list. */
const item = (page: Page, text: RegExp) => findings(page).getByRole('listitem').filter({ hasText: text });

/** The button of a finding that shows where it is. */
const shows = (page: Page, text: RegExp) =>
  findings(page).getByRole('button', { name: text, pressed: false });

/** The stone as seen, in CSS px: red, green and blue, one byte each. Nothing is hidden, or the focus would be lost. */
async function seen(page: Page): Promise<Buffer> {
  const clip = (await stage(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return sharp(await page.screenshot({ clip, scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The part of the page in which two pictures of the stone differ, in CSS px. */
async function changedPart(page: Page, before: Buffer, after: Buffer) {
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('the stone is not on the screen');
  const width = Math.round(box.width);
  const part = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let at = 0; at < before.length; at += 3) {
    const isSame = [0, 1, 2].every(
      (part) => Math.abs((before[at + part] ?? 0) - (after[at + part] ?? 0)) < 24,
    );
    if (isSame) continue;
    const [x, y] = [((at / 3) % width) + box.x, Math.floor(at / 3 / width) + box.y];
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y);
  }
  return part;
}

/** Waits until the picture of the stone changes, and returns the part that changed. */
async function lit(page: Page, before: Buffer) {
  let part = await changedPart(page, before, before);
  await expect(async () => {
    part = await changedPart(page, before, await seen(page));
    expect(part.left).toBeLessThan(part.right);
  }).toPass();
  return part;
}

/** Expects a part of the page to surround the letters that touch, and little else. */
async function expectAroundLetters(
  page: Page,
  { left, top, right, bottom }: Awaited<ReturnType<typeof lit>>,
) {
  const [from, to] = [await onStone(page, { x: 270, y: 210 }), await onStone(page, { x: 325, y: 255 })];
  const AIR = 16;
  expect(left).toBeGreaterThan(from.x - AIR);
  expect(right).toBeLessThan(to.x + AIR);
  expect(top).toBeGreaterThan(from.y - AIR);
  expect(bottom).toBeLessThan(to.y + AIR);
}

/** Expects one thing to stand beside or below another. */
async function expectBeside(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (!first || !second) throw new Error('it is not on the page');
  const isBeside = second.x >= first.x + first.width - 1 || second.y >= first.y + first.height - 1;
  expect(isBeside, JSON.stringify([first, second])).toBe(true);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test.describe(`a finger at ${viewport.width} px`, variantUnless(viewport.width === 390), () => {
    test.use({ viewport, hasTouch: true, isMobile: viewport.width === 390 });

    test('finds the findings, sees where they are and mends them', async ({ page }) => {
      await openFaulty(page);
      await expect(findingsButton(page)).toBeInViewport({ ratio: 1 });
      await expectBeside(stage(page), findingsButton(page));
      const counts = findingsButton(page).locator('span[aria-hidden]').filter({ hasText: /^\d+$/ });
      await expect(counts).toHaveText(['10', '4']);
      await expectBeside(counts.last(), finding(page));
      const before = await seen(page);
      await findingsButton(page).tap();
      await expect(findingsButton(page)).toHaveAttribute('aria-expanded', 'true');
      await expectBeside(stage(page), findings(page));
      for (const title of ['Ord og datoer', 'Bogstaver og farver', 'Plads på stenen'])
        await expect(findings(page).getByRole('heading', { name: title })).toHaveCount(1);

      await shows(page, TOUCHING).tap();
      await expect(item(page, TOUCHING).getByRole('button', { pressed: true })).toHaveCount(1);
      await expectAroundLetters(page, await lit(page, before));

      await item(page, TOUCHING).getByRole('button', { name: SET_APART }).tap();
      await expect(item(page, TOUCHING)).toHaveCount(0);
      await expect(findingsButton(page)).toHaveAccessibleName(/9 skal rettes/);
      await page.getByRole('button', { name: 'Fortryd' }).tap();
      await expect(findingsButton(page)).toHaveAccessibleName(/10 skal rettes/);
      await expect(item(page, TOUCHING)).toHaveCount(1);

      await item(page, /31. februar/)
        .first()
        .getByRole('button', { name: 'Ret selv' })
        .tap();
      await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveValue(
        '* 31. februar 1941',
      );
      await expect(finding(page)).toContainText('kan ikke være rigtigt');
    });
  });
}

test('the keyboard finds the findings, sees where they are and mends them', async ({ page }) => {
  await openFaulty(page);
  await expectBeside(stage(page), findingsButton(page));
  await findingsButton(page).focus();
  await page.keyboard.press('Enter');
  await expectBeside(stage(page), findings(page));
  await expect(item(page, TOUCHING).getByRole('button', { name: SET_APART })).toBeVisible();
  const before = await seen(page);
  const wanted = shows(page, TOUCHING);
  for (let presses = 0; presses < 40; presses += 1) {
    if (await wanted.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
  // Focus alone highlights the place; pressing keeps it highlighted.
  await expectAroundLetters(page, await lit(page, before));
  await page.keyboard.press('Space');
  await expect(item(page, TOUCHING).getByRole('button', { pressed: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(item(page, TOUCHING).getByRole('button', { name: SET_APART })).toBeFocused();
  await expect(page.locator(':focus')).toHaveAccessibleDescription(TOUCHING);
  await page.keyboard.press('Enter');
  await expect(findingsButton(page)).toHaveAccessibleName(/9 skal rettes/);
  await page.keyboard.press('Control+z');
  await expect(findingsButton(page)).toHaveAccessibleName(/10 skal rettes/);
  await page.keyboard.press('Control+Shift+z');
  await expect(findingsButton(page)).toHaveAccessibleName(/9 skal rettes/);
});

test('a mouse that rests on a finding shows where it is, on a light stone as on a dark one', async ({
  page,
}) => {
  for (const StoneTypeVariantId of [1501, 1505]) {
    const { id, token } = await makeStone(page, { ...FAULTY, StoneTypeVariantId });
    await page.goto(`/designer/${id}/${token}`);
    await drawn(page);
    await findingsButton(page).click();
    await shows(page, TOUCHING).waitFor();
    const before = await seen(page);
    await item(page, TOUCHING).hover();
    await expectAroundLetters(page, await lit(page, before));
    await page.mouse.move(400, 20);
    await expect.poll(async () => (await changedPart(page, before, await seen(page))).right).toBe(-Infinity);
  }
});

test('the row says the worst of the element in hand, and nothing is left to say of a good stone', async ({
  page,
}) => {
  await openFaulty(page);
  await line(page, /Hvil i fred/).click();
  await expect(finding(page)).toHaveText('Går ud over stenens kant.');
  await page.goto('/designer');
  await drawn(page);
  await expect(findingsButton(page)).toHaveAccessibleName(/Ingen bemærkninger/);
});

test('who may only read sees the findings and where they are, and is offered no change', async ({ page }) => {
  const { id, readonlyToken } = await makeStone(page, FAULTY);
  await page.goto(`/designer/${id}/${readonlyToken}`);
  await drawn(page);
  await findingsButton(page).click();
  await expect(shows(page, TOUCHING)).toBeVisible();
  await expect(findings(page).getByRole('button', { name: SET_APART })).toHaveCount(0);
  await expect(findings(page).getByRole('button', { name: 'Ret selv' })).toHaveCount(0);
});

test.describe('a finding that may be meant', () => {
  const NEAR = /Står kun 16,85 mm fra kanten/;
  const REASON = 'Som på fars sten';

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    test(
      `is waved aside with a reason at ${viewport.width} px, and taken up again`,
      variantUnless(viewport.width === 390),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await openFaulty(page);
        await findingsButton(page).click();
        // What must not be cut cannot be dismissed.
        await expect(item(page, TOUCHING).getByRole('button', { name: 'Lad det være' })).toHaveCount(0);
        await item(page, NEAR).getByRole('button', { name: 'Lad det være' }).click();
        const reason = item(page, NEAR).getByRole('textbox', { name: 'Hvorfor skal det være sådan?' });
        await expect(reason).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(reason).toHaveAccessibleDescription('Skriv kort hvorfor.');
        await expectBeside(stage(page), item(page, NEAR));
        await reason.fill(REASON);
        const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
        await item(page, NEAR).getByRole('button', { name: 'Lad det være sådan' }).click();
        await expect(findingsButton(page)).toHaveAccessibleName(/3 bør ses efter/);
        const aside = findings(page).getByRole('list', { name: /Skal være sådan/ });
        await expect(aside.getByRole('listitem')).toHaveCount(1);
        await expect(aside).toContainText(`Begrundelse: ${REASON}`);

        await saved;
        await page.reload();
        await drawn(page);
        await expect(findingsButton(page)).toHaveAccessibleName(/3 bør ses efter/);
        await findingsButton(page).click();
        await aside.getByRole('button', { name: 'Tag op igen' }).click();
        await expect(findingsButton(page)).toHaveAccessibleName(/4 bør ses efter/);
        await page.getByRole('button', { name: 'Fortryd' }).click();
        await expect(findingsButton(page)).toHaveAccessibleName(/3 bør ses efter/);
        await expect(aside).toContainText(REASON);
      },
    );
  }

  test('comes back when its line says something else, and stays waved aside when another line goes', async ({
    page,
  }) => {
    await openFaulty(page);
    await findingsButton(page).click();
    await item(page, NEAR).getByRole('button', { name: 'Lad det være' }).click();
    await page.keyboard.type(REASON);
    await page.keyboard.press('Enter');
    await expect(findingsButton(page)).toHaveAccessibleName(/3 bør ses efter/);
    await findingsButton(page).click();
    await line(page, /Unvergessen/).click();
    await stage(page).focus();
    await page.keyboard.press('Delete');
    await confirmDeletion(page);
    await expect(findingsButton(page)).toHaveAccessibleName(/9 skal rettes, 3 bør ses efter/);
    await line(page, /Elsket/).click();
    await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Elsket, savnet og');
    await expect(finding(page)).toContainText('Går ind over rammen');
    await findingsButton(page).click();
    await expect(item(page, /fra kanten/)).toHaveCount(1);
    await expect(findings(page).getByRole('list', { name: /Skal være sådan/ })).toHaveCount(0);
  });

  test('is read through with its reason before the stone is sent', async ({ page }) => {
    const asker = { contactName: 'Bo Juhl', contactPhone: '12345678', contactEmail: 'bo@example.com' };
    const { id, token } = await makeStone(page, { ...FAULTY, ...asker, StonemasonId: 1 });
    await page.goto(`/designer/${id}/${token}`);
    await drawn(page);
    await findingsButton(page).click();
    await item(page, NEAR).getByRole('button', { name: 'Lad det være' }).click();
    await page.keyboard.type(REASON);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.keyboard.press('Enter');
    await saved;
    const answer = await page.request.get(`/api/sendToMason/${id}`, { headers: { AuthCookie: token } });
    const letter = letterToRead.parse(await answer.json());
    expect(letter.remarks[0]?.waved).toEqual([{ text: expect.stringMatching(NEAR), reason: REASON }]);
    expect(letter.order.stones[0]?.waved).toMatchObject([
      { kind: 'nearEdge', elements: [3], reason: REASON },
    ]);
    expect(letter.order.stones[0]?.findings).not.toContainEqual(
      expect.objectContaining({ kind: 'nearEdge' }),
    );
    expect(letter.text).toContain(REASON);
    await page.getByRole('button', { name: 'Få tilbud' }).click();
    const read = page.getByRole('status').filter({ hasText: 'Det er ønsket sådan' });
    await expect(read).toContainText(NEAR);
    await expect(read).toContainText(`Begrundelse: ${REASON}`);
  });
});
