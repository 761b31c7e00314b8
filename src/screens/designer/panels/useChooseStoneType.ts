import { useCallback } from 'react';
import { silhouetteOf } from '../../../scene/silhouetteOf';
import { stoneChoice } from '../../../stone/edits/stoneChoice';
import { DesignerContext } from '../designerContext';

/** Chooses another shape by its id, with the content of the old face placed on the new one (`stoneChoice`). */
export function useChooseStoneType(): (id: number) => void {
  const actor = DesignerContext.useActorRef();
  return useCallback(
    (id) => {
      const { offered, history } = actor.getSnapshot().context;
      const edit = stoneChoice(history.present, offered, id, silhouetteOf);
      if (edit) actor.send({ type: 'edit', edit });
    },
    [actor],
  );
}
