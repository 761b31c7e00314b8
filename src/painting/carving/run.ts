import type { Mm } from '../../stone/numbers';

/** A place of a tool's tip in stone mm: x right, y down; z is 0 on the stone's face and negative below it. */
export type Place = readonly [x: Mm, y: Mm, z: Mm];

/** Where a tool cuts without being lifted. What lies above its first place is free: it may come down there at once. */
export type Run = readonly Place[];

/** The distance from one place to another, seen from above. */
export const across = ([x, y]: Place, [toX, toY]: Place): Mm => Math.hypot(toX - x, toY - y);

/** Runs moved on the stone. */
export const moved = (runs: readonly Run[], { x: left, y: top }: { readonly x: Mm; readonly y: Mm }): Run[] =>
  runs.map((run) => run.map(([x, y, z]): Place => [x + left, y + top, z]));
