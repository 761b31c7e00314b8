import { useCallback } from 'react';
import { newPlace } from '../../../../machines/designer/newPlace';
import { attachmentParm } from '../../../../stone/parm';
import { DesignerContext } from '../../designerContext';

/** Puts an attachment on the stone by its id, or in the place of the one in hand. */
export function useChooseAttachment(): (id: number) => void {
  const actor = DesignerContext.useActorRef();
  return useCallback(
    (attachmentId) => {
      const { context } = actor.getSnapshot();
      const [index = -1, ...more] = context.selected;
      const inHand = more.length === 0 ? context.history.present.Parms[index] : undefined;
      if (inHand?.type === 'attachment') {
        actor.send({ type: 'edit', edit: { kind: 'changeAttachment', element: index, attachmentId } });
      } else {
        const natural = context.offered.attachments.find(({ id }) => id === attachmentId);
        if (!natural) return;
        const position = newPlace(context, natural, 1);
        const attachment = attachmentParm.parse({ type: 'attachment', attachmentId, position });
        actor.send({ type: 'edit', edit: { kind: 'addAttachment', attachment } });
      }
    },
    [actor],
  );
}
