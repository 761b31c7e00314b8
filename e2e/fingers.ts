import type { CDPSession } from '@playwright/test';
import type { PagePoint } from './drag';

/** Where a finger begins and where it is lifted. */
export type Way = readonly [from: PagePoint, to: PagePoint];

/** Puts fingers on the screen, each at its place, moves them at once, and lifts them. */
export async function moveFingers(touch: CDPSession, ...ways: readonly Way[]): Promise<void> {
  const at = (part: number) =>
    ways.map(([from, to], id) => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      id,
    }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
