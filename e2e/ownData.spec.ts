import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { textOf } from '../tests/painting/pdf/popplerPages';
import { DESK, expectNoObjections, PHONE, TABLET } from './access/axe';
import { LANGUAGES } from './access/languages';
import { makeStone, rememberStone, rememberUser, stoneDrawn } from './access/stones';
import { said, screenReaderTree } from './access/tree';
import { draftKept, keptDrafts } from './keptDrafts';

test.use({
  ...{ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  ...{ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 30_000 },
});

const LINES = ['Karen Holm', '* 12.4.1941', '† 3.11.2026'];
const design = {
  designName: 'Karen Holm',
  Parms: LINES.map((subText, index) => ({
    ...{ type: 'text', subText, fontFamily: 'EB Garamond', fontSize: '30', scale: 1 },
    position: { x: 280, y: 130 + index * 70, rotation: 0 },
  })),
};
const CONTACT = { contactName: 'Anna Holm', contactPhone: '20304050', contactEmail: 'anna@holm.example' };

const question = (page: Page) => page.locator('[data-popup="erase data"]');

/** The file that a tap downloads. */
async function tapped(page: Page, name: string): Promise<{ readonly file: string; readonly bytes: Buffer }> {
  const downloading = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name }).tap();
  const download = await downloading;
  return { file: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('a family sees all that is kept of its stone, takes it home, and erases it by two taps', async ({
  page,
}, info) => {
  test.setTimeout(300_000);
  await page.goto('/privacy');
  const stone = await makeStone(page, { ...design, ...CONTACT });
  await rememberStone(page, stone, 'Karen Holm');

  // By the menu of the stone, and by the privacy notice.
  await page.goto(`/designer/${stone.id}/${stone.token}`);
  await stoneDrawn(page);
  await page.getByRole('button', { name: 'Flere handlinger' }).tap();
  await page.getByRole('menuitem', { name: 'Hvad der er gemt' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Hvad der er gemt om stenen' })).toBeVisible();
  await page.getByRole('link', { name: 'Sådan behandles dine oplysninger' }).tap();
  await page.getByRole('link', { name: `Sten nr. ${stone.id} · Karen Holm` }).tap();

  // What is kept, for how long, and where it is corrected.
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  for (const words of [...LINES, 'Anna Holm', '20304050', 'Kladde'])
    await expect(part('Stenen').getByRole('definition').filter({ hasText: words }).first()).toBeVisible();
  await expect(part('Stenen')).toContainText(
    /Gemmes i 540 dage efter den sidste ændring: til \d+\. \w+ 20\d\d/,
  );
  await expect(part('Stenen').getByRole('link', { name: 'Ret det på stenen' })).toHaveAttribute(
    'href',
    `/designer/${stone.id}/${stone.token}`,
  );
  await expect(part('Hvem der har åbnet og ændret stenen')).toContainText('lavede stenen');
  await expectNoObjections(page, 'own data', [PHONE, TABLET, DESK]);
  const names = (await screenReaderTree(page)).map(said);
  expect(names).toEqual(
    expect.arrayContaining([
      'heading “Hvad der er gemt om stenen” level 1',
      'region “Stenen”',
      'button “Hent som PDF”',
      'button “Hent som JSON”',
      'button “Slet alt om stenen”',
    ]),
  );
  for (const { width, height } of [PHONE, TABLET, DESK]) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: info.outputPath(`own-data-${width}.png`), fullPage: true });
  }
  await page.setViewportSize(PHONE);

  const json = await tapped(page, 'Hent som JSON');
  expect(json.file).toBe(`sten-${stone.id}-oplysninger.json`);
  expect(JSON.parse(json.bytes.toString())).toMatchObject({
    format: 'gravestone-data',
    stone: { id: stone.id, design: { designName: 'Karen Holm' } },
  });
  const paper = await tapped(page, 'Hent som PDF');
  expect(paper.file).toBe(`sten-${stone.id}-oplysninger.pdf`);
  for (const words of ['Karen Holm', '* 12.4.1941', '† 3.11.2026', 'Anna Holm'])
    expect(textOf(paper.bytes, 1)).toContain(words);

  // Two taps; one of them alone erases nothing.
  await page.getByRole('button', { name: 'Slet alt om stenen' }).tap();
  await expect(question(page)).toContainText('kan ikke hentes igen');
  await expect(question(page)).toHaveRole('alertdialog');
  await expectNoObjections(page, 'erase data', [PHONE, DESK]);
  await question(page).getByRole('button', { name: 'Behold det' }).tap();
  const asked = () => page.request.get(`/api/stone/${stone.id}`, { headers: { AuthCookie: stone.token } });
  expect((await asked()).status()).toBe(200);
  // What was typed on the stone and never saved goes as well.
  const other = await page.context().newPage();
  await other.route(/\/api\/stone\/\d+$/, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await other.goto(`/designer/${stone.id}/${stone.token}`);
  await stoneDrawn(other);
  await other.getByRole('option', { name: /Karen Holm/ }).tap();
  await other.getByRole('textbox', { name: 'Tekst', exact: true }).fill('Karen Holm Aldriggemt');
  await draftKept(other, 'Aldriggemt');
  await other.close({ runBeforeUnload: false });

  await page.getByRole('button', { name: 'Slet alt om stenen' }).tap();
  await question(page).getByRole('button', { name: 'Ja, slet alt' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Det er slettet' })).toBeVisible();
  expect(await keptDrafts(page)).toEqual([]);
  // Letters as they were drawn are gone too.
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(databases).not.toContain('gravestone reliefs');
  await expect(page.getByRole('listitem').filter({ hasText: 'stenen med sin tekst' })).toBeVisible();
  await expectNoObjections(page, 'data erased', [PHONE, DESK]);
  await page.screenshot({ path: info.outputPath('erased-390.png'), fullPage: true });
  expect((await asked()).status()).toBe(404);

  // The link opens nothing, on either page, and the browser has forgotten it.
  await page.goto(`/own-data/${stone.id}/${stone.token}`);
  await expect(page.getByRole('heading', { name: 'Det kunne ikke hentes' })).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: `Sten nr. ${stone.id}` })).toHaveCount(0);
});

