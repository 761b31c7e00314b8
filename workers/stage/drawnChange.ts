import type { ElementMeasure } from '../../src/scene/measures';
import type { Drawn } from './contract';

type Rest = Omit<Drawn, 'measures'>;

/** The result of drawing a design, as its difference from the one before. */
export interface DrawnChange {
  readonly rest: Omit<Rest, 'marks'>;
  /** Where any of them has changed. */
  readonly marks?: Rest['marks'];
  readonly width: number;
  readonly height: number;
  /** How many elements were measured. */
  readonly count: number;
  /** The changed measures, by their place in the list. */
  readonly elements: readonly (readonly [index: number, measure: ElementMeasure])[];
}

/** Whether two plain values are equal; values that are kept between drawings are one object, and compared at once. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [left, right] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return (
    left.length === Object.keys(right).length &&
    left.every(([name, value]) => name in right && same(value, right[name]))
  );
}

/** How a result of drawing differs from the one before; all of it where there was none. */
export function changeOfDrawn(before: Drawn | undefined, { measures, marks, ...rest }: Drawn): DrawnChange {
  const { width, height } = measures;
  const elements = measures.elements.flatMap((measure, index): DrawnChange['elements'] =>
    same(before?.measures.elements[index], measure) ? [] : [[index, measure]],
  );
  return {
    rest,
    width,
    height,
    count: measures.elements.length,
    elements,
    ...(!same(before?.marks, marks) && { marks }),
  };
}

/**
 * Applies a change to the result before. Unchanged measures are the same objects.
 *
 * @throws RangeError where the change was made on another result.
 */
export function changedDrawn(before: Drawn | undefined, change: DrawnChange): Drawn {
  const { rest, width, height, count, elements } = change;
  const others = new Map(elements);
  const measured = Array.from({ length: count }, (_, index) => {
    const measure = others.get(index) ?? before?.measures.elements[index];
    if (!measure) throw new RangeError(`the change lacks measure ${index}`);
    return measure;
  });
  const marks = change.marks ?? before?.marks;
  if (!marks) throw new RangeError('the first change lacks the marks');
  return { ...rest, marks, measures: { width, height, elements: measured } };
}
