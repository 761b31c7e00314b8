import type { Page } from '@playwright/test';

export interface MadeStone {
  readonly id: number;
  readonly token: string;
  readonly readonlyToken: string;
}

/** Saves the standard stone as a visitor (`public`) or a user (their token). */
export async function makeStone(page: Page, data: object = {}, authCookie = 'public'): Promise<MadeStone> {
  const headers = { AuthCookie: authCookie };
  const prepared = await page.request.get('/api/prepareStandardStone', { headers });
  const answer = await page.request.post('/api/stone/', {
    headers,
    data: { ...((await prepared.json()) as object), ...data },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as MadeStone;
}

/** Registers a stone in the browser as if it had been saved there. The page must already show the app. */
export async function rememberStone(page: Page, { id, token }: MadeStone, designName: string): Promise<void> {
  await page.evaluate(
    (stone) => {
      const known = JSON.parse(localStorage.getItem('gravestone.stones') ?? '[]') as unknown[];
      localStorage.setItem('gravestone.stones', JSON.stringify([stone, ...known]));
    },
    { id, token, designName },
  );
}

/** Logs a demo user in without the login page, before the first page is opened, and returns the token. */
export async function rememberUser(page: Page, username = 'bedemand'): Promise<string> {
  const answer = await page.request.post('/api/login', { data: { username, password: 'e2e-password' } });
  const { token, auth } = (await answer.json()) as { token: string; auth: { user: object } };
  await page.addInitScript(
    (stored) => localStorage.setItem('gravestone.user', stored),
    JSON.stringify(auth.user),
  );
  return token;
}

/** Waits until the stone is drawn, whatever the language. */
export async function stoneDrawn(page: Page): Promise<void> {
  await page.locator('[role=application][aria-busy=false]:has(canvas)').waitFor();
}
