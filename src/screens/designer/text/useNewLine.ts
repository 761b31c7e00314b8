import { useTranslation } from 'react-i18next';
import type { Edit } from '../../../stone/edits/edit';
import { newLine } from '../../../stone/edits/newLine';
import { DesignerContext } from '../designerContext';

/** Makes the edit that adds a line below the others. */
export function useNewLine(): () => Edit {
  const { t } = useTranslation('templates');
  const actor = DesignerContext.useActorRef();
  return () => {
    const { history, shown } = actor.getSnapshot().context;
    return newLine(history.present, shown?.measures ?? UNMEASURED, t('newLine'));
  };
}

/** Until the stone was measured. */
export const UNMEASURED = { width: 400, height: 400 };
