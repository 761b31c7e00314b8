/** Elements that hold the focus only temporarily: popups, and drop-down lists. */
export const PASSING = '[data-popup], [data-trigger], [role=menu]';

/** Containers in which a disappearing element's neighbour gets the focus: a list's next row, a popup's rest. */
const NEIGHBOURS = 'ul, ol, tbody, [role=dialog], [role=alertdialog], [data-neighbours]';

/** Outside these containers nothing counts as a neighbour. */
const BOUNDS = 'main, header, aside, section, [role=dialog], [role=alertdialog], [role=tabpanel], body';

/** What can have the focus, and what may be given it. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether it can have the focus: it is in the page, visible, and not covered by a popup. */
export function isUsable(element: HTMLElement): boolean {
  const modal = topPopup();
  const isOver =
    !modal || modal.contains(element) || (element.closest(PASSING) && !element.closest('[data-popup]'));
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.getClientRects().length > 0 &&
    Boolean(isOver)
  );
}

/** The topmost open popup; undefined where none is open. */
export function topPopup(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-popup]')].at(-1);
}

/** The first focusable element in a row of siblings, starting at one of them. */
function firstFrom(start: Node | null, way: 'nextSibling' | 'previousSibling'): HTMLElement | undefined {
  for (let node = start; node; node = node[way]) {
    if (!(node instanceof HTMLElement)) continue;
    const inside = [node, ...node.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const found = inside.find((each) => each.matches(FOCUSABLE) && isUsable(each));
    if (found) return found;
  }
  return undefined;
}

/** The neighbour of a removed element: the next row, else the one before, else what is around them. */
export function besideOf({ target, previousSibling, nextSibling }: MutationRecord): HTMLElement | undefined {
  if (!(target instanceof Element) || !target.isConnected || !target.closest(NEIGHBOURS)) return undefined;
  let [after, before] = [nextSibling, previousSibling];
  for (let around: Element | null = target; around; around = around.parentElement) {
    const found = firstFrom(after, 'nextSibling') ?? firstFrom(before, 'previousSibling');
    if (found || around.matches(BOUNDS)) return found;
    [after, before] = [around.nextSibling, around.previousSibling];
  }
  return undefined;
}
