import type { Point } from '../points';

/** How far the holder goes between two places of the tip, in mm: the simulation's own error is its square. */
const STEP = 0.01;

/**
 * Where the tip of a drag knife's blade goes while its holder follows lines. Nothing of what made them is used: the tip
 * hangs on the middle of the holder by a rigid distance and is pulled after it, whichever way (a tractrix), step by step.
 * Lifted, the blade keeps the direction in which it is.
 *
 * @param blade the direction in which it points before, in radians from the x axis towards the y axis.
 * @param every of the steps so many are kept one, and the last.
 * @returns the way of the tip for each line.
 */
export function tipsBehind(
  holder: readonly (readonly Point[])[],
  offset: number,
  blade: number,
  every = 1,
): Point[][] {
  let [aheadX, aheadY] = [Math.cos(blade), Math.sin(blade)];
  return holder.map((line) => {
    const [[x, y] = [Number.NaN, Number.NaN]] = line;
    let [tipX, tipY] = [x - offset * aheadX, y - offset * aheadY];
    const tips: Point[] = [[tipX, tipY]];
    let count = 0;
    for (const [index, [toX, toY]] of line.entries()) {
      const [fromX, fromY] = line[Math.max(0, index - 1)] ?? [toX, toY];
      const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / STEP);
      for (let step = 1; step <= steps; step += 1) {
        const [atX, atY] = [fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps];
        const long = Math.sqrt((atX - tipX) ** 2 + (atY - tipY) ** 2);
        [aheadX, aheadY] = [(atX - tipX) / long, (atY - tipY) / long];
        [tipX, tipY] = [atX - offset * aheadX, atY - offset * aheadY];
        count += 1;
        if (count % every === 0) tips.push([tipX, tipY]);
      }
    }
    if (count % every !== 0) tips.push([tipX, tipY]);
    return tips;
  });
}
