import type { Box } from '../../src/geometry/box';
import type { SceneNode } from '../../src/scene/scene';
import type { Covering, Level } from './levels';

/** An element as it was drawn last. */
export interface Stood extends Covering {
  readonly node: SceneNode;
  readonly level: Level;
  /** Everything its pixels depend on: its drawing is a new object when anything in it has changed, its reliefs too. */
  readonly parts: readonly unknown[];
}

/** Whether two lists hold the same, part by part. */
export const alike = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((part, index) => part === other[index]);

/** What is to be painted anew of each level, where something else lies there now or lay there before, in mm of the stone. */
export function changedOn(
  before: readonly Stood[],
  now: readonly Stood[],
): Readonly<Record<Level, readonly Box[]>> {
  const changed: Record<Level, Box[]> = { beneath: [], live: [], above: [] };
  const known = new Map(before.map((one) => [one.element, one]));
  for (const one of now) {
    const was = known.get(one.element);
    known.delete(one.element);
    if (was?.level === one.level && alike(was.parts, one.parts)) continue;
    if (was) changed[was.level].push(was.box);
    changed[one.level].push(one.box);
  }
  for (const gone of known.values()) changed[gone.level].push(gone.box);
  return changed;
}
