import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test';
import { questionIn } from '../../e2e/orders/question';

/** A stone that was saved, with its keys. */
export interface SavedStone {
  readonly id: number;
  readonly token: string;
  readonly readonlyToken: string;
}

/** What the pictures show: sample stones and cases on a server of their own. */
export interface Demo {
  /** Saves a sample stone for a visitor, with what is given in place of its own. */
  stone(example?: Example, given?: object): Promise<SavedStone>;
  /** What the browser of a user who is logged in remembers. */
  storedUser(username: DemoUser): string;
  /** The number of the case that is looked at. */
  readonly project: number;
  /** A stone of a user's that was sent to the mason. */
  readonly sent: SavedStone;
  /** A stranger's order that nobody has confirmed: its stone, and the page of the letter that asks. */
  readonly held: { readonly stone: SavedStone; readonly page: string };
  /** A stone of a user's that belongs to no case. */
  readonly loose: SavedStone;
}

/** Who can be logged in; the last one works for the mason of number 1. */
const USERS = ['bedemand', 'admin', 'hugger'] as const;
export type DemoUser = (typeof USERS)[number];

export type Example = 'single' | 'double' | 'bronze' | 'urn-slab' | 'addition';

export const PASSWORD = 'granit-og-bronze';

/** A sample stone: the body of `POST /api/stone/`. */
export const exampleStone = (example: Example) =>
  JSON.parse(readFileSync(`examples/${example}.json`, 'utf8')) as object;

const CONTACT = {
  contactName: 'Bo Østergård',
  contactPhone: '20 30 40 50',
  contactEmail: 'bo@example.com',
  zipCode: '8000',
};

/** The cases of a week, the one looked at last: lists begin with the newest. */
const CASES: readonly { readonly case: object; readonly stones: readonly Example[]; readonly sent?: true }[] =
  [
    { case: { decName: 'Aage Holm', caseNo: '2026-108', contactName: 'Lis Holm' }, stones: [] },
    {
      case: { decName: 'Holger Winther', caseNo: '2026-111', ...CONTACT, contactName: 'Per Winther' },
      stones: ['bronze'],
      sent: true,
    },
    { case: { decName: 'Mikkel Lund Sørensen', caseNo: '2026-114', zipCode: '5000' }, stones: ['urn-slab'] },
    {
      case: { decName: 'Ingrid Bjerre', caseNo: '2026-117', ...CONTACT, contactName: 'Mette Bjerre' },
      stones: ['double', 'addition'],
    },
    {
      case: {
        decName: 'Karen Østergård',
        decBirth: '14. marts 1941',
        decDeath: '28. oktober 2026',
        caseNo: '2026-121',
        ...CONTACT,
      },
      stones: ['single', 'bronze'],
    },
  ];

async function answered<T>(answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<T> {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Draws a small picture of a stone, as the designer sends one along when it saves; the page shows the bench from then on. */
export async function drawPreview(page: Page, stone: object): Promise<string> {
  await page.goto('/bench.html');
  await page.waitForFunction(() => 'bench' in window);
  return page.evaluate(async (drawn) => {
    await window.bench.load(drawn);
    const bytes = new Uint8Array(await (await window.bench.exportPng(0.6)).arrayBuffer());
    return `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
  }, stone);
}

async function drawPreviews(browser: Browser, url: string): Promise<ReadonlyMap<Example, string>> {
  const page = await browser.newPage({ baseURL: url, viewport: { width: 600, height: 800 } });
  const drawn = new Map<Example, string>();
  for (const example of ['single', 'double', 'bronze', 'urn-slab', 'addition'] as const)
    drawn.set(example, await drawPreview(page, exampleStone(example)));
  await page.close();
  return drawn;
}

/** Orders a stone as a stranger, and waits for the letter that asks. */
async function hold(api: APIRequestContext, stone: SavedStone, dataFolder: string): Promise<Demo['held']> {
  const contactEmail = 'anna.holm@example.com';
  const data = { StonemasonId: 1, contactName: 'Anna Holm', contactPhone: '40 50 60 70', contactEmail };
  const order = await api.post(`/api/sendToMason/${stone.id}`, {
    headers: { AuthCookie: stone.token },
    data,
  });
  if (!order.ok()) throw new Error(await order.text());
  for (let tries = 0; tries < 240; tries += 1) {
    const page = await questionIn(dataFolder, contactEmail);
    if (page !== undefined) return { stone, page };
    await pause(500);
  }
  throw new Error('no letter asks whose the order is');
}

/**
 * Fills a fresh server with sample cases and stones.
 *
 * @param url the server's address; its demo users have `PASSWORD`.
 * @param dataFolder where it keeps everything, and lays its letters.
 */
export async function makeDemo(browser: Browser, url: string, dataFolder: string): Promise<Demo> {
  const api = await request.newContext({ baseURL: url });
  const previews = await drawPreviews(browser, url);
  const save = async (example: Example, given: object, authCookie: string): Promise<SavedStone> =>
    answered(
      await api.post('/api/stone/', {
        headers: { AuthCookie: authCookie },
        data: { ...exampleStone(example), stoneImage: previews.get(example), ...given },
      }),
    );
  const users = new Map<string, { token: string; BusinessId: number }>();
  for (const username of USERS) {
    const { token, auth } = await answered<{ token: string; auth: { user: { BusinessId: number } } }>(
      await api.post('/api/login', { data: { username, password: PASSWORD } }),
    );
    users.set(username, { token, BusinessId: auth.user.BusinessId });
  }
  const headers = { AuthCookie: users.get('bedemand')?.token ?? '' };
  const masons = await answered<{ results: { id: number }[] }>(
    await api.get('/api/stonemasons', { headers: { AuthCookie: 'public' } }),
  );
  const StonemasonId = masons.results[0]?.id;
  let project = 0;
  let sent: SavedStone | undefined;
  for (const each of CASES) {
    project = (await answered<{ id: number }>(await api.post('/api/project/', { headers, data: each.case })))
      .id;
    for (const example of each.stones) {
      const stone = await save(example, { ProjectId: project }, headers.AuthCookie);
      if (!each.sent) continue;
      const order = await api.post(`/api/sendToMason/${stone.id}`, { headers, data: { StonemasonId } });
      if (!order.ok()) throw new Error(await order.text());
      sent = stone;
    }
  }
  const loose = await save('urn-slab', { designName: 'Rose på grå granit' }, headers.AuthCookie);
  if (!sent) throw new Error('no sample stone was sent');
  return {
    project,
    sent,
    held: await hold(api, await save('single', { designName: 'Anna Holm' }, 'public'), dataFolder),
    loose,
    stone: (example = 'single', given = {}) => save(example, given, 'public'),
    storedUser: (username) => JSON.stringify(users.get(username)),
  };
}
