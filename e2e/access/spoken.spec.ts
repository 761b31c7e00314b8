import { expect, type Page, test } from '@playwright/test';
import { tab } from '../designerPopups';
import { triedIn } from '../variants';
import { expectNoObjections } from './axe';
import { LANGUAGES, type Language } from './languages';
import { faultsIn } from './reader/faults';
import { Reader, type Spoken } from './reader/reader';
import { makeStone, stoneDrawn } from './stones';

// Without fade-in animations.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What each language calls itself. */
const OWN_NAME = { da: 'DA – Dansk', de: 'DE – Deutsch', no: 'NO – Norsk' };

const phrases = (spoken: readonly Spoken[]) => spoken.map(({ phrase }) => phrase);

/**
 * All that is read on the page as it is now, in which a listener finds nothing wrong. Where it is not Danish, in which axe looks at
 * every state elsewhere, axe finds nothing either.
 */
async function readAll(page: Page, { locale }: Language, state: string): Promise<string[]> {
  const reader = await Reader.begin(page);
  const spoken = await reader.readAll();
  expect.soft(faultsIn(spoken, locale), state).toEqual([]);
  if (locale !== 'da') await expectNoObjections(page, state);
  return phrases(spoken);
}

test('what would be said wrongly is noticed', () => {
  const said = (phrase: string, name = phrase) => faultsIn([{ phrase, name }], 'de');
  expect(said('button, Stein speichern', 'Stein speichern')).toEqual([]);
  expect(said('button, disabled', '')).toHaveLength(1);
  expect(said('button, undefined')).toHaveLength(1);
  expect(said('button, elements.list')).toHaveLength(1);
  expect(said('button, Gem sten')).toHaveLength(1);
  expect(said('option, Rosengren, not selected')).toHaveLength(1);
});

