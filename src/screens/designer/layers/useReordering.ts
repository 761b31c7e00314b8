import type { RefObject } from 'react';
import { type DragAndDropHooks, useDragAndDrop } from 'react-aria-components';
import { designOf } from '../../../machines/designer/context';
import { moveAllTo } from '../../../stone/edits/several';
import { idsOf } from '../../../stone/elementIds';
import { DesignerContext } from '../designerContext';

/** How layers are reordered: by dragging, and from one place to another. */
interface Reordering {
  readonly dragAndDropHooks: DragAndDropHooks | undefined;
  /** Puts the element at an index to another; where there is no such place, nothing happens. */
  readonly move: (index: number, to: number) => void;
}

/**
 * Reorders the layers of a list whose keys are elements' identities, topmost first.
 *
 * @param isBusy a name is being written: nothing can be dragged.
 * @param moved called with an element's index before, and after it was moved by keys. A drop says itself where it was.
 */
export function useReordering(
  list: RefObject<HTMLElement | null>,
  isBusy: boolean,
  moved: (index: number, to: number) => void,
): Reordering {
  const designer = DesignerContext.useActorRef();
  const known = () => idsOf(designOf(designer.getSnapshot().context).Parms);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isBusy,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const ids = known().map(String);
      const elements = [...keys].map((key) => ids.indexOf(String(key))).filter((index) => index >= 0);
      const beside = ids.indexOf(String(target.key));
      if (beside < 0 || elements.length === 0) return;
      // What is before another in the list lies above it.
      const above = target.dropPosition === 'before' ? beside + 1 : beside;
      designer.send({ type: 'edit', edit: moveAllTo(elements, above) });
    },
  });
  const move = (index: number, to: number) => {
    const id = known()[index];
    if (id === undefined || !(to in known())) return;
    designer.send({ type: 'edit', edit: { kind: 'moveTo', element: index, to } });
    moved(index, to);
    // A row that is put elsewhere in the document loses the focus.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-key="${id}"]`)?.focus());
  };
  return { dragAndDropHooks, move };
}
