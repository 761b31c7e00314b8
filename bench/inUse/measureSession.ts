import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { tab } from '../../e2e/designerPopups';
import { drawn, line, onStone } from '../../e2e/stage';
import { quantile } from '../median';
import type { MixedStone } from '../mixed/mixedDesign';
import { OPENED, pageTurns, TASKS, type Turn } from '../turns';
import { type At, dragging, pinching, pressing, replay, typing } from './session';

/** The turns of one thread in which a script answered to something, after the first picture. */
export interface Answers {
  readonly count: number;
  /** Ms of the processor. */
  readonly p99: number;
  readonly longest: number;
  /** By the clock. */
  readonly longestByClock: number;
}

/** One session with a stone. */
export interface Session {
  /** From the navigation until the stone is seen, in ms. */
  readonly opened: number;
  readonly inputs: number;
  readonly stage: Answers;
  readonly main: Answers;
  /** How many turns of the main thread took 50 ms or more by the clock, whatever was done in them. */
  readonly longTasks: number;
}

const made = z.object({ id: z.number(), token: z.string() });

/** Keeps a design on a server, and returns the address of its stone in the designer. */
export async function stored(server: string, design: object): Promise<string> {
  const headers = { AuthCookie: 'public', 'content-type': 'application/json' };
  const answer = await fetch(`${server}/api/stone/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(design),
  });
  const { id, token } = made.parse(await answer.json());
  return `${server}/designer/${id}/${token}`;
}

/** Where something on the page is pressed. */
export async function middleOf(wanted: Locator): Promise<At> {
  const box = await wanted.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What is done with the stone: no step waits for more than a hand would have to. */
async function work(page: Page, cdp: CDPSession, { inHand }: MixedStone): Promise<number> {
  const at = await onStone(page, inHand);
  const grip = { x: at.x, y: at.y - 4 };
  const dragged = await replay(cdp, dragging(grip));
  await line(page, inHand.text).click();
  const words = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await words.click();
  await page.keyboard.press('End');
  const typed = await replay(cdp, typing(', elsket og savnet af os'));
  const pinched = await replay(cdp, pinching(grip));
  await tab(page, 'Sten');
  const other = page.getByRole('option', { name: /Bogsten/ });
  await other.scrollIntoViewIfNeeded();
  const changed = await replay(cdp, pressing(await middleOf(other)));
  await page.waitForTimeout(2500);
  const back = await replay(cdp, pressing(await middleOf(page.getByRole('button', { name: 'Fortryd' }))));
  await page.waitForTimeout(1500);
  return dragged + typed + pinched + changed + back;
}

function answersOf(turns: readonly Turn[]): Answers {
  const answers = turns.filter(({ isAnswer }) => isAnswer);
  const all = answers.map(({ ms }) => ms);
  return {
    count: all.length,
    p99: quantile(all, 0.99),
    longest: Math.max(0, ...all),
    longestByClock: Math.max(0, ...answers.map(({ wallMs }) => wallMs)),
  };
}

/**
 * Opens a stone in the designer by its link, in a browser that has the app but nothing of this stone, and works on it from
 * the moment at which it is seen.
 */
export async function measureSession(browser: Browser, server: string, stone: MixedStone): Promise<Session> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'da-DK',
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
    await page.goto(`${server}/designer`);
    await drawn(page);
    const address = await stored(server, stone.design);
    await page.goto('about:blank');
    await page.addInitScript((mark) => {
      // A method: for named functions esbuild adds a helper that pages do not have.
      const watch = {
        look() {
          if (document.querySelector('[data-stage][aria-busy=false]')) performance.mark(mark);
          else requestAnimationFrame(() => this.look());
        },
      };
      watch.look();
    }, OPENED);
    const cdp = await context.newCDPSession(page);
    await browser.startTracing(page, { categories: TASKS });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, OPENED);
    const opened = await page.evaluate(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN,
      OPENED,
    );
    const inputs = await work(page, cdp, stone);
    const turns = pageTurns(await browser.stopTracing());
    const after = (all: readonly Turn[]) => all.filter(({ ts }) => ts >= turns.opened);
    return {
      opened,
      inputs,
      stage: answersOf(after(turns.stage)),
      main: answersOf(after(turns.main)),
      longTasks: after(turns.main).filter(({ wallMs }) => wallMs >= 50).length,
    };
  } finally {
    await context.close();
  }
}
