import type { Page } from '@playwright/test';
import { choose, openElementMenu, popup, takeLast } from '../../../e2e/designerPopups';
import { drawn, line, stage } from '../../../e2e/stage';
import type { Scene, Staging } from '../scene';
import { button, openStone, openTab, putOnStone, rememberStone } from './acts';

const scene = (name: string, title: string, arrange: Scene['arrange']): Scene => ({
  name: `popups/${name}`,
  title,
  arrange,
});

/** A popup that the cog menu opens. */
const ofMenu = (name: string, title: string, item: string): Scene =>
  scene(name.replaceAll(' ', '-'), title, async (staging) => {
    await openStone(staging);
    await choose(staging.page, item);
    await popup(staging.page, name).waitFor();
  });

/** A popup that shows everything of a kind. */
const ofTab = (name: string, title: string, tab: string, opener: string): Scene =>
  scene(name.replaceAll(' ', '-'), title, async (staging) => {
    await openTab(staging, tab);
    await button(staging.page, opener).click();
    await popup(staging.page, name).getByRole('option').nth(3).waitFor();
  });

async function openPrices(staging: Staging): Promise<void> {
  await openStone(staging);
  await choose(staging.page, 'Pris');
  await staging.page.getByRole('row').first().waitFor();
}

/** What a business keeps of its lettering: some pairs and a style, which no other scene is to show. */
async function openKept({ page }: Staging): Promise<void> {
  const by = { changedBy: 'bedemand', changedAt: '2026-11-03T09:30:00.000Z' };
  const pairs = ['AV', 'LT', 'TA'].map((letters, at) => ({
    ...{ ...by, id: at + 1, fontFamily: 'Cinzel', cursive: false },
    ...{ before: letters[0], after: letters[1], percent: -6.25 + at },
  }));
  const style = {
    ...{ name: 'Navne', variant: 'sandb', fontFamily: 'Cinzel', cursive: false, fontSize: '42' },
    ...{ fontColor: 'guld', fontSpacing: 100, letterSpacing: 0 },
  };
  const styles = [{ ...by, id: 1, style }];
  await page.route('**/api/lettering', (route) => route.fulfill({ json: { pairs, styles } }));
  await page.goto('/designer');
  await drawn(page);
  await choose(page, 'Afdelingens bogstavpar og stile');
  await popup(page, 'kept lettering').getByRole('button', { name: /^Glem/ }).first().waitFor();
}

/** Another stone of the server's, known to this browser, beside the one that is open. */
async function openBeside(staging: Staging): Promise<Page> {
  const { page } = staging;
  await page.goto('/');
  await rememberStone(staging, 'Ingrid og Aksel Bjerre', 'double');
  await openStone(staging);
  return page;
}

