import { expect, test } from '@playwright/test';
import { finding } from '../findings';
import { drawn, line } from '../stage';
import { triedIn } from '../variants';
import { LANGUAGES } from './languages';
import { makeStone, stoneDrawn } from './stones';
import { said, screenReaderTree, type TreeNode } from './tree';

const LANDMARKS = ['banner', 'main', 'complementary'];

const nameless = (tree: readonly TreeNode[]) =>
  tree.filter(({ role, name, isFocusable }) => isFocusable && !name && role !== 'tabpanel').map(said);

for (const { locale, prefix, tag, words } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale: tag });

    test(
      'the stone has a short name, and lets its keys through a screen reader, which says what they do',
      triedIn(locale, 'da'),
      async ({ page }) => {
        await page.goto(`${prefix}/designer`);
        await stoneDrawn(page);
        const session = await page.context().newCDPSession(page);
        const { nodes } = await session.send('Accessibility.getFullAXTree');
        const applications = nodes.filter(({ role }) => role?.value === 'application');
        expect(applications.map(({ name }) => name?.value)).toEqual([words.designer.stage]);
        expect(words.designer.stage.length).toBeLessThanOrEqual(12);
        expect(applications[0]?.description?.value).toContain(words.designer.stageKeys);
        const states = new Map(applications[0]?.properties?.map(({ name, value }) => [name, value.value]));
        expect(states.get('focusable')).toBe(true);
      },
    );

    test(
      'a screen reader finds its way through the designer by landmarks, and everything there has a name',
      triedIn(locale, 'da'),
      async ({ page }) => {
        const { id, token } = await makeStone(page);
        await page.goto(`${prefix}/designer/${id}/${token}`);
        await stoneDrawn(page);
        const lines = page.getByRole('listbox', { name: words.designer.lines });
        await lines.getByRole('option').first().click();
        await page.getByRole('textbox', { name: words.designer.text, exact: true }).waitFor();
        const tree = await screenReaderTree(page);
        expect(tree.filter(({ role }) => LANDMARKS.includes(role)).map(({ role }) => role)).toEqual(
          LANDMARKS,
        );
        expect(
          tree.filter(({ role, states }) => role === 'heading' && states.includes('level 1')),
        ).toHaveLength(1);
        expect(nameless(tree)).toEqual([]);
        const outside = tree.filter(
          ({ isFocusable, within }) =>
            isFocusable && !LANDMARKS.some((landmark) => within.includes(landmark)),
        );
        expect(outside.map(said)).toEqual([]);
        const tabs = tree.filter(({ role }) => role === 'tab');
        // The layers have no tab: a button beside the stone opens them.
        const { layers, ...panels } = words.designer.panels;
        expect(tabs.map(({ name }) => name)).toEqual(Object.values(panels));
        expect(tree.filter(({ role, name }) => role === 'button' && name === layers)).toHaveLength(1);
        // Every element of the stone, with the words around it in the same language.
        const elements = tree.filter(({ role, within }) => role === 'button' && within.includes('listitem'));
        expect(elements).toHaveLength(8);
      },
    );
  });
}

test('the elements of a stone are read with what they are, where they are in mm, and which is in hand', async ({
  page,
}) => {
  const { id, token } = await makeStone(page);
  await page.goto(`/designer/${id}/${token}`);
  await drawn(page);
  await line(page, /Fornavn/).click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).waitFor();
  const tree = await screenReaderTree(page);
  const inList = tree.filter(({ role, within }) => within.includes('listitem') && role !== 'listitem');
  const read = inList.filter(({ within }) => !within.includes('button'));
  const words = read.map(said).filter((each) => each !== 'StaticText “,”');
  expect(words.slice(0, 5)).toEqual([
    'button “Linje: Fornavn Efternavn” pressed',
    'StaticText “bogstavhøjde 42 mm, bredde 503,5 mm, 300,0 mm fra venstre, 268,0 mm fra top”',
    'StaticText “valgt”',
    'button “Handlinger for Fornavn Efternavn”',
    'button “Linje: * 12. april 1941”',
  ]);
  expect(words.slice(-3)).toEqual([
    'button “Sandblæst vignet: Rosengren”',
    'StaticText “168,0 × 74,4 mm, 300,0 mm fra venstre, 494,0 mm fra top”',
    'button “Handlinger for Rosengren”',
  ]);
});

test('while a popup is open a screen reader hears of nothing behind it, and its fields by their labels', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Få tilbud' }).click();
  await page.getByRole('dialog', { name: 'Dine oplysninger' }).waitFor();
  const tree = await screenReaderTree(page);
  const behind = tree.filter(({ role, within }) => role !== 'dialog' && !within.includes('dialog'));
  // The close button for users who explore by touch, at the end of the popup.
  expect(behind.map(said)).toEqual(['button “Luk”']);
  const fields = tree.filter(({ role }) => role === 'textbox').map(({ name }) => name);
  expect(fields.slice(0, 3)).toEqual(['Kontaktpersonens navn', 'Telefon', 'Kontaktpersonens e-mail']);
  expect(nameless(tree)).toEqual([]);
});

test('what happens is read out: the stone is saved, and a line has a character the font lacks', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: 'Gem sten' }).click();
  await expect(page).toHaveURL(/\/designer\/\d+\//);
  await expect(page.getByText('Alt er gemt').first()).toBeAttached();
  expect((await screenReaderTree(page)).filter(({ role }) => role === 'status').length).toBeGreaterThan(0);
  await line(page, /Fornavn/).click();
  await page.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Karen ☃');
  // It is announced when the screen reader is idle, so that typing is not interrupted.
  await expect(finding(page)).toContainText('☃');
});
