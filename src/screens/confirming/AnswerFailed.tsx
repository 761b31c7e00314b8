import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { type Failure, sentenceOf } from '../../machines/failure';
import { Problem } from '../problem/Problem';

interface AnswerFailedProps {
  /** Why; left out where the server did not answer. */
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** What a letter's page shows where it could not be opened, or its answer not be sent. */
export function AnswerFailed({ failure, onRetry }: AnswerFailedProps) {
  const { t } = useTranslation('confirming');
  return (
    <Problem
      title={t('failed')}
      action={
        <Button look="primary" onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {sentenceOf(failure ?? { kind: 'unreachable' }, {
        unreachable: t('unreachable'),
        drawing: t('unreachable'),
      })}
    </Problem>
  );
}