test('a family whose order is under way is told what it is kept for and until when', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  await page.goto('/privacy');
  const stone = await makeStone(page, design);
  const sent = await page.request.post(`/api/sendToMason/${stone.id}`, {
    data: { StonemasonId: 1, ...CONTACT },
    headers: { AuthCookie: stone.token },
  });
  expect(sent.status()).toBe(200);
  await page.goto(`/own-data/${stone.id}/${stone.token}`);
  await expect(page.getByRole('region', { name: 'Ordrens gang' })).toContainText('Kladde → Bestilt');
  await page.getByRole('button', { name: 'Slet alt om stenen' }).tap();
  const inAYear = new Date(Date.now() + 365 * 86_400_000);
  const day = new Intl.DateTimeFormat('da', { dateStyle: 'long' }).format(inAYear);
  await expect(question(page)).toContainText(`senest ${day}`);
  await page.screenshot({ path: info.outputPath('under-way-390.png') });
  await question(page).getByRole('button', { name: 'Ja, slet alt, når ordren er afsluttet' }).tap();
  await expect(page.getByRole('alert')).toContainText(
    `Det sker af sig selv, når ordren er afsluttet, senest ${day}`,
  );
  await expect(page.getByRole('region', { name: 'Stenen', exact: true })).toContainText(`senest ${day}`);
  await expect(page.getByRole('button', { name: 'Slet alt om stenen' })).toHaveCount(0);
  await expectNoObjections(page, 'erasure is asked for', [PHONE, DESK]);
});

