import { useTranslation } from 'react-i18next';
import type { Edit } from '../../../stone/edits/edit';
import { newLine } from '../../../stone/edits/newLine';
import { groundOf } from '../../../stone/legibility/groundOf';
import { inReadableColour } from '../../../stone/legibility/inReadableColour';
import { DesignerContext } from '../designerContext';

/** Makes the edit that adds a line below the others. */
export function useNewLine(): () => Edit {
  const { t } = useTranslation('templates');
  const actor = DesignerContext.useActorRef();
  return () => {
    const { history, shown, offered } = actor.getSnapshot().context;
    const edit = newLine(history.present, shown?.measures ?? UNMEASURED, t('newLine'));
    return inReadableColour(edit, groundOf(history.present, offered.stoneTypes));
  };
}

/** Until the stone was measured. */
export const UNMEASURED = { width: 400, height: 400 };
