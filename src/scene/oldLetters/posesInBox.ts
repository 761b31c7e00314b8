import type { LineTemplate } from './lineTemplate';
import type { Pose } from './pose';

/** What is left free around a line by hand on both sides together, in cap heights. */
const FREE = 0.68;
/** How much larger or smaller than the rectangle suggests letters may be, set apart so that the line is as long. */
const LARGER = [0.94, 1.02, 1.1];
/** How far off the rectangle's middle a line may lie, in cap heights. */
const OFF = [-0.2, 0, 0.2];

/**
 * Poses by the rectangle alone: somebody draws it around the line, so that its breadth tells the height. For bare cuts,
 * whose rows and columns hardly stand out.
 */
export function posesInBox(
  { ink }: LineTemplate,
  { width, height }: { readonly width: number; readonly height: number },
  turns: readonly number[],
): Pose[] {
  const length = ink.right - ink.left;
  const natural = width / (length + FREE);
  return turns.flatMap((turn) =>
    LARGER.flatMap((larger) =>
      OFF.map((off) => ({
        x: width / 2,
        y: height / 2 + off * natural,
        cap: natural * larger,
        turn,
        wide: 0,
        apart: 1 / larger - 1,
        grows: 0,
        leans: 0,
      })),
    ),
  );
}
