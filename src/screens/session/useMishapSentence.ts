import { useTranslation } from 'react-i18next';
import type { AccessMishap } from '../../machines/accessMishap';

/** How a failure is said: in the server's words where it gave some. */
export function useMishapSentence(): (mishap: AccessMishap) => string {
  const { t } = useTranslation('session');
  return (mishap) => {
    switch (mishap.kind) {
      case 'refused':
      case 'conflict':
        return mishap.sentence;
      case 'passkey':
        return t(`passkeyFailed.${mishap.why}`);
      case 'unreachable':
      case 'drawing':
        return t('unreachable');
    }
  };
}
