import { expect, test } from '@playwright/test';
import { actAs, openByLink } from './byLink';
import { inOnePage } from './oneVisit';
import { drawn, line } from './stage';
import { stageWorkers } from './stageWorkers';

const open = 'Begynd med en skabelon';

test('a template makes a decent stone at once, is one step of undo, and can be written over @phone', async ({
  page,
}) => {
  await page.goto('/designer');
  await drawn(page);
  await page.getByRole('button', { name: open }).click();
  const popup = page.getByRole('dialog', { name: 'Skabeloner' });
  await expect(popup.getByRole('option')).toHaveCount(8);
  // Each is drawn on the stone itself.
  await expect(popup.locator('img').first()).toBeVisible();
  await popup.getByRole('option', { name: 'Duepar' }).click();
  await expect(popup).toHaveCount(0);
  await expect(line(page, /Tak for alt/)).toBeVisible();
  await page.getByRole('button', { name: 'Fortryd' }).click();
  await expect(line(page, /Tak for alt/)).toHaveCount(0);
  await expect(line(page, /Fornavn Efternavn/)).toBeVisible();
});

test(
  'templates and their sample words',
  inOnePage({
    'a broad stone is offered two names side by side, an urn’s stone its own templates': async (page) => {
      for (const [address, name, missing] of [
        ['/designer?type=coffin&stone=25', 'To navne', 'Fjer'],
        ['/designer?type=urn&stone=31', 'Fjer', 'To navne'],
      ] as const) {
        await openByLink(page, address);
        await drawn(page);
        await page.getByRole('button', { name: open }).click();
        await expect(page.getByRole('option', { name, exact: true })).toBeVisible();
        await expect(page.getByRole('option', { name: missing, exact: true })).toHaveCount(0);
      }
    },

    'a stone made for a case carries its name and dates from the beginning': async (page) => {
      const token = await actAs(page);
      const answer = await page.request.post('/api/project/', {
        headers: { AuthCookie: token },
        data: { decName: 'Åse Østergård', decBirth: '28. maj 1938', decDeath: '2. november 2026' },
      });
      const { id } = (await answer.json()) as { id: number };
      await openByLink(page, `/opret-sten/${id}`);
      await drawn(page);
      await expect(line(page, /^Åse Østergård/)).toBeVisible();
      await expect(line(page, /^\* 28\. maj 1938/)).toBeVisible();
      await expect(line(page, /^† 2\. november 2026/)).toBeVisible();
      await page.getByRole('button', { name: open }).click();
      await page.getByRole('option', { name: 'Navn og årstal' }).click();
      await expect(line(page, /^1938 – 2026/)).toBeVisible();
      // Dates that are not known are not made up.
      const other = await page.request.post('/api/project/', {
        headers: { AuthCookie: token },
        data: { decName: 'Bo Østergård', decDeath: '2. november 2026' },
      });
      await openByLink(page, `/opret-sten/${((await other.json()) as { id: number }).id}`);
      await drawn(page);
      await expect(line(page, /Bo Østergård/)).toBeVisible();
      await expect(line(page, /april 1941/)).toHaveCount(0);
      await page.getByRole('button', { name: open }).click();
      await page.getByRole('option', { name: 'Navn og årstal' }).click();
      await expect(line(page, /^– 2026/)).toBeVisible();
    },

    'a template that could not be drawn is said, drawn when it is asked for again, and can be chosen all the same':
      async (page) => {
        await openByLink(page, '/designer');
        await drawn(page);
        const [worker] = stageWorkers(page);
        if (!worker) throw new Error('no stage');
        await worker.evaluate(() => {
          const seen = OffscreenCanvas.prototype;
          const encode = seen.convertToBlob;
          Object.assign(self, { mend: () => Object.assign(seen, { convertToBlob: encode }) });
          seen.convertToBlob = () => Promise.reject(new Error('no room'));
        });
        await page.getByRole('button', { name: open }).click();
        const popup = page.getByRole('dialog', { name: 'Skabeloner' });
        await expect(popup.getByText('Ikke alle skabeloner kunne tegnes')).toBeVisible();
        await expect(popup.getByRole('option')).toHaveCount(8);
        await expect(popup.locator('img')).toHaveCount(0);
        await worker.evaluate(() => (self as unknown as { mend: () => void }).mend());
        await popup.getByRole('button', { name: 'Prøv igen' }).click();
        await expect(popup.locator('img')).toHaveCount(8);
        await expect(popup.getByText('Ikke alle skabeloner kunne tegnes')).toHaveCount(0);
        await popup.getByRole('option', { name: 'Duepar' }).click();
        await expect(line(page, /Tak for alt/)).toBeVisible();
      },

    'sample words are quiet on a stone just begun, and pointed out once a name is written above them': async (
      page,
    ) => {
      await openByLink(page, '/designer');
      await drawn(page);
      await line(page, /Fornavn Efternavn/).click();
      await expect(line(page, /Bemærkning/)).toHaveCount(0);
      await page.getByRole('textbox', { name: 'Tekst' }).fill('Anne Skov');
      await expect(line(page, /Bemærkning/)).toHaveCount(2);
      await line(page, /12\. april 1941/).click();
      await expect(page.getByText('»* 12. april 1941« er kun et eksempel.').first()).toBeVisible();
      await page.getByRole('textbox', { name: 'Tekst' }).fill('* 12. april 1942');
      await expect(line(page, /Bemærkning/)).toHaveCount(1);
    },
  }),
);
