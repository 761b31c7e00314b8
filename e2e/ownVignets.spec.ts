import { expect, type Page, test } from '@playwright/test';
import { actAs, beginAnew } from './byLink';
import { tab } from './designerPopups';
import { findingsButton } from './findings';
import { inOnePage } from './oneVisit';
import { drawn } from './stage';
import { drawing } from './stonePhotograph';
import { chooseFile, dialog, kept, next, openSaved, placeUpload, uploadDrawing } from './uploadSteps';

const ownVignets = (page: Page) => page.getByRole('listbox', { name: 'Egne vignetter' }).getByRole('option');

test(
  'own ornaments are kept',
  inOnePage({
    'an uploaded ornament can be chosen again, on its own stone and on the next one of this browser': async (
      page,
    ) => {
      const first = await openSaved(page);
      await drawn(page);
      await uploadDrawing(page);
      await placeUpload(page);
      await expect(ownVignets(page)).toHaveCount(1);
      await ownVignets(page).click();
      await expect.poll(async () => (await kept(page, first)).Parms.length).toBe(2);
      const { Parms, stoneVignets } = await kept(page, first);
      expect(stoneVignets).toHaveLength(1);
      expect(Parms.map(({ vignetId }) => vignetId)).toEqual([stoneVignets[0]?.id, stoneVignets[0]?.id]);
      // Where there is room it covers nothing.
      expect(Parms[1]?.position).not.toEqual(Parms[0]?.position);

      const next = await openSaved(page);
      await drawn(page);
      await tab(page, 'Udsmykning');
      await expect(ownVignets(page)).toContainText('Egen vignet 1');
      await ownVignets(page).click();
      await expect.poll(async () => (await kept(page, next)).stoneVignets).toEqual(stoneVignets);
      await expect(findingsButton(page)).toContainText('Ingen bemærkninger');
    },

    'what a user keeps in the department’s archive is there on every stone of the department, elsewhere too':
      async (page) => {
        const token = await actAs(page);
        await openSaved(page, '', '', token);
        await drawn(page);
        const before = await page.request.get('/api/assets', { headers: { AuthCookie: token } });
        const there = ((await before.json()) as { results: unknown[] }).results.length;
        await uploadDrawing(page, true);
        await placeUpload(page);
        const after = await page.request.get('/api/assets', { headers: { AuthCookie: token } });
        expect(((await after.json()) as { results: unknown[] }).results).toHaveLength(there + 1);

        // As in another browser: nothing is left of this one's.
        await beginAnew(page);
        await openSaved(page, '', '', await actAs(page));
        await drawn(page);
        await tab(page, 'Udsmykning');
        await expect(ownVignets(page)).toHaveCount(there + 1);
      },

    'a visitor is not asked about an archive': async (page) => {
      await openSaved(page);
      await drawn(page);
      await tab(page, 'Udsmykning');
      await expect(ownVignets(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Upload egen vignet' }).click();
      await chooseFile(page, await drawing(), 'image/png');
      await next(page);
      await next(page);
      await expect(dialog(page).getByRole('textbox', { name: 'Højde' })).toBeVisible();
      await expect(dialog(page).getByText('Gem også i afdelingens arkiv')).toHaveCount(0);
    },
  }),
);
