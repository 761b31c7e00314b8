import type { Page } from '@playwright/test';

interface Noting {
  noted?: number[];
}

/** Makes a page record its frames from now on. */
export async function notePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A method: for named functions esbuild adds a helper that pages do not have.
    const frames = {
      times: [] as number[],
      next() {
        requestAnimationFrame((time) => {
          this.times.push(performance.timeOrigin + time);
          this.next();
        });
      },
    };
    frames.next();
    (window as unknown as Noting).noted = frames.times;
  });
}

/** When the frames of a page were since it records them, in ms since 1970. */
export const notedPage = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as Noting).noted ?? []);

/** The times between those moments that lie between two given ones. */
export function gaps(moments: readonly number[], began: number, ended: number): number[] {
  const during = moments.filter((moment) => moment >= began && moment <= ended);
  return during.slice(1).map((moment, index) => moment - (during[index] ?? moment));
}
