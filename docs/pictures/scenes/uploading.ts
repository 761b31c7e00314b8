import type { Page } from '@playwright/test';
import { stonePhotograph } from '../../../e2e/stonePhotograph';
import { chooseFile, dialog, next, placeUpload, uploadDrawing } from '../../../e2e/uploadSteps';
import type { Scene, Staging } from '../scene';
import { openStone } from './acts';

const scene = (name: string, title: string, arrange: Scene['arrange']): Scene => ({
  name: `uploading/${name}`,
  title,
  arrange,
});

const choosing = async (staging: Staging): Promise<Page> => {
  await openStone(staging, { example: 'addition', flags: '?upload=stone' });
  await dialog(staging.page).waitFor();
  return staging.page;
};

const cropping = async (staging: Staging): Promise<Page> => {
  const page = await choosing(staging);
  await chooseFile(page, await stonePhotograph(), 'image/jpeg');
  await page.locator('[data-corner=topLeft]').waitFor();
  return page;
};

const straightening = async (staging: Staging): Promise<Page> => {
  const page = await cropping(staging);
  await next(page);
  return page;
};

const measuring = async (staging: Staging): Promise<Page> => {
  const page = await straightening(staging);
  await next(page);
  await dialog(page).getByRole('textbox', { name: 'Højde' }).fill('900');
  return page;
};

const upload = (page: Page) => dialog(page).getByRole('button', { name: 'Upload', exact: true }).click();

/** An own stone or vignet, from the picture chosen to the result. */
export const UPLOADING: readonly Scene[] = [
  scene('choose', 'Upload 1: a picture is chosen', async (staging) => {
    await choosing(staging);
  }),
  scene('crop', 'Upload 2: it is cropped', async (staging) => {
    await cropping(staging);
  }),
  scene('straighten', 'Upload 3: it is straightened', async (staging) => {
    await straightening(staging);
  }),
  scene('measure', 'Upload 4: it is measured', async (staging) => {
    await measuring(staging);
  }),
  scene('send', 'Upload 5: it is sent', async (staging) => {
    const page = await measuring(staging);
    await page.route('**/api/removebg/**', () => undefined);
    await upload(page);
    await dialog(page).getByRole('progressbar').waitFor();
  }),
  scene('review', 'Upload 6: the result', async (staging) => {
    const page = await measuring(staging);
    await upload(page);
    await dialog(page).getByRole('button', { name: 'Brug på stenen' }).waitFor({ timeout: 40_000 });
  }),
  scene('vignet', 'Upload of a drawing: the result', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await uploadDrawing(page);
  }),
  scene('own', 'Own ornaments', async (staging) => {
    const { page } = staging;
    await openStone(staging);
    await uploadDrawing(page);
    await placeUpload(page);
    await page.getByRole('listbox', { name: 'Egne vignetter' }).getByRole('option').first().waitFor();
    await page.getByRole('heading', { name: 'Egne vignetter' }).scrollIntoViewIfNeeded();
  }),
  scene('failed', 'Upload that failed', async (staging) => {
    const page = await measuring(staging);
    await page.route('**/api/removebg/**', (route) => route.abort());
    await upload(page);
    await page.getByRole('alertdialog').waitFor();
  }),
];
