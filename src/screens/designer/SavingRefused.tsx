import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../machines/failure';
import { RetryPopup } from '../problem/RetryPopup';
import { DesignerContext } from './designerContext';
import { savingStateOf } from './savingState';

/**
 * 'Fejl ved gem af sten' (specification section 8), where the user saved manually and the server refused. A
 * failed automatic save is shown in the banner only, so as not to interrupt typing.
 */
export function SavingRefused() {
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const [closed, setClosed] = useState<Failure>();
  const failure = DesignerContext.useSelector(({ context }) =>
    context.byHand ? context.failure : undefined,
  );
  const hasFailed = DesignerContext.useSelector((state) => savingStateOf(state) === 'failing');
  if (!hasFailed || failure?.kind !== 'refused' || failure === closed) return null;
  return (
    <RetryPopup
      title={t('saveTitle')}
      onClose={() => setClosed(failure)}
      onRetry={() => actor.send({ type: 'retry' })}
    >
      {failure.sentence}
    </RetryPopup>
  );
}
