import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/Button';
import { Switch } from '../../../../components/Switch';
import { indexesOf } from '../../../../stone/elementIds';
import { DesignerContext } from '../../designerContext';
import { useCalled } from '../../useCalled';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import { PopupsContext } from '../popupsContext';

/** The popup `confirm delete element`. */
export function ConfirmDeletePopup() {
  const { t } = useTranslation('popups');
  const called = useCalled();
  const popups = PopupsContext.useActorRef();
  const toDelete = PopupsContext.useSelector(({ context }) => context.toDelete);
  const elements = DesignerContext.useSelector(({ context }) => context.history.present.Parms);
  const [neverAgain, setNeverAgain] = useState(false);
  const [first = -1] = indexesOf(toDelete, elements);
  return (
    <NamedPopup
      name="confirm delete element"
      title={t('deletion.title', { count: toDelete.length, called: called(elements[first]) })}
      isAlert
      actions={
        <>
          <CloseButton words={t('cancel')} />
          <Button look="primary" autoFocus onPress={() => popups.send({ type: 'confirm', neverAgain })}>
            {t('deletion.delete')}
          </Button>
        </>
      }
    >
      <p>{t('deletion.text')}</p>
      <Switch isSelected={neverAgain} onChange={setNeverAgain}>
        {t('deletion.never')}
      </Switch>
    </NamedPopup>
  );
}
