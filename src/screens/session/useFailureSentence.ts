import { useTranslation } from 'react-i18next';
import type { AccessFailure } from '../../machines/accessFailure';
import { sentenceOf } from '../../machines/failure';

/** How a failure of getting in is said: in the server's words where it gave some. */
export function useFailureSentence(): (failure: AccessFailure) => string {
  const { t } = useTranslation('session');
  const unreachable = t('unreachable');
  return (failure) =>
    failure.kind === 'passkey'
      ? t(`passkeyFailed.${failure.why}`)
      : sentenceOf(failure, { unreachable, drawing: unreachable });
}
