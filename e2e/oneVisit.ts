import { type Page, test } from '@playwright/test';
import { beginAnew, openByLink } from './byLink';
import { drawn } from './stage';

/** How long one part of a visit may take, in ms: as long as a test of its own may (`playwright.config.ts`). */
const LONGEST = 60_000;

/** How long one part may take that would be `test.slow` by itself. */
export const SLOW = 3 * LONGEST;

/** What is tried, by the words that a report names it with. */
type Parts = Readonly<Record<string, (page: Page) => Promise<void>>>;

/**
 * What is tried one after the other in one page: as tests of their own they would each load it. Each is a step that a report
 * names; what one leaves behind the next one does not find. Each opens what it needs by `openByLink`, as the user of `actAs`.
 *
 * @param parts what holds, and what shows it.
 * @param longest how long each may take, in ms.
 */
export const inOnePage =
  (parts: Parts, longest = LONGEST) =>
  async ({ page }: { readonly page: Page }): Promise<void> => {
    test.setTimeout(longest * Object.keys(parts).length);
    const window = page.viewportSize();
    for (const [words, part] of Object.entries(parts))
      await test.step(words, async () => {
        if (window) await page.setViewportSize(window);
        await beginAnew(page);
        await part(page);
      });
  };

/**
 * What is tried on a new stone, one after the other in one page.
 *
 * @param parts what holds of the designer, and what shows it.
 * @param longest how long each may take, in ms.
 */
export const inOneVisit = (parts: Parts, longest = LONGEST) =>
  inOnePage(
    Object.fromEntries(
      Object.entries(parts).map(([words, part]) => [
        words,
        async (page: Page) => {
          await openByLink(page, '/designer');
          await drawn(page);
          await part(page);
        },
      ]),
    ),
    longest,
  );
