import type { Parm } from '../../src/stone/parm';
import type { Design } from '../../src/stone/stone';

type Rest = Omit<Design, 'Parms'>;

/**
 * A design's difference from the one before. An edit shares what it leaves unchanged with the design it was made on, so
 * a keystroke on a stone of sixty lines is one line.
 */
export interface DesignChange {
  /** Everything but the elements, where any of it has changed. */
  readonly rest?: Rest;
  /** How many elements there are. */
  readonly count: number;
  /** The changed elements, by their index. */
  readonly elements: readonly (readonly [index: number, element: Parm])[];
}

function sameRest(one: Design, other: Design): boolean {
  const names = Object.keys(other) as (keyof Design)[];
  return (
    names.length === Object.keys(one).length &&
    names.every((name) => name === 'Parms' || one[name] === other[name])
  );
}

/** How a design differs from the one before; all of it where there was none. Compares by identity. */
export function changeOfDesign(before: Design | undefined, after: Design): DesignChange {
  const { Parms, ...rest } = after;
  const elements = Parms.flatMap((element, index): DesignChange['elements'] =>
    before?.Parms[index] === element ? [] : [[index, element]],
  );
  return {
    count: Parms.length,
    elements,
    ...(!(before && sameRest(before, after)) && { rest }),
  };
}

/**
 * Applies a change to the design before.
 *
 * @throws RangeError where the change was made on another design.
 */
export function changedDesign(before: Design | undefined, { rest, count, elements }: DesignChange): Design {
  const others = new Map(elements);
  const Parms = Array.from({ length: count }, (_, index) => {
    const element = others.get(index) ?? before?.Parms[index];
    if (!element) throw new RangeError(`the change lacks element ${index}`);
    return element;
  });
  const unchanged = rest ?? before;
  if (!unchanged) throw new RangeError('the first change lacks the design');
  return { ...unchanged, Parms };
}
