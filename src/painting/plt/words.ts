/** A point in whole steps of the file's numbers (`numbers.ts`), y up. */
export type Unit = readonly [x: number, y: number];

/** A command of the plotter's language: the pen up or down, and the numbers behind it, of points or of steps. */
export type Words = (name: 'PU' | 'PD', points: readonly Unit[]) => string;

/** The greatest number of the language: a plotter of 16 bits goes on with -32,768, at the other end of the stone. */
export const GREATEST = 32_767;

/** Points by their own numbers, each as the file writes it. */
export const absolute =
  (written: (steps: number) => number = (steps) => steps): Words =>
  (name, points) =>
    `${name}${points.map(([x, y]) => `${written(x)},${written(y)}`).join(',')};`;

/** A step as one or, where a number of it would be too great, as several on the line nearest to it. */
function stepsOf([fromX, fromY]: Unit, [toX, toY]: Unit): Unit[] {
  const count = Math.max(1, Math.ceil(Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)) / GREATEST));
  let [x, y] = [fromX, fromY];
  return Array.from({ length: count }, (_, index): Unit => {
    const part = (index + 1) / count;
    const [nextX, nextY] = [
      Math.round(fromX + (toX - fromX) * part),
      Math.round(fromY + (toY - fromY) * part),
    ];
    const step: Unit = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
}

/** Points by the steps to them, from where the pen is: whole units add up to whole units, so nothing is lost on the way. */
export function relative(): Words {
  const words = absolute();
  let at: Unit = [0, 0];
  return (name, points) => {
    const steps = points.flatMap((point) => {
      const made = stepsOf(at, point);
      at = point;
      return made;
    });
    return words(name, steps);
  };
}
