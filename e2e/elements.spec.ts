import { expect, type Page, test } from '@playwright/test';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { confirmDeletion } from './confirmDeletion';
import { drag, number } from './drag';
import { inOneVisit } from './oneVisit';
import { line, onStone, stage } from './stage';

const list = (page: Page) => page.getByRole('list', { name: 'Elementer på stenen' });
const said = (page: Page) => page.locator('[data-announcer]');

test(
  'the list of elements',
  inOneVisit({
    'assistive technology finds everything on the stone, in reading order, with its place in mm': async (
      page,
    ) => {
      await expect(list(page)).toMatchAriaSnapshot(`
    - list "Elementer på stenen":
      - listitem:
        - 'button "Linje: Fornavn Efternavn"'
        - text: bogstavhøjde 42 mm, bredde 503,5 mm, 300,0 mm fra venstre, 268,0 mm fra top
        - button "Handlinger for Fornavn Efternavn"
      - listitem:
        - 'button "Linje: * 12. april 1941"'
        - 'button "Handlinger for * 12. april 1941"'
      - listitem:
        - 'button "Linje: † 3. november 2026"'
        - button "Handlinger for † 3. november 2026"
      - listitem:
        - 'button "Sandblæst vignet: Rosengren"'
        - text: 168,0 × 74,4 mm, 300,0 mm fra venstre, 494,0 mm fra top
        - button "Handlinger for Rosengren"
  `);
    },
    'right behind the stone the keyboard comes to the list: arrows move by a tenth, Page Down goes on':
      async (page) => {
        await stage(page).focus();
        await page.keyboard.press('Tab');
        const first = list(page).getByRole('button', { name: 'Linje: Fornavn Efternavn' });
        await expect(first).toBeFocused();
        await expect(first).toBeInViewport({ ratio: 1 });
        await expectNoObjections(page, 'list of elements', [DESK, TABLET, PHONE]);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Shift+ArrowDown');
        await expect(first).toHaveAttribute('aria-pressed', 'true');
        await expect(list(page).getByRole('listitem').first()).toContainText(
          '300,1 mm fra venstre, 269,0 mm fra top',
        );
        await expect(said(page)).toContainText('Linje: Fornavn Efternavn');
        await expect(said(page)).toContainText('300,1 mm fra venstre, 269,0 mm fra top');
        await page.keyboard.press('PageDown');
        await expect(list(page).getByRole('button', { name: 'Linje: * 12. april 1941' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(line(page, '* 12. april 1941')).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('Escape');
        await expect(stage(page)).toBeFocused();
      },
    'every action is in an element’s menu, and those wanted again and again leave it open': async (page) => {
      await stage(page).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const menu = page.getByRole('menu', { name: 'Handlinger for Fornavn Efternavn' });
      await expect(menu.getByRole('menuitem')).toHaveText([
        'Vælg',
        'Ret teksten',
        'Større',
        'Mindre',
        'Større bogstavafstand',
        'Mindre bogstavafstand',
        'Drej 1° med uret',
        'Drej 1° mod uret',
        'Kopier',
        'Frem',
        'Tilbage',
        'Omdøb',
        'Lås',
        'Skjul',
        'Reservér pladsen',
        'Slet',
      ]);
      await expectNoObjections(page, 'menu of an element', [DESK]);
      const item = (name: string) => menu.getByRole('menuitem', { name, exact: true });
      await item('Større').click();
      await item('Større').click();
      await item('Større bogstavafstand').click();
      await item('Drej 1° mod uret').click();
      await page.keyboard.press('Escape');
      const row = list(page).getByRole('listitem').first();
      await expect(row).toContainText('bogstavhøjde 44 mm');
      await expect(row).toContainText('drejet -1°');
      await expect(row.getByRole('button', { name: 'Handlinger for Fornavn Efternavn' })).toBeFocused();
      await page.keyboard.press('Enter');
      await item('Ret teksten').click();
      await expect(page.getByRole('textbox', { name: 'Tekst', exact: true })).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Karen Holm');
      expect(await number(page, 'Bogstavafstand')).toBeCloseTo(1.6, 6);
      await expect(list(page).getByRole('button', { name: 'Linje: Karen Holm' })).toHaveCount(1);
    },
    'an element is deleted from the list, and what hangs over the edge is said there': async (page) => {
      await stage(page).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Delete');
      await confirmDeletion(page);
      // The next one has moved up into its place.
      await expect(list(page).getByRole('button', { name: 'Linje: * 12. april 1941' })).toBeFocused();
      await expect(list(page).getByRole('listitem')).toHaveCount(3);
      await line(page, /april/).click();
      await page.getByRole('textbox', { name: 'Fra venstre' }).fill('20');
      await expect(list(page).getByRole('listitem').first()).toContainText('Går ud over stenens kant.');
    },
    'a drag is not chattered about: only where it began and where it ends is said': async (page) => {
      await page.evaluate(() => {
        const place = document.querySelector('[data-announcer]');
        if (!place) throw new Error('nothing is announced');
        const all: string[] = [];
        new MutationObserver(() => all.push(place.textContent ?? '')).observe(place, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        Object.assign(window, { announced: all });
      });
      const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
      await drag(page, await onStone(page, { x: 300, y: 262 }), await onStone(page, { x: 360, y: 150 }));
      const end = `${(await page.getByRole('textbox', { name: 'Fra top' }).inputValue()).split(',')[0]},`;
      await expect.poll(async () => (await announced()).at(-1)).toContain(`mm fra venstre, ${end}`);
      const words = await announced();
      expect(words.length).toBeLessThanOrEqual(2);
      expect(words.slice(0, -1).every((each) => each.includes('268,0 mm fra top'))).toBe(true);
    },
  }),
);

test('it is in the language’s words and numbers', async ({ page }) => {
  await page.goto('/de/designer');
  await page.locator('[data-stage][aria-busy=false]').waitFor();
  await expect(
    page.getByRole('list', { name: 'Elemente auf dem Stein' }).getByRole('listitem').first(),
  ).toContainText('300,0 mm von links, 268,0 mm von oben');
});