/** The popups of the designer, by their names in the specification. */
export const POPUPS: readonly Scene[] = [
  ofMenu('stone', 'stone', 'Om stenen'),
  ofTab('stone type', 'stone type', 'Sten', 'Vis alle sten'),
  ofTab('attachments', 'attachments', 'Tilbehør', 'Vis alt tilbehør'),
  ofTab('vignets', 'vignets', 'Udsmykning', 'Vis alle vignetter'),
  ofTab('backgrounds', 'backgrounds', 'Baggrund', 'Vis alle baggrunde'),
  ofMenu('project settings', 'project settings', 'Dine oplysninger'),
  ofMenu('login', 'login', 'Log ind'),
  scene('renew-links', 'renew links', async (staging) => {
    await openTab(staging, 'Del');
    await button(staging.page, 'Forny link …').click();
    await popup(staging.page, 'renew links').waitFor();
  }),
  scene('edit-vignet', 'edit vignet', async (staging) => {
    const { page } = staging;
    await page.goto('/designer');
    await drawn(page);
    await takeLast(page);
    await openElementMenu(page, 'Rediger');
    await popup(page, 'edit vignet').waitFor();
  }),
  scene('edit-attachment', 'edit attachment', async (staging) => {
    const { page } = staging;
    await openTab(staging, 'Tilbehør');
    await putOnStone(staging, 'Tilbehør');
    await openElementMenu(page, 'Rediger');
    await popup(page, 'edit attachment').waitFor();
  }),
  scene('warning', 'warning: the stone is saved first', async ({ page }) => {
    await page.goto('/designer');
    await drawn(page);
    await page.getByRole('tab', { name: 'Udskriv' }).click();
    await page.getByRole('button', { name: /^Forslag som PDF/ }).click();
    await popup(page, 'warning').waitFor();
  }),
  scene('churchyard-comment', 'churchyard comment', async (staging) => {
    const { page } = staging;
    await openTab(staging, 'Sten');
    await page.getByRole('button', { name: /Kirkegård$/ }).click();
    await page.getByRole('option', { name: 'Gladsaxe, liggende sten' }).click();
    await button(page, 'Se kirkegårdens regler').click();
    await popup(page, 'churchyard comment').waitFor();
  }),
  scene('email-share', 'email/share', async (staging) => {
    await openTab(staging, 'Del');
    await button(staging.page, 'Del på e-mail').click();
    await popup(staging.page, 'email/share').waitFor();
  }),
  scene('price', 'price', openPrices),
  { ...scene('price-printed', 'price', openPrices), printed: true, widths: [1440] },
  { ...scene('kept-lettering', 'kept lettering', openKept), user: 'bedemand' },
  scene('edit-stones', 'edit stones', async (staging) => {
    const page = await openBeside(staging);
    await choose(page, 'Andre sten');
    await popup(page, 'edit stones').getByRole('button', { name: /^Åbn:/ }).first().waitFor();
  }),
  scene('no-other-stones', 'edit stones, with none there', async ({ page }) => {
    await page.goto('/designer');
    await drawn(page);
    await choose(page, 'Andre sten');
    await popup(page, 'edit stones').waitFor();
  }),
  scene('leave-unsaved', 'warning: a stone with changes is left', async (staging) => {
    const { page } = staging;
    await page.goto('/');
    await rememberStone(staging, 'Ingrid og Aksel Bjerre', 'double');
    await page.goto('/designer');
    await drawn(page);
    await stage(page).focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    await choose(page, 'Andre sten');
    await popup(page, 'edit stones').getByRole('button', { name: /^Åbn:/ }).first().click();
    await popup(page, 'warning').waitFor();
  }),
  scene('edit-stone-type', 'edit stone type', async (staging) => {
    const { page } = staging;
    const { Variants } = (await (
      await page.request.get('/api/stoneTypes/15', { headers: { AuthCookie: 'public' } })
    ).json()) as { Variants: { tile: string }[] };
    const own = {
      id: 1_000_001,
      url: `/catalogue/${Variants[0]?.tile}`,
      width: 600,
      height: 900,
      outline: 'M0 900V300C0 100 100 0 300 0C500 0 600 100 600 300V900Z',
    };
    await openStone(staging, { given: { stoneStoneTypes: [own], StoneTypeId: own.id } });
    await page.getByRole('tab', { name: 'Sten', exact: true }).click();
    await button(page, 'Ret stenens mål').click();
    await popup(page, 'edit stone type').waitFor();
  }),
  scene('confirm-delete-element', 'confirm delete element', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await line(page, 'Karen Østergård').click();
    await stage(page).press('Delete');
    await popup(page, 'confirm delete element').waitFor();
  }),
  scene('delete-stone', 'delete stone', async (staging) => {
    await openStone(staging);
    await choose(staging.page, 'Slet sten');
    await staging.page.getByRole('alertdialog').waitFor();
  }),
  scene('deleting', 'A stone is being deleted', async (staging) => {
    const { page } = staging;
    const { id } = await openStone(staging);
    await page.route(`**/api/stone/${id}`, (route) =>
      route.request().method() === 'DELETE' ? undefined : route.continue(),
    );
    await choose(page, 'Slet sten');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet', exact: true }).click();
    await page.getByRole('dialog', { name: 'Sletter stenen …' }).waitFor();
  }),
  scene('error', 'error', async (staging) => {
    const { page } = staging;
    const { id } = await openStone(staging);
    await page.route(`**/api/stone/${id}`, (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await choose(page, 'Slet sten');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Slet', exact: true }).click();
    await page.getByRole('alertdialog', { name: 'Fejl ved sletning af sten' }).waitFor();
  }),
];
