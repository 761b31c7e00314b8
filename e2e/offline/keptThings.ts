import type { Page } from '@playwright/test';

/** One cached thing for the offline start. */
export interface KeptThing {
  readonly shelf: string;
  readonly address: string;
  /** What the request said, its headers included. */
  readonly asked: string;
  /** The response, as far as it is text. */
  readonly written: string;
}

/** Waits until everything for the offline start is cached. */
export async function keptForNextStart(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Everything in all caches of the page's origin. */
export function keptThings(page: Page): Promise<KeptThing[]> {
  return page.evaluate(async () => {
    const things: KeptThing[] = [];
    for (const shelf of await caches.keys()) {
      const open = await caches.open(shelf);
      for (const request of await open.keys()) {
        const answer = await open.match(request);
        const type = answer?.headers.get('content-type') ?? '';
        things.push({
          shelf,
          address: request.url,
          asked: JSON.stringify([...request.headers]),
          written: /json|text|javascript/.test(type) ? ((await answer?.text()) ?? '') : '',
        });
      }
    }
    return things;
  });
}
