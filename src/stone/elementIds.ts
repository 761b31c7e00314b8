import type { Origins } from './edits/origins';
import type { Parm } from './parm';

declare const elementIdBrand: unique symbol;

/**
 * Tells an element from every other for as long as the page is open, whatever is done to it and wherever in the order it
 * lies. It is beside the design: nothing of it is saved or sent.
 */
export type ElementId = number & { readonly [elementIdBrand]: true };

/** The identities of the elements of each array of them that a design has carried. Arrays are never changed. */
const known = new WeakMap<readonly Parm[], readonly ElementId[]>();
let latest = 0;

function newId(): ElementId {
  latest += 1;
  return latest as ElementId;
}

/** The identities of elements, in their order; those of a design that was just loaded are new. */
export function idsOf(elements: readonly Parm[]): readonly ElementId[] {
  const found = known.get(elements) ?? elements.map(newId);
  known.set(elements, found);
  return found;
}

/** Lets the elements after an edit be the ones that they were before it. */
export function keepIds(before: readonly Parm[], after: readonly Parm[], origins: Origins): void {
  if (after === before) return;
  const ids = idsOf(before);
  known.set(
    after,
    after.map((_element, index) => ids[origins[index] ?? -1] ?? newId()),
  );
}

/** Where elements lie now, in the order of the design; those that are gone are left out. */
export function indexesOf(ids: readonly ElementId[], elements: readonly Parm[]): readonly number[] {
  return idsOf(elements).flatMap((id, index) => (ids.includes(id) ? [index] : []));
}

/** The identities of the elements at given indices, as far as there are any. */
export function idsAt(indexes: readonly number[], elements: readonly Parm[]): readonly ElementId[] {
  const ids = idsOf(elements);
  return indexes.flatMap((index) => ids[index] ?? []);
}
