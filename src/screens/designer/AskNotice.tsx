import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { DesignerContext } from './designerContext';
import { savingStateOf } from './savingState';
import { SendingContext } from './sending/sendingContext';
import { useRequiredFields } from './sending/useRequiredFields';

/**
 * Asks for what sending needs after a manual save (specification section 4, "Submit logic"). There the popup
 * replaces the saving: here the stone is saved first, and the user may go on designing, since a
 * family's design is not held back for want of a phone number.
 */
export function AskNotice() {
  const { t } = useTranslation('sending');
  const { t: project } = useTranslation('project');
  const designer = DesignerContext.useActorRef();
  const sending = SendingContext.useActorRef();
  const asks = DesignerContext.useSelector((state) => {
    const { asks, saved, readOnly } = state.context;
    const isHeld = ['resting', 'saved', 'savingSoon', 'unsaved'].includes(savingStateOf(state));
    return asks && saved !== undefined && !readOnly && isHeld;
  });
  const { missing } = useRequiredFields();
  if (!asks || missing.length === 0) return null;
  return (
    <Notice
      look="toast"
      actions={
        <>
          <Button onPress={() => sending.send({ type: 'settings.open' })}>{t('fillIn')}</Button>
          <Button look="quiet" onPress={() => designer.send({ type: 'question.dismiss' })}>
            {t('later')}
          </Button>
        </>
      }
    >
      {t('asked', { list: missing.map((field) => project(`fields.${field}`)).join(', ') })}
    </Notice>
  );
}
