import { useCallback } from 'react';
import { newPlace } from '../../../../machines/designer/newPlace';
import { attachmentParm } from '../../../../stone/parm';
import { DesignerContext } from '../../designerContext';

/**
 * Adds an attachment to the stone by its id, whatever is selected.
 *
 * @param swapped the index of the element it replaces, if any.
 */
export function useChooseAttachment(swapped?: number): (id: number) => void {
  const actor = DesignerContext.useActorRef();
  return useCallback(
    (attachmentId) => {
      if (swapped !== undefined) {
        actor.send({ type: 'edit', edit: { kind: 'changeAttachment', element: swapped, attachmentId } });
        return;
      }
      const { context } = actor.getSnapshot();
      const natural = context.offered.attachments.find(({ id }) => id === attachmentId);
      if (!natural) return;
      const position = newPlace(context, natural, 1);
      const attachment = attachmentParm.parse({ type: 'attachment', attachmentId, position });
      actor.send({ type: 'edit', edit: { kind: 'addAttachment', attachment } });
    },
    [actor, swapped],
  );
}
