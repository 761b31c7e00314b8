import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { contoursOn, parsed } from '../tests/painting/dxf/readDxf';
import { textOf } from '../tests/painting/pdf/popplerPages';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { makeStone } from './access/stones';
import { serverOfMason } from './masonsServer';
import { questionIn } from './orders/question';

const LINE = { type: 'text', fontSize: '40', fontFamily: 'Jost', fontColor: 'black' };
const blasted = (subText: string) => ({ ...LINE, subText, variant: 'sandb', position: { x: 300, y: 450 } });
const BRONZE = {
  ...LINE,
  ...{ subText: 'Anna', variant: 'bronze', fontFamily: 'Alegreya', fontColor: 'bronze' },
  position: { x: 300, y: 250 },
};
const CONTACT = { contactName: 'Anna Holm', contactPhone: '20304050' };
const ROLL = 610;

test.describe('A mason’s day', () => {
  const { loggedIn, folder, url } = serverOfMason(['hugger', 'svend']);
  let presses = 0;

  /** Presses what has a name, and counts it. */
  async function press(
    page: Page,
    role: 'button' | 'link' | 'checkbox',
    name: string | RegExp,
  ): Promise<void> {
    presses += 1;
    const found = page.getByRole(role, { name }).first();
    if (role === 'checkbox') await found.check({ force: true });
    else await found.click();
  }

  /** The file that a press downloads. */
  async function downloaded(page: Page, name: string | RegExp): Promise<{ file: string; bytes: Buffer }> {
    const downloading = page.waitForEvent('download', { timeout: 90_000 });
    await press(page, 'button', name);
    const download = await downloading;
    return { file: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }

  test('leads from the family’s yes to the stencil on the roll, the foundry’s list, the mill and the permit', async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    const { page: undertaker, token } = await loggedIn(browser, 'bedemand');
    const { page: mason } = await loggedIn(browser, 'hugger');

    // The family designs, orders, and confirms by the letter; another stone comes from the undertaker.
    const family = await browser.newPage({ baseURL: url() });
    await family.goto('/');
    const stone = await makeStone(family, { designName: 'Karen Holm', Parms: [BRONZE, blasted('Otto')] });
    const contactEmail = 'anna.holm@example.test';
    const asked = await family.request.post(`/api/sendToMason/${stone.id}`, {
      data: { StonemasonId: 1, ...CONTACT, contactEmail },
      headers: { AuthCookie: stone.token },
    });
    expect(asked.status()).toBe(200);
    await expect.poll(() => questionIn(folder(), contactEmail), { timeout: 60_000 }).toBeDefined();
    await family.goto((await questionIn(folder(), contactEmail)) ?? '');
    await family.getByRole('button', { name: 'Ja, den er min' }).click();
    await expect(family.getByRole('heading', { name: 'Tak, den er bekræftet' })).toBeVisible();
    const other = await makeStone(undertaker, { designName: 'Ib Lund', Parms: [blasted('Anna')] }, token);
    const sent = await undertaker.request.post(`/api/sendToMason/${other.id}`, {
      headers: { AuthCookie: token },
      data: { StonemasonId: 1, ...CONTACT, contactEmail: 'bo@example.test' },
    });
    expect(sent.status()).toBe(200);

    // Once for the workshop: its knife, its roll and its files.
    await mason.goto('/mason/settings');
    await mason.getByRole('button', { name: 'Tilføj en maskine' }).click();
    await mason.getByText('Maskine 1', { exact: true }).first().click();
    await mason.getByRole('textbox', { name: 'Navn' }).fill('Summa');
    const width = mason.getByRole('textbox', { name: 'Rullens bredde' });
    await width.fill(String(ROLL));
    await width.blur();
    await mason.getByText('DXF med kurver', { exact: true }).click();
    await mason.getByText('G-kode til GRBL', { exact: true }).click();
    await mason.getByText('Bestilling til støberi', { exact: true }).click();
    await mason.getByText('Støbeliste', { exact: true }).click();
    // What is not saved yet outlives the page.
    await mason.reload();
    await expect(mason.getByText('Ændret, ikke gemt endnu.')).toBeVisible();
    await expectNoObjections(mason, 'a mason’s settings', [DESK, TABLET, PHONE]);
    await mason.getByRole('button', { name: 'Gem indstillingerne' }).click();
    await expect(mason.getByText('Indstillingerne er gemt.')).toBeVisible();

    // They are the workshop's and not the device's: another of its people, in another browser, works with them.
    const { page: bench } = await loggedIn(browser, 'svend');
    await bench.goto('/mason');
    // The letters go out one after the other.
    await expect
      .poll(
        async () => {
          await bench.reload();
          await expect(bench.getByRole('heading', { name: 'Ordrer', exact: true })).toBeVisible();
          return bench.getByRole('link', { name: /Karen Holm|Ib Lund/ }).count();
        },
        { timeout: 120_000 },
      )
      .toBe(2);
    await press(bench, 'checkbox', /Karen Holm/);
    await press(bench, 'checkbox', /Ib Lund/);
    await press(bench, 'button', 'Læg skabelonerne til 2 ordrer');
    await expect(
      bench.getByText(/^2 stykker på \d+ mm af en 610 mm bred rulle, [\d,]+\s%\sspild$/),
    ).toBeVisible({
      timeout: 120_000,
    });
    await expectNoObjections(bench, 'stencils on a roll', [DESK, TABLET, PHONE]);
    const roll = await downloaded(bench, /^Hent rulle-/);
    expect(roll.file).toMatch(/^rulle-\d{4}-\d\d-\d\d\.dxf$/);
    const dxf = roll.bytes.toString('utf8');
    // Of "Otto" and "Anna" each: two letters with a counter and two without; the knife's blade is turned once.
    expect(contoursOn(dxf, 'ENGRAVE', ROLL)).toHaveLength(6 + 6 + 1);
    expect(contoursOn(dxf, 'STENCIL', ROLL)).toHaveLength(2);
    const written = parsed(dxf).entities.flatMap((it) =>
      it.layer === 'LABEL' ? [String(Reflect.get(it, 'text'))] : [],
    );
    expect(written.some((text) => text.includes('Karen Holm · Otto'))).toBe(true);
    expect(written.some((text) => text.includes('Ib Lund · Anna'))).toBe(true);

    await press(bench, 'link', /Karen Holm/);
    await press(bench, 'button', 'Tag imod ordren');
    await expect(bench.getByRole('button', { name: 'Begynd at hugge' })).toBeVisible();
    await expect(bench.getByRole('button', { name: /Skæres med/ })).toContainText('Summa');
    await expectNoObjections(bench, 'an order with a mason’s own files', [DESK, TABLET, PHONE]);
    const cut = await downloaded(bench, 'DXF med kurver');
    expect(cut.file).toContain('-drag-knife-0.45mm');
    const cutDxf = cut.bytes.toString('utf8');
    // Without a stencil of its own: "Otto", and the blade's turn; "Anna" is cast.
    expect(contoursOn(cutDxf, 'ENGRAVE', 1000)).toHaveLength(6 + 1);
    expect(contoursOn(cutDxf, 'MOUNT', 1000)).toHaveLength(6 + 1);
    const foundry = await downloaded(bench, 'Bestilling til støberi');
    expect(textOf(foundry.bytes, 1)).toContain('Alegreya');
    const list = (await downloaded(bench, 'Støbeliste')).bytes.toString('utf8');
    const ofN = list.split('\n').filter((line) => /"?n"?;/.test(line));
    expect(ofN.join()).toMatch(/;"?2"?/);
    const mill = (await downloaded(bench, 'G-kode til GRBL')).bytes.toString('latin1');
    const depths = mill.split('\n').flatMap((line) => /Z(-?[\d.]+)/.exec(line)?.[1] ?? []);
    expect(Math.min(...depths.map(Number))).toBeLessThan(0);
    expect(mill.split('\n').filter((line) => line.startsWith('G1 ')).length).toBeGreaterThan(100);
    const permit = await downloaded(bench, 'Ansøgning med tegninger');
    expect(textOf(permit.bytes, 1)).toContain('Anna Holm');
    // Two ticks, the roll and its file; the order, accepting it, and a press for each of its five files.
    expect(presses).toBe(11);
  });
});
