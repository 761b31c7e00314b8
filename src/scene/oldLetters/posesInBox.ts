import type { LineTemplate } from './lineTemplate';
import type { Pose } from './pose';

/** What is left free around a line by hand on both sides together, in cap heights. */
const FREE = 0.68;
/** How much longer or shorter than the rectangle suggests a line may be. */
const LONGER = [0.96, 1, 1.04];
/** How much larger or smaller letters may be than in a line that is as long, set apart to match. */
const LARGER = [0.92, 1, 1.08];
/** How far off the rectangle's middle a line may lie to each side, in cap heights. */
const OFF = [-0.22, 0, 0.22];

/**
 * Poses by the rectangle alone: somebody draws it around the line, so that its breadth tells the height. For bare cuts,
 * whose rows and columns hardly stand out.
 */
export function posesInBox(
  { ink }: LineTemplate,
  { width, height }: { readonly width: number; readonly height: number },
  turns: readonly number[],
): Pose[] {
  const natural = width / (ink.right - ink.left + FREE);
  const places = OFF.flatMap((right) => OFF.map((down) => ({ right, down })));
  return turns.flatMap((turn) =>
    LONGER.flatMap((longer) =>
      LARGER.flatMap((larger) =>
        places.map(({ right, down }) => ({
          x: width / 2 + right * natural,
          y: height / 2 + down * natural,
          cap: natural * longer * larger,
          turn,
          wide: 0,
          apart: 1 / larger - 1,
          grows: 0,
          leans: 0,
        })),
      ),
    ),
  );
}
