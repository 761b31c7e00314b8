import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { type Failure, sentenceOf } from '../../machines/failure';
import { Problem } from '../problem/Problem';

/** Why an order, or the list of them, or a step on it failed. */
export function useFailureSentence(failure: Failure | undefined): string {
  const { t } = useTranslation('mason');
  const words = { unreachable: t('noAnswer'), drawing: t('noAnswer') };
  return sentenceOf(failure ?? { kind: 'unreachable' }, words) || t('noOrder');
}

interface NotOpenedProps {
  /** What was not opened; an order where it is left out. */
  readonly title?: string;
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** The page in place of an order, or of the list, that could not be opened. */
export function NotOpened({ title, failure, onRetry }: NotOpenedProps) {
  const { t } = useTranslation('mason');
  return (
    <Problem
      title={title ?? t('notOpened')}
      action={
        <Button look="primary" onPress={onRetry}>
          {t('again')}
        </Button>
      }
    >
      {useFailureSentence(failure)}
    </Problem>
  );
}
