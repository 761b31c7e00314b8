import { expect, type Page, test } from '@playwright/test';
import { ALL, expectNoObjections } from './access/axe';
import { tab } from './designerPopups';
import { drawn, line, onStone, stage, widthOf } from './stage';

const NAME = { x: 300, y: 268 };
const RADIUS = 260;

/** A point on the stone over the last letter of the name on its arc, a third of its height above its foot, in mm. */
function lastLetter(width: number): { x: number; y: number } {
  const angle = (width / 2 - 8) / RADIUS;
  const out = RADIUS + 12;
  return { x: NAME.x + out * Math.sin(angle), y: NAME.y + RADIUS - out * Math.cos(angle) };
}

async function press(page: Page, at: { x: number; y: number }, touch = false): Promise<void> {
  const { x, y } = await onStone(page, at);
  if (touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

const isChosen = (page: Page) => line(page, /Fornavn/).getAttribute('aria-selected');

test('a line is set on an arc and along the edge, is pressed where its letters are, and is undone step by step', async ({
  page,
}) => {
  test.slow();
  await page.goto('/designer');
  await drawn(page);
  await line(page, /Fornavn/).click();
  const before = await widthOf(page, 'Fornavn');
  // By keys: the arrow goes from one to the next.
  await page.getByRole('radio', { name: 'Lige', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Bue', exact: true })).toBeChecked();
  const radius = page.getByRole('textbox', { name: 'Buens radius' });
  await expect(radius).toHaveValue(String(Math.round(before * 0.95)));
  await expectNoObjections(page, 'a line on an arc', ALL);
  await radius.fill(String(RADIUS));
  await radius.press('Tab');
  await drawn(page);
  expect(await widthOf(page, 'Fornavn')).toBe(before);
  // Off the stone nothing is chosen; then the letter is, where it stands now.
  await press(page, { x: -60, y: 400 });
  await expect.poll(() => isChosen(page)).toBe('false');
  // A press takes what is seen: until the arc is drawn there is nothing here.
  await expect(async () => {
    await press(page, lastLetter(before));
    await expect.poll(() => isChosen(page), { timeout: 1000 }).toBe('true');
  }).toPass();
  await press(page, { x: -60, y: 400 });
  await press(page, { x: NAME.x, y: NAME.y + 40 });
  await expect.poll(() => isChosen(page)).toBe('false');

  await line(page, /Fornavn/).click();
  await page.getByText('Inden i buen', { exact: true }).click();
  await page.getByText('Langs kanten', { exact: true }).click();
  await expect(
    page.getByText(/^Her står linjen for langt/).or(page.getByText(/^Linjen følger/)),
  ).toBeVisible();
  const fromTop = page.getByRole('textbox', { name: 'Fra top' });
  await fromTop.fill('110');
  await fromTop.press('Tab');
  await expect(page.getByText(/^Linjen følger stenens øverste kant/)).toBeVisible();
  await fromTop.fill('600');
  await fromTop.press('Tab');
  await expect(page.getByText(/^Her står linjen for langt/)).toBeVisible();

  const undo = page.getByRole('button', { name: 'Fortryd' });
  const inside = page.getByRole('radio', { name: 'Inden i buen' });
  await undo.click();
  // Two places typed within a second are one step.
  if ((await fromTop.inputValue()) !== String(NAME.y)) await undo.click();
  await undo.click();
  await expect(inside).toBeChecked();
  await undo.click();
  await expect(page.getByRole('radio', { name: 'Uden på buen' })).toBeChecked();
  await undo.click();
  await expect(radius).toHaveValue(String(Math.round(before * 0.95)));
  await undo.click();
  await expect(page.getByRole('radio', { name: 'Lige', exact: true })).toBeChecked();
});

test('a line is set along the frame where there is one, stays where that is taken away, and is undone', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await line(page, /Fornavn/).click();
  const alongFrame = page.getByRole('radio', { name: 'Langs rammen', exact: true });
  await expect(page.getByRole('radio', { name: 'Langs kanten', exact: true })).toBeVisible();
  await expect(alongFrame).toHaveCount(0);

  const chooseFrame = async (name: RegExp) => {
    await tab(page, 'Udsmykning');
    await page.getByRole('button', { name: /^Ramme/ }).click();
    await page.getByRole('listbox', { name: 'Ramme' }).getByRole('option', { name }).click();
    await drawn(page);
    await tab(page, 'Tekst');
    await line(page, /Fornavn/).click();
  };
  await chooseFrame(/^Enkelt linje/);
  await page.getByText('Langs rammen', { exact: true }).click();
  const fromTop = page.getByRole('textbox', { name: 'Fra top' });
  await fromTop.fill('130');
  await fromTop.press('Tab');
  await expect(page.getByText(/^Linjen følger rammens øverste kant/)).toBeVisible();

  await chooseFrame(/^Ingen ramme/);
  await expect(page.getByText(/^Stenen har ingen ramme nu/)).toBeVisible();
  const undo = page.getByRole('button', { name: 'Fortryd' });
  await undo.click();
  await expect(page.getByText(/^Linjen følger rammens øverste kant/)).toBeVisible();
});

test.describe('By finger on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a line is bent and turned over', async ({ page }) => {
    await page.goto('/designer');
    await drawn(page);
    await expect(stage(page)).toBeVisible();
    await press(page, NAME, true);
    await page.getByText('Bue', { exact: true }).tap();
    await expect(page.getByRole('radio', { name: 'Bue', exact: true })).toBeChecked();
    await page.getByText('Inden i buen', { exact: true }).tap();
    await expect(page.getByRole('radio', { name: 'Inden i buen' })).toBeChecked();
  });
});
