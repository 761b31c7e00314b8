import { useSyncExternalStore } from 'react';
import { designOf } from '../../../machines/designer/context';
import type { DesignerActor } from '../../../machines/designer/designerMachine';
import { type ElementId, idsOf } from '../../../stone/elementIds';

/** The element whose name is being written; undefined while none is. */
let renamed: ElementId | undefined;
const hearing = new Set<() => void>();

function hear(heard: () => void): () => void {
  hearing.add(heard);
  return () => hearing.delete(heard);
}

/** Begins to write the name of an element in the list of layers, or ends it. */
export function rename(id: ElementId | undefined): void {
  renamed = id;
  for (const heard of hearing) heard();
}

/** The element whose name is being written in the list of layers. */
export const renamedNow = () => renamed;

/** The same, for a component. */
export function useRenamed(): ElementId | undefined {
  return useSyncExternalStore(hear, renamedNow);
}

/** Opens the list of layers and writes an element's name there, after the menu that asked has returned the focus. */
export function renameInLayers(designer: DesignerActor, index: number): void {
  requestAnimationFrame(() => {
    setTimeout(() => {
      const id = idsOf(designOf(designer.getSnapshot().context).Parms)[index];
      if (id === undefined) return;
      designer.send({ type: 'panel.open', panel: 'layers' });
      designer.send({ type: 'select', elements: [index] });
      rename(id);
    }, 50);
  });
}
