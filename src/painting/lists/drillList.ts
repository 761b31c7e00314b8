import type { Mm } from '../../stone/numbers';
import type { Translate } from '../pdf/writtenTexts';
import type { DrillHole } from '../sheet/drillHoles';
import { type Cell, mmCell, wordCell } from './spreadsheet';

/** What a drill list is written of. */
export interface Drilling {
  readonly holes: readonly DrillHole[];
  /** The stone's height: a list counts upwards from its lower left, as DXF does. */
  readonly height: Mm;
  /** How deep the holes are; unknown where the pins are not there yet. */
  readonly depth: Mm | undefined;
  /** An element in words. */
  readonly wordsOf: (element: number) => string;
}

/** The rows of a drill list, its head first: the holes by their numbers on the template. */
export function drillList({ holes, height, depth, wordsOf }: Drilling, translate: Translate): Cell[][] {
  const head = ['number', 'element', 'letter', 'x', 'y', 'diameter', 'depth'] as const;
  return [
    head.map((column) => translate(`drill.${column}`)),
    ...holes.map(({ number, element, letter, at: [x, y], diameter }) => [
      number,
      wordCell(wordsOf(element)),
      wordCell(letter ?? ''),
      mmCell(x),
      mmCell(height - y),
      mmCell(diameter),
      depth === undefined ? '' : mmCell(depth),
    ]),
  ];
}
