import type { Mm } from '../stone/numbers';
import type { Parm } from '../stone/parm';
import type { Placement } from './align';
import type { ElementMeasure } from './measures';
import { inkAround } from './placedInk';
import { type Direction, type Extent, extentOf } from './snapping/neighbours';

type Measured = Pick<ElementMeasure, 'element' | 'place' | 'ink'>;

/** Elements that move as one: a paragraph's lines, a group, or one by itself. */
export type Unit = readonly Measured[];

/** Gaps that differ by less, in mm, are the same: half of what anything is cut to. */
const SAME: Mm = 0.005;

/** The units among some elements of a design. */
export function unitsAmong(
  elements: readonly Measured[],
  Parms: readonly Pick<Parm, 'group'>[],
): readonly Unit[] {
  const units: { readonly group: number | undefined; readonly unit: Measured[] }[] = [];
  for (const one of elements) {
    const group = Parms[one.element]?.group;
    const known = group === undefined ? undefined : units.find((other) => other.group === group);
    if (known) known.unit.push(one);
    else units.push({ group, unit: [one] });
  }
  return units.map(({ unit }) => unit);
}

interface Placed {
  readonly unit: Unit;
  readonly extent: Extent;
}

/** Units in their order along a direction: by the middles of their ink. */
function inOrder(units: readonly Unit[], direction: Direction): readonly Placed[] {
  return units
    .flatMap((unit): Placed[] => {
      const ink = inkAround(unit);
      return ink ? [{ unit, extent: extentOf(ink, direction) }] : [];
    })
    .toSorted(({ extent: one }, { extent: other }) => one.from + one.to - other.from - other.to);
}

/** The gap of ink between units that stand one after the other, in mm; undefined where it is not the same everywhere. */
export function commonGap(units: readonly Unit[], direction: Direction): Mm | undefined {
  const placed = inOrder(units, direction);
  const gaps = placed.slice(1).map(({ extent }, place) => extent.from - (placed[place]?.extent.to ?? 0));
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return gaps.length > 0 && most - least < SAME ? gaps[0] : undefined;
}

/**
 * Spreads units so that the gaps between their ink are equal: between the first and the last, which stay, or so many mm
 * wide from the first on. Fewer than three, or two where the gap is given, stay where they are.
 *
 * @param gap in mm; negative where they are to overlap.
 */
export function distributeInk(units: readonly Unit[], direction: Direction, gap?: Mm): readonly Placement[] {
  const placed = inOrder(units, direction);
  const [first, last] = [placed.at(0), placed.at(-1)];
  if (!first || !last || placed.length < (gap === undefined ? 3 : 2)) return [];
  const inked = placed.reduce((sum, { extent: { from, to } }) => sum + to - from, 0);
  const between = gap ?? (last.extent.to - first.extent.from - inked) / (placed.length - 1);
  let at = first.extent.from;
  return placed.flatMap(({ unit, extent: { from, to } }) => {
    const by = at - from;
    at += to - from + between;
    return unit.map(({ element, place: { x, y } }) =>
      direction === 'across' ? { element, x: x + by, y } : { element, x, y: y + by },
    );
  });
}