test('a family with the link of a stone’s front sees, takes home and erases its back too', async ({
  page,
}, info) => {
  test.setTimeout(180_000);
  const token = await rememberUser(page);
  const made = await page.request.post('/api/project/', {
    data: { decName: 'Karen Holm' },
    headers: { AuthCookie: token },
  });
  const { id: ProjectId } = (await made.json()) as { id: number };
  const front = await makeStone(page, { ...design, ProjectId }, token);
  const back = await makeStone(
    page,
    { ...design, designName: 'Bagside', ProjectId, backOf: front.id },
    token,
  );
  await page.goto(`/own-data/${front.id}/${front.token}`);
  await expect(page.getByRole('region', { name: 'Forsiden' })).toContainText('Ret det på stenen');
  const behind = page.getByRole('region', { name: `Bagsiden, sten nr. ${back.id}` });
  await expect(behind).toContainText('Bagsiden har sit eget link');
  await expect(behind.getByRole('link')).toHaveCount(0);
  await expect(behind).not.toContainText('Ret det');
  await expectNoObjections(page, 'data of a stone with a back', [PHONE, DESK]);
  await page.screenshot({ path: info.outputPath('faces-390.png'), fullPage: true });
  const json = await tapped(page, 'Hent som JSON');
  expect(JSON.parse(json.bytes.toString())).toMatchObject({
    stone: { id: front.id },
    back: { stone: { id: back.id, design: { designName: 'Bagside' } } },
  });
  const paper = await tapped(page, 'Hent som PDF');
  expect(textOf(paper.bytes, 1)).toContain(`Bagsiden, sten nr. ${back.id}`);
  await page.getByRole('button', { name: 'Slet alt om stenen' }).tap();
  await question(page).getByRole('button', { name: 'Ja, slet alt' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: 'bagsiden med sin tekst' })).toBeVisible();
  for (const { id } of [front, back])
    expect((await page.request.get(`/api/stone/${id}`, { headers: { AuthCookie: token } })).status()).toBe(
      404,
    );
});

test('an undertaker takes a case home and erases it with its stones', async ({ page }, info) => {
  test.setTimeout(240_000);
  const token = await rememberUser(page);
  const name = `Karen Holm ${Math.random().toString(36).slice(2, 8)}`;
  const made = await page.request.post('/api/project/', {
    data: { decName: name, contactName: 'Anna Holm' },
    headers: { AuthCookie: token },
  });
  const { id } = (await made.json()) as { id: number };
  const stones = [
    await makeStone(page, { ...design, ProjectId: id }, token),
    await makeStone(page, { ...design, ProjectId: id }, token),
  ];
  await page.goto('/designs');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name, exact: false }).first().tap();
  await page.getByRole('button', { name: `Ret sagen ${id}` }).tap();
  await page.getByRole('button', { name: 'Hvad der er gemt om sagen' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Hvad der er gemt om sagen' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sagen', exact: true })).toContainText(name);
  for (const stone of stones)
    await expect(page.getByRole('heading', { level: 2, name: `Sten nr. ${stone.id}` })).toBeVisible();
  await expectNoObjections(page, 'data of a case', [PHONE, DESK]);
  await page.screenshot({ path: info.outputPath('case-390.png'), fullPage: true });
  const json = await tapped(page, 'Hent som JSON');
  const all = JSON.parse(json.bytes.toString()) as { case: object; stones: { stone: { id: number } }[] };
  expect(all.case).toMatchObject({ decName: name });
  expect(all.stones.map(({ stone }) => stone.id).sort()).toEqual(stones.map((stone) => stone.id).sort());
  await page.getByRole('button', { name: 'Slet sagen og dens sten' }).tap();
  await question(page).getByRole('button', { name: 'Ja, slet alt' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: '2 sten med deres tekst' })).toBeVisible();
  for (const path of [`project/${id}`, ...stones.map((stone) => `stone/${stone.id}`)])
    expect((await page.request.get(`/api/${path}`, { headers: { AuthCookie: token } })).status()).toBe(404);
});

test('it is said in each language', async ({ page }) => {
  test.setTimeout(180_000);
  const token = await rememberUser(page);
  const made = await page.request.post('/api/project/', {
    data: { decName: 'Karen Holm' },
    headers: { AuthCookie: token },
  });
  const project = ((await made.json()) as { id: number }).id;
  const stone = await makeStone(page, { ...design, ProjectId: project }, token);
  for (const { prefix, words } of LANGUAGES) {
    const { page: page_, titles, parts } = words.ownData;
    await page.goto(`${prefix}/own-data/${stone.id}/${stone.token}`);
    await expect(page.getByRole('heading', { level: 1, name: titles.stone })).toBeVisible();
    await expect(page.getByText(page_.ofBusiness)).toBeVisible();
    await expectNoObjections(page, `own data, ${prefix}`, [PHONE]);
    await page.goto(`${prefix}/own-data/case/${project}`);
    await expect(page.getByRole('heading', { level: 1, name: titles.case })).toBeVisible();
    await expect(page.getByRole('region', { name: parts.case, exact: true })).toContainText('Karen Holm');
  }
});
