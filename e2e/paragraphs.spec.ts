import { expect, type Page, test } from '@playwright/test';
import { drag, number } from './drag';
import { inOneVisit } from './oneVisit';
import { drawn, line, onStone, stage, widthOf } from './stage';

const VERSE = ['Elsket og savnet', 'af os alle', 'Tak for alt'];

const text = (page: Page) => page.getByLabel('Tekstblokkens tekst');
const undo = (page: Page) => page.getByRole('button', { name: 'Fortryd' }).click();
const align = (page: Page, how: string) =>
  page.locator(`label:has(input[type=radio][aria-label="${how}"])`).click();

/** How the lines of the block stand, as the server has it of a saved stone. */
async function savedBlock(page: Page): Promise<unknown> {
  const [, id, token = ''] = /\/designer\/(\d+)\/([\w-]+)$/.exec(page.url()) ?? [];
  const answer = await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } });
  const { Parms } = (await answer.json()) as { Parms: { paragraph?: unknown }[] };
  return Parms.find(({ paragraph }) => paragraph)?.paragraph;
}

/** Where each line of the verse begins and stands, by the numbers in its form. */
async function places(page: Page, words: readonly string[]) {
  const found: { left: number; y: number }[] = [];
  for (const each of words) {
    const said = await line(page, each).textContent();
    const width = Number((/Bredde ([\d,]+) mm/.exec(said ?? '')?.[1] ?? '').replace(',', '.'));
    await line(page, each).click();
    const [x, y] = [await number(page, 'Fra venstre'), await number(page, 'Fra top')];
    found.push({ left: x - width / 2, y });
  }
  return found;
}

