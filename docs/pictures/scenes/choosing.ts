import type { APIResponse, Page } from '@playwright/test';
import { drawPreview, exampleStone } from '../demo';
import type { Scene, Staging } from '../scene';

/** The same shape in another granite, and in a red one. */
const OTHER_STONES = [{ StoneTypeVariantId: 1502 }, { StoneTypeVariantId: 1506 }];

async function answered<T>(answer: APIResponse): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Three stones for one family; gives the first's number and the family's link. */
async function offer({ page, demo }: Staging): Promise<{ id: number; link: string }> {
  const { token } = JSON.parse(demo.storedUser('bedemand')) as { token: string };
  const { request } = page;
  const headers = { AuthCookie: token };
  const data = { ...exampleStone('single'), BackgroundId: 19 };
  const { id } = await answered<{ id: number }>(
    await request.post('/api/stone/', {
      headers,
      data: { ...data, stoneImage: await drawPreview(page, data) },
    }),
  );
  for (const other of OTHER_STONES) {
    const { made } = await answered<{ made: number }>(
      await request.post(`/api/stone/${id}/alternatives`, { headers }),
    );
    const stone = await answered<object>(await request.get(`/api/stone/${made}`, { headers }));
    const changed = { ...stone, ...other, stoneImage: await drawPreview(page, { ...data, ...other }) };
    await answered(await request.put(`/api/stone/${made}`, { headers, data: changed }));
  }
  const link = await answered<{ token: string }>(
    await request.post(`/api/stone/${id}/alternatives/link`, { headers, data: { days: 21 } }),
  );
  return { id, link: `/choose/${link.token}` };
}

/** Waits until every stone's picture has come. */
async function pictured(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
    return (
      pictures.length >= 3 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    );
  });
}

/** Between what a family chooses, and what their undertaker sees of it. */
export const CHOOSING: readonly Scene[] = [
  {
    name: 'approving/choosing',
    title: 'A family chooses between variants',
    arrange: async (staging) => {
      const { page } = staging;
      await page.goto((await offer(staging)).link);
      await pictured(page);
    },
  },
  {
    name: 'approving/variants',
    title: 'Variants side by side',
    user: 'bedemand',
    whole: true,
    arrange: async (staging) => {
      const { page } = staging;
      await page.goto(`/variants/${(await offer(staging)).id}`);
      await pictured(page);
    },
  },
];
