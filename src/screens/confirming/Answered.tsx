import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import type { Confirmation } from '../../stone/wire/confirmation';
import styles from './ConfirmingScreen.module.css';

interface AnsweredProps {
  readonly state: Exclude<Confirmation['state'], 'waiting'>;
  readonly holds: Confirmation['holds'];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
}

/** The result of answering; an order declined by mistake can still be confirmed. */
export function Answered({ state, holds, isBusy, onConfirm }: AnsweredProps) {
  const { t } = useTranslation('confirming');
  const isReceipt = state === 'confirmed' && holds === 'receipt';
  return (
    <div role="status" className={styles.answered}>
      {state === 'confirmed' && <Check size={40} className={styles.check} aria-hidden="true" />}
      <h1>{t(`${state}.title`)}</h1>
      <p>{isReceipt ? t('confirmed.textReceipt') : t(`${state}.text`)}</p>
      {state === 'declined' && (
        <div className={styles.answers}>
          <Button isDisabled={isBusy} onPress={onConfirm}>
            {t('declined.late')}
          </Button>
        </div>
      )}
    </div>
  );
}
