import { drawn, stage } from '../../../e2e/stage';
import { showTradeFiles, tradeSwitch } from '../../../e2e/tradeFiles';
import type { Scene } from '../scene';
import { openStone, openTab, putOnStone, takeLine, walkAround } from './acts';

const TABS = [
  ['stone', 'Sten', 'Stone tab'],
  ['background', 'Baggrund', 'Background tab'],
  ['text', 'Tekst', 'Text tab'],
  ['decoration', 'Udsmykning', 'Decoration tab'],
  ['attachments', 'Tilbehør', 'Attachments tab'],
  ['share', 'Del', 'Share tab'],
  ['print', 'Udskriv', 'Print tab'],
] as const;

const scene = (name: string, title: string, arrange: Scene['arrange']): Scene => ({
  name: `designer/${name}`,
  title,
  arrange,
});

/** The designer with each of its tabs, and with something in hand. */
export const PANELS: readonly Scene[] = [
  ...TABS.map(([name, tab, title]) => scene(name, title, (staging) => openTab(staging, tab))),
  scene('print-trade', 'Print tab with the files of the trade', async (staging) => {
    await openTab(staging, 'Udskriv');
    await showTradeFiles(staging.page);
    await tradeSwitch(staging.page).evaluate((box) => box.closest('label')?.scrollIntoView());
  }),
  scene('layers', 'Layers, one locked and one hidden', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await page.getByRole('button', { name: 'Lag', exact: true }).click();
    const rows = page.getByRole('grid', { name: 'Lag' }).getByRole('row');
    await rows
      .nth(0)
      .getByRole('button', { name: /^Skjul/ })
      .click();
    await rows.nth(1).getByRole('button', { name: /^Lås/ }).click();
    await rows.nth(1).click({ position: { x: 90, y: 20 } });
  }),
  scene('walk', 'The stone in space', async (staging) => {
    await openStone(staging);
    await walkAround(staging.page);
  }),
  scene('walk-measures', 'The stone in space with a person and its measures', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await walkAround(page);
    await page.getByText('Person på 170 cm').click();
    await page.getByText('Mål', { exact: true }).click();
  }),
  scene('turned', 'The stone in pictures from all around, without WebGL', async (staging) => {
    const { page } = staging;
    await page.addInitScript(() => {
      const open = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...asked: unknown[]) {
        return asked[0] === 'webgl2' ? null : Reflect.apply(open, this, asked);
      } as typeof open;
    });
    await openStone(staging);
    await walkAround(page);
  }),
  scene('in-place', 'The stone through a phone’s camera: the code for the phone', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await walkAround(page);
    await page.getByRole('button', { name: 'Se den på kirkegården' }).click();
    await page.getByRole('img', { name: /QR-kode/ }).waitFor();
  }),
  scene('line', 'A line in hand', async (staging) => {
    await openStone(staging);
    await takeLine(staging.page, 'Karen Østergård');
  }),
  scene('typefaces', 'Typefaces of a line', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await takeLine(page, 'Karen Østergård');
    await page.getByRole('button', { name: /Skrifttype$/ }).click();
    await page.getByRole('option').first().waitFor();
  }),
  scene('spacing', 'The space between two letters', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await takeLine(page, 'Karen Østergård');
    await page.getByText('Afstand mellem de enkelte tegn', { exact: true }).scrollIntoViewIfNeeded();
  }),
  scene('bronze', 'A mounted bronze line in hand', async (staging) => {
    await openStone(staging, { example: 'bronze' });
    await takeLine(staging.page, 'Holger');
  }),
  scene('several', 'Several elements in hand', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await stage(page).focus();
    await page.keyboard.press('Control+a');
    await page.getByRole('group', { name: 'Ret ind', exact: true }).waitFor();
  }),
  scene('measures', 'Measures and guides', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await takeLine(page, 'Karen Østergård');
    await page.getByRole('button', { name: 'Mål og hjælpelinjer' }).click();
    await page.getByRole('switch').nth(1).press('Space');
    await page.getByRole('button', { name: 'Læg en lineal på' }).click();
  }),
  scene('vignet', 'A vignet in hand', async (staging) => {
    await openTab(staging, 'Udsmykning');
    await putOnStone(staging, 'Vignetter');
    await staging.page.getByText('Spejlvend', { exact: true }).waitFor();
  }),
  scene('attachment', 'An attachment in hand', async (staging) => {
    await openTab(staging, 'Tilbehør');
    await putOnStone(staging, 'Tilbehør');
  }),
  scene('double', 'A double stone', async (staging) => {
    await openTab(staging, 'Tekst', 'double');
  }),
  scene('standard', 'A new stone', async ({ page }) => {
    await page.goto('/designer');
    await drawn(page);
  }),
  scene('german', 'A line in hand, in German', async ({ page, demo }) => {
    const { id, token } = await demo.stone('single');
    await page.goto(`/de/designer/${id}/${token}`);
    await page.locator('[role=application][aria-busy=false]:has(canvas)').waitFor();
    await page
      .getByRole('option', { name: /Karen Østergård/ })
      .first()
      .click();
    await page.locator('[data-stage]').getByText('219,0').waitFor();
  }),
  scene('read-only', 'A stone that can only be read', async ({ page, demo }) => {
    const { id, readonlyToken } = await demo.stone('single');
    await page.goto(`/designer/${id}/${readonlyToken}`);
    await drawn(page);
  }),
  scene('sent', 'A stone that was sent', async ({ page, demo }) => {
    await page.goto(`/designer/${demo.sent.id}/${demo.sent.readonlyToken}`);
    await drawn(page);
  }),
  scene('menu', 'The cog menu', async (staging) => {
    await openStone(staging);
    await staging.page.getByRole('button', { name: 'Flere handlinger' }).click();
    await staging.page.getByRole('menuitem').first().waitFor();
  }),
  scene('element-menu', 'Menu of the element in hand', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await takeLine(page, 'Karen Østergård');
    await page
      .locator('main')
      .getByRole('button', { name: /^Handlinger for/ })
      .last()
      .click();
    await page.getByRole('menuitem').first().waitFor();
  }),
  scene('commands', 'Command palette', async (staging) => {
    await openStone(staging);
    await staging.page.keyboard.press('Control+k');
    await staging.page.getByRole('dialog', { name: 'Kommandoer' }).waitFor();
  }),
  scene('shortcuts', 'Sheet of keys', async (staging) => {
    await openStone(staging);
    await stage(staging.page).focus();
    await staging.page.keyboard.press('?');
    await staging.page.getByRole('dialog', { name: 'Tastaturgenveje' }).waitFor();
  }),
  scene('templates', 'Templates', async (staging) => {
    const { page } = staging;
    await openTab(staging, 'Tekst');
    await page.getByRole('button', { name: 'Begynd med en skabelon' }).click();
    await page.getByRole('dialog').locator('img').nth(7).waitFor();
  }),
];
