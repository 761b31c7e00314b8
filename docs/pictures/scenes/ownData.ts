import type { Scene } from '../scene';
import { ask, remark } from './approving';

/** What is kept of a stone, and the question before it is erased, as a family sees them on its telephone. */
export const OWN_DATA: readonly Scene[] = [
  {
    name: 'own-data/stone',
    title: 'everything that is kept of a stone',
    arrange: async ({ page, demo }) => {
      const { id, token } = await demo.stone('single', { designName: 'Karen Østergård' });
      await page.goto(`/own-data/${id}/${token}`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'own-data/erase',
    title: 'what goes and what stays, before all of a stone is erased',
    arrange: async ({ page, demo }) => {
      const { id, token } = await demo.stone('single', { designName: 'Karen Østergård' });
      await page.goto(`/own-data/${id}/${token}`);
      await page.getByRole('button', { name: 'Slet alt om stenen' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'own-data/relative',
    title: 'everything that is kept of a relative who approves a stone',
    whole: true,
    arrange: async (staging) => {
      const { page } = staging;
      const { link } = await ask(staging);
      await remark(page, link);
      await page.goto(link.replace('/approve/', '/own-data/approval/'));
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
];
