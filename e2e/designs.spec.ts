import { expect, type Page, test } from '@playwright/test';
import { actAs, openByLink } from './byLink';
import { sortBy, unfold } from './designsList';
import { inOnePage } from './oneVisit';
import { onSending, readLetter } from './orderSteps';
import { PORT } from './ports';

const API = `http://127.0.0.1:${PORT}/api`;

async function make(page: Page, token: string, path: string, data: object): Promise<number> {
  const answer = await page.request.post(`${API}/${path}/`, { data, headers: { AuthCookie: token } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: number }).id;
}

/** The standard stone: for a coffin grave, with everything on it priced. */
async function standardStone(page: Page, token: string): Promise<object> {
  const answer = await page.request.get(`${API}/prepareStandardStone`, { headers: { AuthCookie: token } });
  return (await answer.json()) as object;
}

/** A word that occurs in no other test's rows. */
const mark = () => `m${Math.random().toString(36).slice(2, 8)}`;

const CONTACT = { contactName: 'Bo Berg', contactPhone: '12345678', contactEmail: 'bo@example.com' };

async function rowsOf(page: Page, word: string) {
  await page.getByRole('searchbox', { name: 'Søg' }).fill(word);
  return page.locator('tr[data-row]');
}

/** A red pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

test('the list is for those who are logged in', async ({ page }) => {
  await page.goto('/designs');
  await expect(page).toHaveURL(/\/login\?from=%2Fdesigns$/);
});

test(
  'the list of cases and stones',
  inOnePage({
    'a case with stones, a case without, and a stone without a case are rows; they are searched and sorted':
      async (page) => {
        const token = await actAs(page);
        const word = mark();
        const [anna, carl] = [`Anna ${word}`, `Carl ${word}`];
        const project = await make(page, token, 'project', { decName: anna, caseNo: 'S-10', ...CONTACT });
        const stone = await make(page, token, 'stone', {
          ...(await standardStone(page, token)),
          designName: 'Sort granit',
          ProjectId: project,
          stoneImage: PIXEL,
        });
        await make(page, token, 'project', { decName: carl, caseNo: 'S-9', zipCode: '8000' });
        await make(page, token, 'stone', { designName: `Løs ${word}` });

        await openByLink(page, '/designs');
        const rows = await rowsOf(page, word);
        await expect(rows).toHaveCount(3);
        const first = rows.filter({ hasText: anna });
        await unfold(rows, 3);
        for (const shown of [
          'S-10',
          'Bo Berg',
          'bo@example.com',
          'Kiste',
          'Bedemanden',
          'Kladde',
          'Sort granit',
        ])
          await expect(first).toContainText(shown);
        await expect(first).toContainText(/\d\.\d{3}(,\d\d)?\skr\./);
        await expect(first.locator('img')).toBeVisible();
        await expect(rows.filter({ hasText: carl })).toContainText('Ingen sten');

        await sortBy(page, 'Sagsnr.', 'ascending');
        await expect(rows.nth(0)).toContainText(carl);
        await sortBy(page, 'Sagsnr.', 'descending');
        await expect(rows.nth(0)).toContainText(anna);
        // Rows without a value to sort by go last either way.
        await expect(rows.nth(2)).toContainText('Løs');

        await page.getByText('Bestilt', { exact: true }).first().click();
        await expect(page.getByText('Intet passer til det, du søger.')).toBeVisible();
        await page.getByText('Ikke bestilt', { exact: true }).click();
        await unfold(rows, 3);
        await page.getByRole('link', { name: `Åbn sten ${stone}` }).click();
        await expect(page).toHaveURL(`/designer/${stone}`);
      },

    'a stone is copied, and deleted after a question; a refusal is said with the server’s sentence': async (
      page,
    ) => {
      const token = await actAs(page);
      const word = mark();
      const stone = await make(page, token, 'stone', { designName: `Rose ${word}` });
      await openByLink(page, '/designs');
      const rows = await rowsOf(page, word);
      await unfold(rows, 1);
      await page.getByRole('button', { name: `Kopier sten ${stone}` }).click();
      await expect(rows).toHaveCount(2);

      await page.route(`**/api/stone/${stone}`, (route) =>
        route.request().method() === 'DELETE'
          ? route.fulfill({ status: 409, json: { error: 'Stenen er sendt til stenhuggeren.' } })
          : route.continue(),
      );
      await page.getByRole('button', { name: `Slet sten ${stone}` }).click();
      const question = page.getByRole('alertdialog', { name: 'Slet sten?' });
      await expect(question).toContainText(`Rose ${word}`);
      await question.getByRole('button', { name: 'Slet sten' }).click();
      const refusal = page.getByRole('alertdialog', { name: 'Fejl ved sletning af sten' });
      await expect(refusal).toContainText('Stenen er sendt til stenhuggeren.');
      await refusal.getByRole('button', { name: 'Luk' }).click();
      await expect(rows).toHaveCount(2);

      await page.unroute(`**/api/stone/${stone}`);
      await page.getByRole('button', { name: `Slet sten ${stone}` }).click();
      await question.getByRole('button', { name: 'Slet sten' }).click();
      await expect(rows).toHaveCount(1);
      await expect(question).toBeHidden();
    },

    'a copy that fails is said, and the list stays': async (page) => {
      const token = await actAs(page);
      const word = mark();
      const stone = await make(page, token, 'stone', { designName: `Lilje ${word}` });
      await openByLink(page, '/designs');
      const rows = await rowsOf(page, word);
      await page.route('**/api/copyStone/**', (route) => route.abort());
      await unfold(rows, 1);
      await page.getByRole('button', { name: `Kopier sten ${stone}` }).click();
      const refusal = page.getByRole('alertdialog', { name: 'Fejl ved kopiering af sten' });
      await expect(refusal).toContainText('Serveren svarer ikke');
      await refusal.getByRole('button', { name: 'Luk' }).click();
      await expect(rows).toHaveCount(1);
    },

    'a list that cannot be fetched is quietly said, and tried again': async (page) => {
      await actAs(page);
      await page.route('**/api/projects', (route) => route.abort());
      await openByLink(page, '/designs');
      await expect(page.getByText('Listen kunne ikke hentes.')).toBeVisible();
      await page.unroute('**/api/projects');
      await page.getByRole('button', { name: 'Prøv igen' }).click();
      await expect(page.getByText('Listen kunne ikke hentes.')).toBeHidden();
    },

    'a case is made, changed beside somebody else, and sent with its drafts once nothing is missing': async (
      page,
    ) => {
      const token = await actAs(page);
      const word = mark();
      await openByLink(page, '/designs');
      await page.getByRole('button', { name: 'Ny sag' }).click();
      const form = page.getByRole('dialog', { name: 'Ny sag' });
      await form.getByRole('group', { name: 'Afdøde' }).getByLabel('Navn').fill(`Dora ${word}`);
      await form.getByLabel('Kontaktpersonens navn').fill('Eva Holm');
      await page.keyboard.press('Escape');
      const leaving = page.getByRole('alertdialog', { name: /ikke gemt/ });
      await leaving.getByRole('button', { name: 'Skriv videre' }).click();
      await expect(form.getByLabel('Kontaktpersonens navn')).toHaveValue('Eva Holm');
      await form.getByRole('button', { name: 'Gem sag' }).click();
      await expect(form).toBeHidden();

      const rows = await rowsOf(page, word);
      await expect(rows).toHaveCount(1);
      const id = Number((await rows.first().getAttribute('data-row'))?.replace('case-', ''));
      await make(page, token, 'stone', { designName: `Til Dora ${word}`, ProjectId: id });

      // Another user writes the case while it is open here.
      await unfold(rows, 1);
      await page.getByRole('button', { name: 'Ret sagen' }).click();
      const opened = page.getByRole('dialog', { name: `Sag ${id}` });
      await opened.getByLabel('Sagsnr.').fill('MIN');
      await page.request.put(`${API}/project/${id}`, {
        data: { decName: `Dora ${word}`, caseNo: 'DERES', contactName: 'Eva Holm' },
        headers: { AuthCookie: token },
      });
      await opened.getByRole('button', { name: 'Gem sag' }).click();
      await page.getByRole('button', { name: 'Brug den anden udgave' }).click();
      await expect(opened.getByLabel('Sagsnr.')).toHaveValue('DERES');
      await opened.getByLabel('Sagsnr.').fill('ENIG');
      await opened.getByRole('button', { name: 'Gem sag' }).click();
      await expect(rows.first()).toContainText('ENIG');

      // The phone and the e-mail are missing: the case is opened before it can be sent.
      await unfold(rows, 1);
      await page.getByRole('button', { name: 'Send sagen til stenhugger' }).first().click();
      await opened.getByRole('button', { name: 'Gem sag' }).click();
      await expect(opened.getByText('Skriv et telefonnummer.')).toBeVisible();
      await opened.getByLabel('Telefon').fill('12345678');
      await opened.getByLabel('Kontaktpersonens e-mail').fill('eva@example.com');
      await opened.getByRole('button', { name: /Stenhugger/ }).click();
      await page.getByRole('option', { name: /Østbyens/ }).click();
      await opened.getByRole('button', { name: 'Gem sag' }).click();

      const sending = page.getByRole('dialog', { name: 'Send til stenhugger' });
      await expect(sending).toContainText('1 kladde');
      await sending.getByLabel('Kommentar').fill('Ring først');
      await onSending(page, (route) =>
        route.fulfill({ status: 422, json: { error: 'Stenhuggeren findes ikke.' } }),
      );
      const reading = page.getByRole('dialog', { name: 'Læs sagen igennem' });
      await readLetter(page);
      await expect(reading).toContainText('Ring først');
      await reading.getByRole('button', { name: 'Send til stenhugger' }).click();
      const refusal = page.getByRole('alertdialog', { name: 'Fejl ved afsendelse til stenhugger' });
      await expect(refusal).toContainText('Fejl: Stenhuggeren findes ikke.');
      await refusal.getByRole('button', { name: 'Luk' }).click();
      await page.unroute('**/api/sendToMason/**');
      await expect(sending.getByLabel('Kommentar')).toHaveValue('Ring først');

      // Another user adds a stone to the case: it has not been seen here.
      await readLetter(page);
      await make(page, token, 'stone', { designName: `Til Dora igen ${word}`, ProjectId: id });
      await reading.getByRole('button', { name: 'Send til stenhugger' }).click();
      await expect(refusal).toContainText('Sagen er ændret et andet sted, siden du åbnede den.');
      await refusal.getByRole('button', { name: 'Luk' }).click();
      await expect(sending).toContainText('2 kladder');
      await expect(sending.getByLabel('Kommentar')).toHaveValue('Ring først');
      await readLetter(page);
      await reading.getByRole('button', { name: 'Send til stenhugger' }).click();
      const sent = page.getByRole('dialog', { name: 'Sagen er sendt' });
      await expect(sent).toContainText('Stenen er nu sendt til nærmeste stenhugger!');
      await sent.getByRole('button', { name: 'Luk' }).click();
      await expect(rows.first()).toContainText('Bestilt');
      await expect(rows.first()).toContainText('Østbyens Stenhuggeri');
    },

    'a row on a telephone opens to what the table shows, and to what can be done': async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const token = await actAs(page);
      const word = mark();
      const project = await make(page, token, 'project', {
        decName: `Frida ${word}`,
        caseNo: 'S-77',
        ...CONTACT,
      });
      const stone = await make(page, token, 'stone', { designName: 'Hjerte', ProjectId: project });
      await openByLink(page, '/designs');
      const rows = await rowsOf(page, word);
      const summary = rows.first().getByRole('button', { name: /Frida/ });
      await expect(summary).toHaveAttribute('aria-expanded', 'false');
      await summary.click();
      await expect(summary).toHaveAttribute('aria-expanded', 'true');
      for (const shown of ['bo@example.com', 'Hjerte', 'S-77'])
        await expect(rows.first()).toContainText(shown);
      await expect(rows.first().getByRole('link', { name: `Åbn sten ${stone}` })).toBeVisible();
      await summary.click();
      await expect(rows.first().getByRole('link')).toHaveCount(0);
    },
  }),
);

/** 5,000 cases as the server lists them. */
const MANY = Array.from({ length: 5000 }, (_, index) => ({
  id: 5000 - index,
  version: 1,
  sentAt: null,
  stones: [],
  decName: `Afdøde ${index + 1}`,
  caseNo: `S-${index + 1}`,
}));

/** Only the rows in sight are in the page, and the last one can be scrolled to. */
const holdsMany =
  (width: number, height: number) =>
  async (page: Page): Promise<void> => {
    await page.setViewportSize({ width, height });
    await actAs(page);
    await page.route('**/api/projects', (route) => route.fulfill({ json: { results: MANY } }));
    await page.route('**/api/stones', (route) => route.fulfill({ json: { results: [] } }));
    await openByLink(page, '/designs');
    await expect(page.getByText('5000 rækker')).toBeVisible();
    const rows = page.locator('tr[data-row]');
    await expect(rows.first()).toContainText('Afdøde 1');
    expect(await rows.count()).toBeLessThan(50);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');

    const scroller = width > 991 ? 'section' : 'html';
    await page
      .locator(scroller)
      .last()
      .evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(rows.last()).toHaveAttribute('aria-rowindex', '5001');
    await expect(rows.last()).toContainText('Afdøde 5000');
    await expect(rows.last()).toBeInViewport();
    expect(await rows.count()).toBeLessThan(50);

    await page.getByRole('searchbox', { name: 'Søg' }).fill('afdøde 4321');
    await expect(rows).toHaveCount(1);
  };

test(
  '5,000 rows put only those in sight into the page, and scroll to the last one',
  inOnePage({
    'in a window of 1440 px': holdsMany(1440, 900),
    'in a window of 390 px': holdsMany(390, 844),
  }),
);
