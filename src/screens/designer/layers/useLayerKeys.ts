import type { KeyboardEvent, RefObject } from 'react';
import { designOf } from '../../../machines/designer/context';
import { deletionOf } from '../../../machines/popups/deletion';
import { type ElementId, idsOf } from '../../../stone/elementIds';
import { DesignerContext } from '../designerContext';
import { PopupsContext } from '../popups/popupsContext';
import { rename, renamedNow } from './renaming';

type Pressed = KeyboardEvent<HTMLElement>;

interface LayerKeys {
  /** To be heard before the rows hear their keys. */
  readonly onKeyDownCapture: (event: Pressed) => void;
  /** Takes the name that was written for an element. */
  readonly take: (id: ElementId, name: string) => void;
}

/**
 * The keys of the list of layers: Alt and an arrow move a row, F2 names it, Delete deletes it; Enter takes the name that
 * is being written, and Escape leaves it as it was.
 *
 * @param move puts the element at an index to another.
 */
export function useLayerKeys(
  list: RefObject<HTMLElement | null>,
  move: (index: number, to: number) => void,
): LayerKeys {
  const designer = DesignerContext.useActorRef();
  const popups = PopupsContext.useActorRef();
  const ids = () => idsOf(designOf(designer.getSnapshot().context).Parms);
  const take = (id: ElementId, name: string) => {
    // A field that is taken away says once more that it is left.
    if (renamedNow() !== id) return;
    rename(undefined);
    designer.send({ type: 'edit', edit: { kind: 'nameElement', element: ids().indexOf(id), name } });
  };
  const write = (event: Pressed, field: HTMLInputElement) => {
    const id = renamedNow();
    // What is typed is a name, and neither searches the list nor walks through it.
    event.stopPropagation();
    if (id === undefined || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') take(id, field.value);
    else rename(undefined);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-key="${id}"]`)?.focus());
  };
  /** @returns whether the key did anything. */
  const press = ({ key, altKey }: Pressed, index: number): boolean => {
    if (altKey && key === 'ArrowUp') move(index, index + 1);
    else if (altKey && key === 'ArrowDown') move(index, index - 1);
    else if (key === 'F2') rename(ids()[index]);
    else if (key === 'Delete') popups.send(deletionOf(designer.getSnapshot().context, [index]));
    else return false;
    return true;
  };
  const onKeyDownCapture = (event: Pressed) => {
    const { target } = event;
    if (target instanceof HTMLInputElement) {
      write(event, target);
      return;
    }
    const row = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-key]') : null;
    const index = ids().findIndex((id) => String(id) === row?.dataset.key);
    if (index < 0 || !press(event, index)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onKeyDownCapture, take };
}
