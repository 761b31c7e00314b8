import { roomOn } from '../../../machines/designer/newPlace';
import { partnerPlace } from '../../../scene/partnerPlace';
import { groundOf } from '../../../stone/legibility/groundOf';
import { inReadableColour } from '../../../stone/legibility/inReadableColour';
import { hasReserved } from '../../../stone/reservesSpace';
import { partnerLines } from '../../../stone/templates/partnerLines';
import { DesignerContext } from '../designerContext';
import { useWords } from '../templates/useWords';

/**
 * Keeps a place free for the partner, with the lines that are to stand there, in one step of undo. Undefined where that is
 * done already, or nothing can be changed.
 */
export function useReservePartner(): (() => void) | undefined {
  const words = useWords();
  const actor = DesignerContext.useActorRef();
  const isDone = DesignerContext.useSelector(({ context }) => hasReserved(context.history.present));
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  if (readOnly || isDone) return undefined;
  return () => {
    const { context } = actor.getSnapshot();
    const { history, offered, people } = context;
    const design = history.present;
    const edit = partnerPlace(design, roomOn(context), partnerLines(design, people, words));
    actor.send({
      type: 'edit',
      edit: inReadableColour(edit, groundOf(design, offered.stoneTypes)),
      alone: true,
    });
  };
}
