import { useTranslation } from 'react-i18next';
import { roomOn } from '../../../machines/designer/newPlace';
import { newLine } from '../../../scene/newLine';
import type { Edit } from '../../../stone/edits/edit';
import { groundOf } from '../../../stone/legibility/groundOf';
import { inReadableColour } from '../../../stone/legibility/inReadableColour';
import { DesignerContext } from '../designerContext';

/** Makes the edit that adds a line where there is room for it. */
export function useNewLine(): () => Edit {
  const { t } = useTranslation('templates');
  const actor = DesignerContext.useActorRef();
  return () => {
    const { context } = actor.getSnapshot();
    const { history, offered } = context;
    const edit = newLine(history.present, roomOn(context), t('newLine'));
    return inReadableColour(edit, groundOf(history.present, offered.stoneTypes));
  };
}
