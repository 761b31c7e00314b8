import type { CDPSession, Locator, Page } from '@playwright/test';
import { gaps, notedPage, notePage } from '../start/pageFrames';

/** The time between two events of the hand, in ms, and how many there are: two seconds. */
const PACE = 16;
const MOVES = 125;

/**
 * Turns a stone in space to and fro by finger, or by mouse where the page has no touch.
 *
 * @returns the ms from each frame to the next meanwhile, as the browser lets the page draw: where what is drawn takes longer than
 * a frame, the next one waits.
 */
export async function turnAround(
  page: Page,
  cdp: CDPSession,
  stone: Locator,
  hasTouch: boolean,
): Promise<readonly number[]> {
  const box = await stone.boundingBox();
  if (!box) throw new Error('no stone to turn');
  const [middle, high] = [box.x + box.width / 2, box.y + box.height / 2];
  const hand = (type: 'down' | 'move' | 'up', x: number) => {
    if (!hasTouch) {
      const name = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' } as const;
      return cdp.send('Input.dispatchMouseEvent', {
        ...{ type: name[type], x, y: high, button: 'left', clickCount: 1 },
      });
    }
    const name = { down: 'touchStart', move: 'touchMove', up: 'touchEnd' } as const;
    const touchPoints = type === 'up' ? [] : [{ x, y: high }];
    return cdp.send('Input.dispatchTouchEvent', { type: name[type], touchPoints });
  };
  await notePage(page);
  await hand('down', middle);
  const began = Date.now();
  const moves: Promise<unknown>[] = [];
  for (let move = 1; move <= MOVES; move += 1) {
    // Not awaited: a hand does not wait for the page either.
    moves.push(hand('move', middle + 0.35 * box.width * Math.sin((move / MOVES) * 4 * Math.PI)));
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }
  const ended = Date.now();
  await Promise.all(moves);
  await hand('up', middle);
  return gaps(await notedPage(page), began, ended);
}
