import { useTranslation } from 'react-i18next';
import { type Failure, sentenceOf } from '../../machines/failure';

/** What went wrong as a sentence: the server's own, or that it does not answer. */
export function useFailureText(failure: Failure | undefined): string {
  const { t } = useTranslation('designs');
  const unreachable = t('unreachable');
  return sentenceOf(failure ?? { kind: 'unreachable' }, { unreachable, drawing: unreachable });
}
