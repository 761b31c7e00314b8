import { useTranslation } from 'react-i18next';
import type { AskingProps } from './asking';
import { RelativesForm } from './RelativesForm';
import { StillUnfilled } from './StillUnfilled';

/** Asks relatives about the stone in the designer. */
export function AskForm({ state, send }: AskingProps) {
  const { t } = useTranslation('approving');
  return (
    <>
      <p>{t('desk.intro')}</p>
      {state.context.found?.isDemanded && <p>{t('desk.demanded')}</p>}
      <StillUnfilled />
      <RelativesForm
        isBusy={state.matches({ acting: 'underway' })}
        onAsk={(request) => send({ type: 'act', act: { kind: 'ask', request } })}
      />
    </>
  );
}
