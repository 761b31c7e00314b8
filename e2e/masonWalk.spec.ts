import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { unitedByHand } from '../tests/accuracy/carving/unitedByHand';
import { uprightOf } from '../tests/lettering/typefaces';
import { readGcode } from '../tests/painting/carving/readProgram';
import { leftBy, overBy, sweptBy } from '../tests/painting/carving/sweep';
import { contoursOn, parsed } from '../tests/painting/dxf/readDxf';
import { readSpreadsheet } from '../tests/painting/lists/readSpreadsheet';
import { pixelsTwice } from '../tests/painting/nesting/naiveRoll';
import { fieldsOf } from '../tests/painting/pdf/permit/formFields';
import { pageSizes, textOf } from '../tests/painting/pdf/poppler';
import { boxOf, letterContoursByHand } from '../tests/painting/sheet/pieces';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { GLOVE, smallTargets } from './access/layout';
import { makeStone } from './access/stones';
import { approve } from './approve';
import { serverOfMason } from './masonsServer';
import { questionIn } from './orders/question';

const LINE = { type: 'text', fontSize: '40', fontFamily: 'Jost', fontColor: 'black' };
const blasted = (subText: string) => ({ ...LINE, subText, variant: 'sandb', position: { x: 300, y: 450 } });
const BRONZE = {
  ...LINE,
  ...{ subText: 'Anna', variant: 'bronze', fontFamily: 'Alegreya', fontColor: 'bronze' },
  position: { x: 300, y: 250 },
};
const CONTACT = { StonemasonId: 1, contactName: 'Anna Holm', contactPhone: '20304050' };
const ROLL = 610;
/** How high the standard stone is, in mm. */
const STONE = 750;
/** What a roll keeps free on each side, in mm, where the workshop says nothing. */
const MARGIN = 5;
/** The bit that is usual, in degrees; and how far from the outline it may cut, in mm (docs/workshop/carving.md). */
const BIT = 90;
const CARVED = 0.02;

/** "Otto" as HarfBuzz and trigonometry have it on the stone: what the mill has to cut. */
const OTTO = unitedByHand(
  letterContoursByHand(
    uprightOf('Jost'),
    { text: 'Otto', fontSize: 40, fontSpacing: 100, letterSpacing: 0, spacings: [] },
    { x: 300, y: 450, rotation: 0, scale: 1 },
  ),
);

