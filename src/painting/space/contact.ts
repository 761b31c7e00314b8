import type { Bodies } from './bodies';
import type { Box } from './camera';

/** How far the soft shadow at a thing's foot reaches beyond it, in metres, and how dark it is. */
export const CONTACT = { reach: 0.09, dark: 0.5 } as const;

/** What is higher up at its lowest than this, in metres, touches no ground. */
const TOUCHES = 0.01;

/** The boxes of a stone's parts that stand on the ground. */
export const standingBoxes = ({ boxes }: Pick<Bodies, 'boxes'>): Box[] =>
  boxes.filter(({ from }) => from[1] <= TOUCHES);

/** How dark the edge where something stands on the ground makes a place of it, whatever the sun does: 0 to 1. */
export function contactAt(boxes: readonly Box[], x: number, z: number): number {
  let dark = 0;
  for (const { from, to } of boxes) {
    const away = Math.hypot(Math.max(from[0] - x, 0, x - to[0]), Math.max(from[2] - z, 0, z - to[2]));
    const part = Math.max(0, 1 - away / CONTACT.reach);
    dark = Math.max(dark, CONTACT.dark * part * part);
  }
  return dark;
}
