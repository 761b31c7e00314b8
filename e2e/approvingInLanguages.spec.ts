import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoObjections, PHONE } from './access/axe';
import { LANGUAGES } from './access/languages';
import { makeStone } from './access/stones';
import { design, tap } from './relative';
import { triedIn } from './variants';

test.use({ actionTimeout: 30_000, viewport: PHONE, hasTouch: true, isMobile: true });

/** Asks one relative, whose letters and page have a language; returns the token of the link. */
async function ask(page: Page, stone: { id: number; token: string }, locale: string): Promise<string> {
  const asked = await page.request.post(`/api/stone/${stone.id}/approval`, {
    headers: { AuthCookie: stone.token, 'accept-language': locale },
    data: { approvers: [{ name: 'Anna Holm' }], needed: 1 },
  });
  const { links } = (await asked.json()) as { links: { token: string }[] };
  return links[0]?.token ?? '';
}

/** Answers the only comment there is, as whoever asked. */
async function answer(page: Page, stone: { id: number; token: string }, text: string): Promise<void> {
  const address = `/api/stone/${stone.id}/approval`;
  const headers = { AuthCookie: stone.token };
  const read = await page.request.get(address, { headers });
  const { approval } = (await read.json()) as { approval: { comments: { id: number }[] } };
  const sent = await page.request.post(`${address}/comments/${approval.comments[0]?.id}/messages`, {
    headers,
    data: { text },
  });
  expect(sent.status(), await sent.text()).toBe(200);
}

for (const { locale, prefix, tag, words } of LANGUAGES)
  test.describe(() => {
    test.use({ locale: tag });
    test(
      `a relative reads a stone in ${locale} to its end, is answered about a letter, and approves it`,
      triedIn(locale, 'de'),
      async ({ page }) => {
        test.setTimeout(300_000);
        const { approving } = words;
        const button = (name: string) => page.getByRole('button', { name, exact: true });
        const heading = page.getByRole('heading', { level: 1 });
        const stone = await makeStone(page, design);
        const token = await ask(page, stone, locale);

        // Another language is one press away, and the link is not lost by it.
        await page.goto(`${prefix}/approve/${token}`);
        await expect(heading).toContainText('Anna Holm');
        await expectNoObjections(page, 'asked');
        const other = locale === 'de' ? 'no' : 'de';
        await page.locator(`a[hreflang=${other}]`).tap();
        await expect(page).toHaveURL(`/${other}/approve/${token}`);
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        await page.goBack();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);

        await button(approving.welcome.begin).tap();
        for (const line of ['Karen Holm', '* 12.4.1941']) {
          await tap(page.getByRole('checkbox', { name: approving.rightLine.replace('{{text}}', line) }));
          await button(approving.next).tap();
        }
        const died = page.getByRole('img', { name: approving.drawn.replace('{{text}}', '† 3.11.2026') });
        await expect(died).toBeVisible({ timeout: 60_000 });
        await expectNoObjections(page, 'a line is read');
        await died.tap({ position: { x: 60, y: 30 } });
        await expect(page.getByRole('radiogroup', { name: approving.comment.which })).toBeVisible();
        await tap(page.getByRole('radio', { name: '3' }));
        await page.getByLabel(approving.comment.title).fill('4. 11. 2026?');
        await expectNoObjections(page, 'a letter is written about');
        await button(approving.comment.send).tap();
        await expect(page.getByText(approving.comment.of.replace('{{about}}', '3'))).toBeVisible();
        await answer(page, stone, 'Attest: 3. 11. 2026');
        await page.reload();
        await expect(page.getByText('Attest: 3. 11. 2026')).toBeVisible();
        await button(approving.comment.settle).tap();
        await expect(page.getByText(approving.comment.settled, { exact: true })).toBeVisible();
        await expectNoObjections(page, 'a comment was answered');

        for (let step = 0; step < 10; step += 1) {
          if ((await heading.textContent()) === approving.summary.title) break;
          const box = page.getByRole('checkbox');
          if (!(await box.isChecked())) await tap(box);
          await button(approving.next).tap();
        }
        await expect(heading).toHaveText(approving.summary.title);
        await expect(page.getByText(approving.summary.allRead)).toBeVisible();
        await expectNoObjections(page, 'the summary');
        await button(approving.summary.approve).tap();
        await expect(heading).toHaveText(approving.approved.title);
        await expect(page.getByText(approving.approved.seal)).toBeVisible();
        await expectNoObjections(page, 'approved');

        // What is kept of the relative: read, taken home, and erased by two presses; the link is no more then.
        const { ownData } = words;
        await page.getByRole('link', { name: approving.keptOfYou }).tap();
        await expect(page).toHaveURL(`${prefix}/own-data/approval/${token}`);
        await expect(heading).toHaveText(ownData.titles.relative);
        const part = (name: string) => page.getByRole('region', { name, exact: true });
        await expect(part(ownData.parts.relative)).toContainText('Anna Holm');
        await expect(part(ownData.parts.answers)).toContainText('4. 11. 2026?');
        await expectNoObjections(page, 'what is kept of a relative');
        const taking = page.waitForEvent('download');
        await button(ownData.files.json).tap();
        expect(readFileSync(await (await taking).path(), 'utf8')).toContain('"name": "Anna Holm"');
        await button(ownData.erase.opens.relative).tap();
        await expectNoObjections(page, 'a relative erases themselves');
        await button(ownData.erase.confirmRelative).tap();
        await expect(heading).toHaveText(ownData.erased.title);
        await expectNoObjections(page, 'a relative is erased');
        await page.goto(`${prefix}/approve/${token}`);
        await expect(heading).toHaveText(approving.notOpened);
      },
    );
  });
