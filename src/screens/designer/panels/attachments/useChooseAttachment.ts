import { useCallback } from 'react';
import { newPlace } from '../../../../machines/designer/newPlace';
import { type ElementId, indexesOf } from '../../../../stone/elementIds';
import { attachmentParm } from '../../../../stone/parm';
import { DesignerContext } from '../../designerContext';

/**
 * Adds an attachment to the stone by its id, whatever is selected.
 *
 * @param swapped the element it replaces, if any; one that is gone by then is not.
 */
export function useChooseAttachment(swapped?: ElementId): (id: number) => void {
  const actor = DesignerContext.useActorRef();
  return useCallback(
    (attachmentId) => {
      const { context } = actor.getSnapshot();
      const [element] = swapped === undefined ? [] : indexesOf([swapped], context.history.present.Parms);
      if (element !== undefined) {
        actor.send({ type: 'edit', edit: { kind: 'changeAttachment', element, attachmentId } });
        return;
      }
      const natural = context.offered.attachments.find(({ id }) => id === attachmentId);
      if (!natural) return;
      const position = newPlace(context, natural, 1);
      const attachment = attachmentParm.parse({ type: 'attachment', attachmentId, position });
      actor.send({ type: 'edit', edit: { kind: 'addAttachment', attachment } });
    },
    [actor, swapped],
  );
}