test(
  'blocks of text and groups',
  inOneVisit({
    'a verse is written as one block, aligned and spaced as one, and undone in a step each': async (page) => {
      await page.getByRole('button', { name: 'Ny tekstblok' }).click();
      await text(page).fill(VERSE.join('\n'));
      await expect(page.getByRole('heading', { name: 'Tekstblok, 3 linjer' })).toBeVisible();
      await expect(line(page, 'Tak for alt')).toBeVisible();
      await align(page, 'Venstre');
      const leading = page.getByRole('textbox', { name: 'Linjeafstand' });
      await leading.fill('50');
      await leading.press('Tab');
      await drawn(page);
      const at = await places(page, VERSE);
      for (const { left } of at) expect(left).toBeCloseTo(at[0]?.left ?? 0, 0);
      for (const [index, { y }] of at.entries()) expect(y).toBeCloseTo((at[0]?.y ?? 0) + index * 50, 1);
      // One of the lines is in hand now; the way back to all of them stands in its form.
      await page.getByRole('button', { name: 'Vælg dem alle' }).click();
      await expect(text(page)).toHaveValue(VERSE.join('\n'));
      await undo(page);
      await expect(leading).not.toHaveValue('50');
      await undo(page);
      await expect(page.getByRole('radio', { name: 'Midt' })).toBeChecked();
      await undo(page);
      await undo(page);
      await expect(page.getByRole('option')).toHaveCount(3);
    },
    'a block is set right and justified by keys, and a pair spaced in one of its lines stays so when it is broken anew':
      async (page) => {
        await page.getByRole('button', { name: 'Ny tekstblok' }).click();
        await text(page).fill(VERSE.join('\n'));
        await drawn(page);
        const right = async () => {
          const at = await places(page, VERSE);
          const widths = await Promise.all(VERSE.map((words) => widthOf(page, words)));
          return at.map(({ left }, index) => left + (widths[index] ?? 0));
        };
        await page.getByRole('radio', { name: 'Midt' }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('radio', { name: 'Højre' })).toBeChecked();
        await drawn(page);
        const ends = await right();
        for (const end of ends) expect(end).toBeCloseTo(ends[0] ?? 0, 0);
        await page.getByRole('button', { name: 'Gem sten' }).click();
        await expect(page).toHaveURL(/\/designer\/\d+\/st_/);
        await expect.poll(() => savedBlock(page)).toMatchObject({ align: 'right' });
        // One gap of one line, by keys.
        await line(page, 'Elsket og savnet').click();
        const gap = page.getByRole('textbox', { name: 'Afstand mellem v og n' });
        await gap.focus();
        await page.keyboard.press('Shift+ArrowUp');
        await page.keyboard.press('Shift+ArrowUp');
        await expect(gap).toHaveValue('2');
        await page.getByRole('button', { name: 'Vælg dem alle' }).click();
        await page.getByRole('radio', { name: 'Højre' }).focus();
        await page.keyboard.press('ArrowRight');
        await expect(page.getByRole('radio', { name: 'Lige kanter' })).toBeChecked();
        await drawn(page);
        const widths = await Promise.all(VERSE.slice(0, 2).map((words) => widthOf(page, words)));
        expect(widths[1]).toBeCloseTo(widths[0] ?? 0, 0);
        // Narrower than its longest line: that is broken, and the pair goes along.
        await page.getByRole('switch', { name: 'Bryd linjerne ved en bredde' }).focus();
        await page.keyboard.press('Space');
        const width = page.getByRole('textbox', { name: 'Bredde', exact: true });
        await width.fill('200');
        await width.press('Enter');
        await expect(page.getByRole('heading', { name: 'Tekstblok, 4 linjer' })).toBeVisible();
        await line(page, /^savnet/).click();
        await expect(gap).toHaveValue('2');
        await expect.poll(() => savedBlock(page)).toMatchObject({ align: 'justified', width: 200 });
      },
    'a verse that is pasted is one block, and moves as one; a name with dates is not': async (page) => {
      const paste = (lines: readonly string[]) =>
        page.evaluate((written) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', written);
          document
            .querySelector('[data-stage]')
            ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
        }, lines.join('\n'));
      await stage(page).focus();
      await paste(VERSE);
      await expect(text(page)).toHaveValue(VERSE.join('\n'));
      const before = await places(page, VERSE);
      await page.getByRole('button', { name: 'Vælg dem alle' }).click();
      await stage(page).focus();
      await page.keyboard.press('Shift+ArrowUp');
      await drawn(page);
      const after = await places(page, VERSE);
      for (const [index, { y }] of after.entries()) expect(y).toBeCloseTo((before[index]?.y ?? 0) - 10, 1);
      await paste(['Anna Jensen', '* 2. maj 1940', '† 3. juni 2026']);
      await expect(line(page, 'Anna Jensen')).toBeVisible();
      await expect(text(page)).toBeHidden();
    },
    'a block is taken by a press on any of its lines, and one of its lines by another press': async (
      page,
    ) => {
      await page.getByRole('button', { name: 'Ny tekstblok' }).click();
      await text(page).fill(VERSE.join('\n'));
      await drawn(page);
      const [first] = await places(page, VERSE);
      const on = await onStone(page, { x: 300, y: (first?.y ?? 0) - 8 });
      await page.keyboard.press('Escape');
      await stage(page).focus();
      await page.keyboard.press('Escape');
      await page.mouse.click(on.x, on.y);
      await expect(text(page)).toBeVisible();
      await page.waitForTimeout(450);
      await page.mouse.click(on.x, on.y);
      await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toHaveValue('Elsket og savnet');
      await page.getByRole('button', { name: 'Vælg dem alle' }).click();
      await page.keyboard.down('Alt');
      await drag(page, on, { x: on.x, y: on.y - 40 });
      await page.keyboard.up('Alt');
      await drawn(page);
      const after = await places(page, VERSE);
      const distances = after.slice(1).map(({ y }, index) => y - (after[index]?.y ?? 0));
      expect(distances[0]).toBeCloseTo(distances[1] ?? 0, 1);
      expect(after[0]?.y).toBeLessThan((first?.y ?? 0) - 20);
    },
    'lines become a block, are broken at a width, and are lines again': async (page) => {
      await line(page, /12. april/).click();
      await line(page, /3. november/).click({ modifiers: ['Control'] });
      await page.getByRole('button', { name: 'Saml til tekstblok' }).click();
      await expect(text(page)).toHaveValue('* 12. april 1941\n† 3. november 2026');
      await page.getByText('Bryd linjerne ved en bredde').click();
      const width = page.getByRole('textbox', { name: 'Bredde', exact: true });
      await width.fill('250');
      await width.press('Tab');
      await expect(page.getByRole('heading', { name: 'Tekstblok, 3 linjer' })).toBeVisible();
      await expect(text(page)).toHaveValue('* 12. april 1941\n† 3. november 2026');
      await page.getByRole('button', { name: 'Opløs i linjer' }).click();
      await expect(text(page)).toBeHidden();
      await expect(page.getByRole('option')).toHaveCount(4);
    },
    'elements of any kind are grouped, selected as one and let go again, by the palette too': async (
      page,
    ) => {
      await stage(page).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+k');
      const palette = page.locator('[data-popup="commands"]');
      await palette.getByRole('searchbox').fill('Gruppér');
      await palette.getByRole('menuitem').first().waitFor();
      await page.keyboard.press('Enter');
      await stage(page).focus();
      await page.keyboard.press('Escape');
      const rose = await onStone(page, { x: 300, y: 500 });
      await page.mouse.click(rose.x, rose.y);
      await expect(page.getByRole('heading', { name: '4 elementer valgt' })).toBeVisible();
      await page.getByRole('button', { name: 'Opløs gruppe' }).click();
      await expect(page.getByRole('button', { name: 'Gruppér' })).toBeVisible();
    },
  }),
);
