import { useTranslation } from 'react-i18next';
import { roomOn } from '../../../machines/designer/newPlace';
import { newParagraph } from '../../../scene/newParagraph';
import type { Edit } from '../../../stone/edits/edit';
import { groundOf } from '../../../stone/legibility/groundOf';
import { inReadableColour } from '../../../stone/legibility/inReadableColour';
import { DesignerContext } from '../designerContext';

/** Makes the edit that adds a paragraph where there is room for it: of given lines, or two to write over. */
export function useNewParagraph(): (texts?: readonly string[]) => Edit {
  const { t } = useTranslation('templates');
  const actor = DesignerContext.useActorRef();
  return (texts = [t('newLine'), t('newLine')]) => {
    const { context } = actor.getSnapshot();
    const { history, offered } = context;
    const edit = newParagraph(history.present, roomOn(context), texts);
    return inReadableColour(edit, groundOf(history.present, offered.stoneTypes));
  };
}
