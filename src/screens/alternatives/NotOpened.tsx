import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { type Failure, sentenceOf } from '../../machines/failure';
import { Problem } from '../problem/Problem';

interface NotOpenedProps {
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** What went wrong, in a sentence. */
export function useFailureSentence(failure: Failure | undefined): string {
  const { t } = useTranslation('alternatives');
  const words = { unreachable: t('noAnswer'), drawing: t('noAnswer') };
  return sentenceOf(failure ?? { kind: 'unreachable' }, words) || t('noAnswer');
}

/** The page where the stones could not be fetched. */
export function NotOpened({ failure, onRetry }: NotOpenedProps) {
  const { t } = useTranslation('alternatives');
  return (
    <Problem
      title={t('notOpened')}
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
