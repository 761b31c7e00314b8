import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { DesignerContext } from './designerContext';
import { StoneContext } from './menu/stoneContext';

/** Says why the stone cannot be changed, and offers to continue with a new one (specification section 4). */
export function ReadOnlyNotice() {
  const { t } = useTranslation('menu');
  const { t: ofProject } = useTranslation('project');
  const stone = StoneContext.useActorRef();
  const reason = DesignerContext.useSelector(({ context: { saved } }) => {
    if (saved !== undefined && saved.status !== 'draft') return 'isSent';
    return saved?.takenOver ? 'takenOver' : 'readLink';
  });
  const waiting = DesignerContext.useSelector(({ context: { saved } }) =>
    saved?.waitsFor === 'receipt' ? null : saved?.waitsFor,
  );
  return (
    <Notice
      look="white"
      actions={<Button onPress={() => stone.send({ type: 'duplicate' })}>{t('createNew')}</Button>}
    >
      {waiting ? ofProject(`waiting.${waiting}.notice`) : t(reason)}
    </Notice>
  );
}
