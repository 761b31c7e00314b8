import type { Edit } from './edit';

/** Of each element after an edit, its index before; undefined where it is new. */
export type Origins = readonly (number | undefined)[];

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
      return [...before, undefined];
    case 'copy':
      return edit.element in before ? [...before, undefined] : before;
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
