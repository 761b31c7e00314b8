import { expect, test } from '@playwright/test';
import { drawn } from './stage';

/** What stood beside the stone when it was not seen yet, and how long that was after its place had come, in ms. */
interface Early {
  readonly what: string;
  readonly after: number;
}

/** A stone that takes longer keeps nobody from its panel (AfterStone.tsx), in ms. */
const PATIENCE = 1000;

/** Notes, frame by frame, what stands there before the stone is seen. */
const watch = () => {
  const watching = {
    early: [] as Early[],
    from: undefined as number | undefined,
    look() {
      const stage = document.querySelector('[data-stage]');
      if (stage) this.from ??= performance.now();
      if (stage?.getAttribute('aria-busy') === 'false') return;
      for (const what of ['[role=tab]', '[data-stone-foot] [role=radio]']) {
        const isNew = document.querySelector(what) && !this.early.some((one) => one.what === what);
        if (isNew) this.early.push({ what, after: performance.now() - (this.from ?? 0) });
      }
      requestAnimationFrame(() => this.look());
    },
  };
  Object.assign(window, { watching });
  watching.look();
};

test('the panel and the materials follow the stone, which need not share the processor with them', async ({
  page,
}) => {
  await page.addInitScript(watch);
  await page.goto('/designer');
  await drawn(page);
  const early = await page.evaluate(
    () => (window as unknown as { watching: { early: Early[] } }).watching.early,
  );
  expect(early.filter(({ after }) => after < PATIENCE)).toEqual([]);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.locator('[data-stone-foot]').getByRole('radio').first()).toBeVisible();
});

test('and do not wait for a stone that does not come', async ({ page }) => {
  await page.route('**/*.ttf', () => undefined);
  await page.goto('/designer');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.locator('[data-stage]')).toHaveAttribute('aria-busy', 'true');
});

/** Selects the first line as soon as the stone is seen, and notes whether the field of its words is there in the turn after that. */
const select = () => {
  const selecting = {
    found: undefined as boolean | undefined,
    see(stage: Element) {
      if (this.found !== undefined || stage.getAttribute('aria-busy') !== 'false') return;
      this.found = false;
      document.querySelector<HTMLElement>('[data-row="0"] > button')?.click();
      setTimeout(() => {
        this.found = document.querySelector('[data-line-form] input') !== null;
      });
    },
    look() {
      const stage = document.querySelector('[data-stage]');
      if (!stage) {
        requestAnimationFrame(() => this.look());
        return;
      }
      // Before the panel's first slice.
      new MutationObserver(() => this.see(stage)).observe(stage, { attributeFilter: ['aria-busy'] });
    },
  };
  Object.assign(window, { selecting });
  selecting.look();
};

test('a line that is selected the moment the stone is seen has the field of its words at once', async ({
  page,
}) => {
  await page.addInitScript(select);
  await page.goto('/designer');
  await drawn(page);
  const found = () =>
    page.evaluate(() => (window as unknown as { selecting: { found?: boolean } }).selecting.found);
  await expect.poll(found).toBe(true);
});