test.describe('A mason’s day', () => {
  // The undertaker's business has stones cut only after the family has approved them.
  const { loggedIn, folder, url } = serverOfMason(['hugger', 'svend'], 2);
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

    // A daughter reads and approves what the undertaker has drawn, and he orders it.
    const headers = { AuthCookie: token };
    const stone = await makeStone(
      undertaker,
      { designName: 'Karen Holm', Parms: [BRONZE, blasted('Otto')] },
      token,
    );
    const asked = await undertaker.request.post(`/api/stone/${stone.id}/approval`, {
      headers,
      data: { approvers: [{ name: 'Anna Holm' }], needed: 1 },
    });
    const { links } = (await asked.json()) as { links: { token: string }[] };
    const seal = await approve(browser, url(), links[0]?.token ?? '');
    const sent = await undertaker.request.post(`/api/sendToMason/${stone.id}`, {
      headers,
      data: { ...CONTACT, contactEmail: 'anna.holm@example.test' },
    });
    expect(sent.status()).toBe(200);
    // Another family orders by itself, and confirms by the letter.
    const family = await browser.newPage({ baseURL: url() });
    await family.goto('/');
    const other = await makeStone(family, { designName: 'Ib Lund', Parms: [blasted('Anna')] });
    const contactEmail = 'bo@example.test';
    const ordered = await family.request.post(`/api/sendToMason/${other.id}`, {
      data: { ...CONTACT, contactEmail },
      headers: { AuthCookie: other.token },
    });
    expect(ordered.status()).toBe(200);
    await expect.poll(() => questionIn(folder(), contactEmail), { timeout: 60_000 }).toBeDefined();
    await family.goto((await questionIn(folder(), contactEmail)) ?? '');
    await family.getByRole('button', { name: 'Ja, den er min' }).click();
    await expect(family.getByRole('heading', { name: 'Tak, den er bekræftet' })).toBeVisible();

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
    // What their work costs: an amount that is none is said to be so, and stays until it is right.
    const engraved = mason.getByRole('group', { name: /^Sandblæste bogstaver efter højde/ }).first();
    await engraved.getByRole('button', { name: 'Tilføj et mål' }).click();
    await engraved.getByRole('textbox', { name: 'Til og med' }).fill('60');
    const each = engraved.getByRole('textbox', { name: 'Pris' });
    await each.fill('64 og en halv');
    await expect(engraved.getByText('Skriv et beløb som 45 eller 45,50.')).toBeVisible();
    await expect(mason.getByRole('status')).toContainText('Ret de priser, der er markeret');
    await expect(mason.getByRole('button', { name: 'Gem indstillingerne' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectNoObjections(mason, 'a price that is none', [DESK, PHONE]);
    await expect(each).toHaveValue('64 og en halv');
    await each.fill('64,50');
    await expect(each).toHaveAccessibleDescription('kr.');
    // What is not saved yet outlives the page.
    await mason.reload();
    await expect(mason.getByText('Ændret, ikke gemt endnu.')).toBeVisible();
    await expectNoObjections(mason, 'a mason’s settings', [DESK, TABLET, PHONE]);
    await mason.getByRole('button', { name: 'Gem indstillingerne' }).click();
    await expect(mason.getByText('Indstillingerne er gemt.')).toBeVisible();

    // They are the workshop's and not the device's: another of its people works with them, on a tablet and with gloves on.
    const tablet = { viewport: TABLET, hasTouch: true };
    const { page: bench } = await loggedIn(browser, 'svend', tablet);
    await bench.goto('/mason/settings');
    await expect(bench.getByText('Summa', { exact: true }).first()).toBeVisible();
    await bench.getByText('Summa', { exact: true }).first().click();
    expect(await smallTargets(bench, GLOVE), 'settings').toEqual([]);
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
    expect(await smallTargets(bench, GLOVE), 'orders and a roll').toEqual([]);
    await expectNoObjections(bench, 'stencils on a roll', [DESK, TABLET, PHONE]);
    const roll = await downloaded(bench, /^Hent rulle-/);
    expect(roll.file).toMatch(/^rulle-\d{4}-\d\d-\d\d\.dxf$/);
    const dxf = roll.bytes.toString('utf8');
    // Of "Otto" and "Anna" each: two letters with a counter and two without; the knife's blade is turned once.
    expect(contoursOn(dxf, 'ENGRAVE', ROLL)).toHaveLength(6 + 6 + 1);
    const pieces = contoursOn(dxf, 'STENCIL', ROLL);
    expect(pieces).toHaveLength(2);
    const used = boxOf(pieces.flat());
    expect(Math.min(used.left, used.top, ROLL - used.bottom)).toBeGreaterThanOrEqual(MARGIN - 0.001);
    expect(pixelsTwice(pieces, used.right, ROLL, 0.5)).toBe(0);
    const written = parsed(dxf).entities.flatMap((it) =>
      it.layer === 'LABEL' ? [String(Reflect.get(it, 'text'))] : [],
    );
    expect(written.some((text) => text.includes('Karen Holm · Otto'))).toBe(true);
    expect(written.some((text) => text.includes('Ib Lund · Anna'))).toBe(true);

    await press(bench, 'link', /Karen Holm/);
    await press(bench, 'button', 'Tag imod ordren');
    await expect(bench.getByRole('button', { name: 'Begynd at hugge' })).toBeVisible();
    await expect(bench.getByRole('button', { name: /Skæres med/ })).toContainText('Summa');
    // What is cut is what the daughter approved: the same number on the page and in the files.
    await expect(bench.getByRole('region', { name: 'Familiens godkendelse' })).toContainText(seal);
    // "Otto" by their own list; "Anna" is cast, and has no price there.
    const own = bench.getByRole('region', { name: 'Jeres pris' });
    await expect(own.getByRole('row', { name: /^4 sandblæste bogstaver, højst 60 mm/ })).toContainText(
      /258.kr\./,
    );
    await expect(own.getByRole('row', { name: /^4 påsatte bogstaver/ })).toContainText('efter aftale');
    await expect(own.getByRole('row', { name: /^I alt uden det, der er efter aftale/ })).toContainText('258');
    await expect(own).toContainText('Ikke med i jeres pris: Gravsten.');
    expect(await smallTargets(bench, GLOVE), 'an order').toEqual([]);
    await bench.getByRole('button', { name: /Skæres med/ }).click();
    await expect(bench.getByRole('option').first()).toBeVisible();
    expect(await smallTargets(bench, GLOVE), 'the machines').toEqual([]);
    await bench.keyboard.press('Escape');
    await expectNoObjections(bench, 'an order with a mason’s own files', [DESK, TABLET, PHONE]);
    const cut = await downloaded(bench, 'DXF med kurver');
    expect(cut.file).toContain('-drag-knife-0.45mm');
    const cutDxf = cut.bytes.toString('utf8');
    expect(cutDxf).toContain(seal);
    // Without a stencil of its own: "Otto", and the blade's turn; "Anna" is cast.
    expect(contoursOn(cutDxf, 'ENGRAVE', 1000)).toHaveLength(6 + 1);
    expect(contoursOn(cutDxf, 'MOUNT', 1000)).toHaveLength(6 + 1);
    const foundry = await downloaded(bench, 'Bestilling til støberi');
    expect(textOf(foundry.bytes, 1)).toContain('Alegreya');
    // "Anna" in bronze: one A, two n, one a.
    const [head = [], ...rows] = readSpreadsheet((await downloaded(bench, 'Støbeliste')).bytes);
    const [letter, count] = [head.indexOf('Tegn'), head.indexOf('Antal')];
    expect(rows.map((row) => `${row[count]} ${row[letter]}`).sort()).toEqual(['1 A', '1 a', '2 n']);
    const mill = (await downloaded(bench, 'G-kode til GRBL')).bytes.toString('latin1');
    expect(mill).toContain(seal);
    // The mill's bit leaves of the letters what HarfBuzz says they are, at their place on the stone.
    const swept = sweptBy(readGcode(mill), BIT, 0, STONE);
    expect(leftBy(swept, OTTO).mm, 'left at the edge').toBeLessThan(CARVED);
    expect(overBy(swept, OTTO).mm, 'cut outside').toBeLessThan(CARVED);
    const permit = await downloaded(bench, 'Ansøgning med tegninger');
    expect(textOf(permit.bytes, 1)).toContain('Anna Holm');
    expect(fieldsOf(permit.bytes).some(({ value }) => value.includes('Otto'))).toBe(true);
    const pages = pageSizes(permit.bytes).map((_size, page) => textOf(permit.bytes, page + 1));
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.join()).toContain('1:10');
    // Two ticks, the roll and its file; the order, accepting it, and a press for each of its five files.
    expect(presses).toBe(11);
  });
});