for (const language of LANGUAGES) {
  const { locale, prefix, tag, words } = language;
  const { designer, menu, popups, sending, start } = words;

  test.describe(locale, () => {
    // What is written on a stone that was made for the test is in the language too.
    test.use({ locale: tag, extraHTTPHeaders: { 'accept-language': tag } });

    test('the start page says what it is for, in which language, and what can be done', async ({ page }) => {
      await page.goto(`${prefix}/`);
      await page.getByRole('heading', { name: start.data.title }).waitFor();
      const heard = await readAll(page, language, 'start page');
      expect(heard).toContain(`heading, ${start.headline}, level 1`);
      expect(heard).toContain(`heading, ${start.steps.title}, level 2`);
      expect(heard).toContain(`link, ${OWN_NAME[locale]}, current item`);
      expect(
        heard.filter((phrase) => phrase.startsWith('link, ') && phrase.endsWith(', current item')),
      ).toHaveLength(1);
    });

    test('the designer is read by its stone, the list of what stands on it, and its panels', async ({
      page,
    }) => {
      await page.goto(`${prefix}/designer`);
      await stoneDrawn(page);
      // Letters are measured once the stone stands.
      await expect(page.getByText(/42 mm/).first()).toBeAttached();
      const heard = await readAll(page, language, 'designer');
      expect(heard).toContain(`heading, ${designer.panel}, level 1`);
      expect(heard).toContain(`application, ${designer.stage}, ${designer.stageKeys}, not busy`);
      expect(heard).toContain(`list, ${popups.elements.list}`);
      const elements = heard.filter(
        (phrase) => /^button, .*, not pressed$/.test(phrase) && /\d mm/.test(phrase),
      );
      expect(elements).toHaveLength(4);
      expect(heard).toContain(`tab, ${designer.panels.text}, selected, 1 control, position 3, set size 7`);
      for (const panel of ['stone', 'background', 'decoration', 'attachments', 'share', 'print'] as const) {
        await tab(page, designer.panels[panel]);
        expect(await readAll(page, language, panel)).toContain(`tabpanel, ${designer.panels[panel]}`);
      }
    });

    test('what is in hand, and what opens over it, is read with its state', async ({ page }) => {
      test.slow();
      await page.goto(`${prefix}/designer`);
      await stoneDrawn(page);
      await page.getByRole('listbox', { name: designer.lines }).getByRole('option').first().click();
      const field = page.getByRole('textbox', { name: designer.text, exact: true });
      await field.waitFor();
      // The lower part of the form follows.
      await page.locator('[data-keep-style]').waitFor();
      const line = await readAll(page, language, 'a line in hand');
      expect(line).toContain(`textbox, ${designer.text}, ${await field.inputValue()}`);
      expect(line).toContain(`switch, ${designer.cursive}, not checked`);
      const numbers = line.filter((phrase) => /^textbox, .*, -?\d/.test(phrase));
      expect(numbers.length).toBeGreaterThan(4);
      for (const number of numbers) expect(number).toMatch(/ (mm|%|°)$/);
      expect(numbers).toContainEqual(
        expect.stringMatching(new RegExp(`^textbox, ${designer.height}, 42, .*\\bmm$`)),
      );
      await page.getByText(designer.cursive, { exact: true }).click();
      expect(await readAll(page, language, 'in italics')).toContain(`switch, ${designer.cursive}, checked`);
      await page.getByRole('button', { name: designer.panels.layers, exact: true }).click();
      expect(await readAll(page, language, 'layers')).toContain(
        `heading, ${designer.panels.layers}, level 2`,
      );
      await page.getByRole('button', { name: menu.menu }).click();
      await page.getByRole('menuitem').first().waitFor();
      expect(await readAll(page, language, 'menu')).toContain(`menu, ${menu.menu}, orientated vertically`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: sending.offer }).click();
      await page.getByRole('dialog').waitFor();
      const offer = await readAll(page, language, 'what is asked before an offer');
      expect(offer).toContain(`textbox, ${words.project.fields.contactName}, required`);
      // Nothing behind it is read.
      expect(offer.filter((phrase) => phrase.startsWith('application'))).toEqual([]);
    });

    test('a family’s link is read as a stone that can only be looked at', async ({ page }) => {
      const { id, readonlyToken } = await makeStone(page);
      await page.goto(`${prefix}/designer/${id}/${readonlyToken}`);
      await stoneDrawn(page);
      // Letters are measured once the stone stands.
      await expect(page.getByText(/42 mm/).first()).toBeAttached();
      const heard = await readAll(page, language, 'read-only');
      expect(heard).toContain(`application, ${designer.stage}, ${designer.stageReadKeys}, not busy`);
      expect(heard.join('\n')).not.toContain(designer.stageKeys);
      expect(heard).toContain(menu.readLink);
      const elements = heard.filter((phrase) => /^button, .*\d mm.*, disabled, not pressed$/.test(phrase));
      expect(elements).toHaveLength(4);
    });

    test(
      'keys go through the reader to the stone, and what they do is said',
      triedIn(locale, 'da'),
      async ({ page }) => {
        await page.goto(`${prefix}/designer`);
        await stoneDrawn(page);
        const field = page.getByRole('textbox', { name: designer.text, exact: true });
        const fromLeft = page.getByRole('textbox', { name: designer.fromLeft, exact: true });
        const reader = await Reader.begin(page);
        await reader.goTo(`application, ${designer.stage}`);
        await reader.press('PageDown');
        await expect(fromLeft).toHaveValue('300');
        await reader.press('ArrowRight', 'ArrowRight', 'Shift+ArrowRight');
        await expect(fromLeft).toHaveValue('312');
        await expect
          .poll(() => reader.heard())
          .toContainEqual(expect.stringMatching(/^polite: .*: .* mm.*\b312,0 mm/));
        await reader.press('Control+z');
        // Steps that follow each other are one edit.
        await expect(fromLeft).toHaveValue('300');
        await reader.press('K');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(/K/);
        await expect
          .poll(() => reader.heard())
          .toContainEqual(expect.stringMatching(`^textbox, ${designer.text}, `));
      },
    );
  });
}
