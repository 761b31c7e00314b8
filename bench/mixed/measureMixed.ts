import type { Browser } from '@playwright/test';
import { RELIEFS } from '../../workers/reliefs/kept/keptHere';
import type { StageWork } from '../../workers/stage/contract';
import { median } from '../median';
import { baked, openSubject } from '../pages';
import { OPENED, TASKS, type Turns, turnsIn } from '../turns';
import type { MixedStone } from './mixedDesign';

/** The work that is counted while somebody types. */
type Counted = 'reliefsBaked' | 'reliefsBakedHere' | 'layersRasterised' | 'layersPatched';

/** One opening of a stone, edited at once. Times in ms. */
export interface Mixed {
  /** From the call that shows the stone until its pixels are in the canvas, in a page that has drawn nothing yet. */
  readonly opened: number;
  /** The first move, right after it. */
  readonly firstMove: number;
  /** The median and the longest of the keystrokes that follow, one in 16 ms. */
  readonly keystroke: number;
  readonly slowestKeystroke: number;
  readonly work: Readonly<Record<Counted, number>>;
  /** How many reliefs waited before the first keystroke, and after the last. */
  readonly waiting: readonly [number, number];
  readonly turns: Turns;
}

/** How many keys are pressed, one in 16 ms. */
const KEYSTROKES = 40;

/** Opens a stone in a page of its own, once before so that everything is in the browser's cache, and edits it at once. */
export async function measureMixed(browser: Browser, app: string, stone: MixedStone): Promise<Mixed> {
  const subject = await openSubject(browser, 'ours', { app, peers: app }, 1);
  const { page, context } = subject;
  await page.evaluate((design) => window.bench.load(design), stone.design);
  // What the first opening has baked would else be read, and nothing baked.
  await page.addInitScript((name) => {
    indexedDB.deleteDatabase(name);
  }, RELIEFS);
  await page.reload({ waitUntil: 'load' });
  await page.waitForFunction(() => 'bench' in window);
  await page.evaluate(() => window.bench.work());
  await browser.startTracing(page, { categories: TASKS });
  const done = await page.evaluate(
    // No function is named in here: the page lacks what tsx would call for that.
    async ({ design, inHand: { element, text, x, y }, keystrokes, mark }) => {
      const { bench } = window;
      const begun = performance.now();
      await bench.load(design);
      const opened = performance.now() - begun;
      performance.mark(mark);
      await bench.moveElement(element, x + 1, y);
      const firstMove = performance.now() - begun - opened;
      const before: StageWork = await bench.work();
      const typed: number[] = [];
      for (let key = 1; key <= keystrokes; key += 1) {
        await new Promise((resolve) => setTimeout(resolve, 16));
        const from = performance.now();
        await bench.setText(element, text.slice(0, -1) + ('abdeghkmoprsuvyæøå'[key % 18] ?? ''));
        typed.push(performance.now() - from);
      }
      const after: StageWork = await bench.work();
      return { opened, firstMove, typed, before, after };
    },
    { ...stone, keystrokes: KEYSTROKES, mark: OPENED },
  );
  await baked(page);
  const turns = turnsIn(await browser.stopTracing());
  await context.close();
  const { opened, firstMove, typed, before, after } = done;
  const more = (of: Counted) => after[of] - before[of];
  return {
    opened,
    firstMove,
    keystroke: median(typed),
    slowestKeystroke: Math.max(...typed),
    work: {
      reliefsBaked: more('reliefsBaked'),
      reliefsBakedHere: more('reliefsBakedHere'),
      layersRasterised: more('layersRasterised'),
      layersPatched: more('layersPatched'),
    },
    waiting: [before.reliefsWaiting, after.reliefsWaiting],
    turns,
  };
}
