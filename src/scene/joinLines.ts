import { capHeightOf } from '../stone/capHeight';
import type { Edit } from '../stone/edits/edit';
import { areReservedAlike } from '../stone/edits/group';
import { toTenth } from '../stone/numbers';
import { LEAST_LEADING, type ParagraphAlignment } from '../stone/paragraph/fields';
import type { Parm, TextParm } from '../stone/parm';
import type { ElementMeasure } from './measures';
import { LEADING } from './newLine';

/** Sides that differ by less than this line up, in mm: what was set by hand is seldom nearer. */
const LINED_UP = 1;

type Measured = Pick<ElementMeasure, 'element' | 'width'>;

/** How lines stand to each other already; centred where they do not line up. */
function alignmentOf(lines: readonly TextParm[], widths: readonly number[]): ParagraphAlignment {
  const spread = (share: number) => {
    const places = lines.map(({ position }, index) => position.x + share * (widths[index] ?? 0));
    return Math.max(...places) - Math.min(...places);
  };
  if (spread(0) < LINED_UP) return 'centre';
  if (spread(-0.5) < LINED_UP) return 'left';
  return spread(0.5) < LINED_UP ? 'right' : 'centre';
}

/** Swaps two elements in the order of a design, and no other; `upper` is the higher index. */
function swap(lower: number, upper: number): readonly Edit[] {
  const up = Array.from({ length: upper - lower }, (_, step): Edit => {
    return { kind: 'order', element: lower + step, direction: 'forward' };
  });
  const down = Array.from({ length: upper - lower - 1 }, (_, step): Edit => {
    return { kind: 'order', element: upper - 1 - step, direction: 'back' };
  });
  return [...up, ...down];
}

/** Puts elements into an order among themselves, within the places that they take: a paragraph's lines are read by it. */
function inOrder(places: readonly number[], order: readonly number[]): readonly Edit[] {
  const now = [...places];
  return places.flatMap((place, index) => {
    const at = now.indexOf(order[index] ?? -1);
    if (at <= index) return [];
    [now[index], now[at]] = [now[at] ?? 0, now[index] ?? 0];
    return swap(place, places[at] ?? place);
  });
}

/**
 * The edit that makes a paragraph of lines: in their order down the stone, aligned as they line up, with the mean distance of
 * their baselines. Undefined for fewer than two lines, where something else is among them, or where only some are reserved.
 */
export function joinLines(
  elements: readonly Parm[],
  selected: readonly number[],
  measures: readonly Measured[],
): Edit | undefined {
  const lines = selected
    .flatMap((element) => {
      const line = elements[element];
      const width = measures.find((one) => one.element === element)?.width ?? 0;
      return line?.type === 'text' ? [{ element, line, width }] : [];
    })
    .sort((one, other) => one.line.position.y - other.line.position.y);
  const [first] = lines;
  const last = lines.at(-1);
  if (!first || !last || lines.length < 2 || lines.length !== selected.length) return undefined;
  if (!areReservedAlike(lines.map(({ line }) => line))) return undefined;
  const between = (last.line.position.y - first.line.position.y) / (lines.length - 1) / first.line.scale;
  const usual = capHeightOf(first.line) * LEADING;
  const leading = toTenth(between >= LEAST_LEADING ? between : usual);
  const align = alignmentOf(
    lines.map(({ line }) => line),
    lines.map(({ width }) => width),
  );
  const places = [...selected].sort((one, other) => one - other);
  const order = lines.map(({ element }) => element);
  return {
    kind: 'together',
    edits: [...inOrder(places, order), { kind: 'group', elements: places, paragraph: { align, leading } }],
  };
}
