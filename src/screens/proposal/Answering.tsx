import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { TextBlock } from '../../components/TextBlock';
import { LONGEST_WORD, type ProposalAnswer } from '../../stone/wire/proposal';
import styles from './Proposal.module.css';

interface AnsweringProps {
  readonly proposal: number;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: ProposalAnswer) => void;
}

/** Accepts a proposal, or declines it with a word why. */
export function Answering({ proposal, isBusy, onAnswer }: AnsweringProps) {
  const { t } = useTranslation('proposal');
  const [text, setText] = useState<string>();
  if (text !== undefined)
    return (
      <div className={styles.form}>
        <TextBlock label={t('declining')} value={text} onChange={setText} maxLength={LONGEST_WORD} />
        <div className={styles.answers}>
          <Button
            look="primary"
            isDisabled={isBusy || text.trim() === ''}
            onPress={() => onAnswer({ proposal, decision: 'decline', text })}
          >
            {t('sendDecline')}
          </Button>
          <Button onPress={() => setText(undefined)}>{t('back')}</Button>
        </div>
      </div>
    );
  return (
    <div className={styles.answers}>
      <Button look="primary" isDisabled={isBusy} onPress={() => onAnswer({ proposal, decision: 'accept' })}>
        {t('accept')}
      </Button>
      <Button isDisabled={isBusy} onPress={() => setText('')}>
        {t('decline')}
      </Button>
    </div>
  );
}
