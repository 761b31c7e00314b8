import type { LaidLine } from '../paragraph/layParagraph';
import type { Edit } from './edit';

/** Of each element after an edit, its index before; undefined where it is new. */
export type Origins = readonly (number | undefined)[];

/**
 * Where lines stand among a design's elements that take the place of others: those that were some of them in their old
 * places, each new one above the line before it.
 */
export function linesPlaced(
  before: readonly number[],
  elements: readonly number[],
  lines: readonly LaidLine[],
): Origins {
  const kept = new Set(lines.flatMap(({ from }) => from ?? []));
  const placed: (number | undefined)[] = before.filter(
    (index) => !elements.includes(index) || kept.has(index),
  );
  let at = placed.indexOf(elements[0]);
  for (const { from } of lines) {
    if (from === undefined) placed.splice(at + 1, 0, undefined);
    at = from === undefined ? at + 1 : placed.indexOf(from);
  }
  return placed;
}

/**
 * Where the elements come from that a design carries after an edit, in their new order.
 *
 * @param count the number of elements before.
 */
export function originsAfter(edit: Edit, count: number): Origins {
  const before = Array.from({ length: count }, (_element, index) => index);
  switch (edit.kind) {
    case 'addText':
    case 'addVignet':
    case 'addOwnVignet':
    case 'addAttachment':
    case 'addQrCode':
    case 'addMedallion':
    case 'addEtching':
      return [...before, undefined];
    case 'copy':
      return edit.element in before ? [...before, undefined] : before;
    case 'copyGroup':
    case 'mirrorCopy':
      return [...before, ...edit.elements.filter((index) => index in before).map(() => undefined)];
    case 'setLines':
      return linesPlaced(before, edit.elements, edit.lines);
    case 'delete':
      return before.filter((index) => index !== edit.element);
    case 'compose':
      return edit.composed.Parms.map(() => undefined);
    case 'order': {
      const neighbour = edit.element + (edit.direction === 'forward' ? 1 : -1);
      if (!(edit.element in before && neighbour in before)) return before;
      return before.with(edit.element, neighbour).with(neighbour, edit.element);
    }
    case 'moveTo':
      if (!(edit.element in before && edit.to in before)) return before;
      return before.toSpliced(edit.element, 1).toSpliced(edit.to, 0, edit.element);
    case 'together':
      return edit.edits.reduce<Origins>(
        (origins, one) =>
          originsAfter(one, origins.length).map((origin) =>
            origin === undefined ? undefined : origins[origin],
          ),
        before,
      );
    default:
      return before;
  }
}
