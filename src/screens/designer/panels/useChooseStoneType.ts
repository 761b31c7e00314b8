import { silhouetteOf } from '../../../scene/silhouetteOf';
import { stoneChoice } from '../../../stone/edits/stoneChoice';
import { DesignerContext } from '../designerContext';

/** Chooses another shape by its id, with what stood on the old face set onto the new (`stoneChoice`). */
export function useChooseStoneType(): (id: number) => void {
  const actor = DesignerContext.useActorRef();
  return (id) => {
    const { offered, history } = actor.getSnapshot().context;
    const edit = stoneChoice(history.present, offered, id, silhouetteOf);
    if (edit) actor.send({ type: 'edit', edit });
  };
}
