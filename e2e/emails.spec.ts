import { expect, test } from '@playwright/test';
import { logIn } from './logIn';

const EMAIL = 'kirsten.vestergaard-holm@landsbybegravelser.example';

for (const width of [1440, 390]) {
  test(`an e-mail address in the list goes on in a new line, but not in mid-word, at ${width} px`, async ({
    page,
  }, info) => {
    await page.setViewportSize({ width, height: 900 });
    const login = { username: 'bedemand', password: 'e2e-password' };
    const answer = await page.request.post('/api/login', { data: login });
    const { token } = (await answer.json()) as { token: string };
    const name = `Mail ${width} ${Date.now()}`;
    const data = { decName: name, contactEmail: EMAIL };
    const made = await page.request.post('/api/project/', { data, headers: { AuthCookie: token } });
    expect(made.ok(), await made.text()).toBe(true);
    await page.goto('/login?from=/designs');
    await logIn(page);
    await page.getByRole('searchbox', { name: 'Søg' }).fill(name);
    const row = page.locator('tr[data-row]');
    await expect(row).toHaveCount(1);
    if (width < 991) await row.locator('button[aria-expanded=false]').click();
    await expect(row).toContainText(EMAIL);
    const brokenWords = await row.evaluate((element, email) => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        if (text === '' || !email.includes(text)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(text);
      }
      return broken;
    }, EMAIL);
    expect(brokenWords).toEqual([]);
    await page.screenshot({ path: info.outputPath(`list-${width}.png`) });
  });
}
