import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Notice } from '../../../components/Notice';
import { TextBlock } from '../../../components/TextBlock';
import type { Bench } from '../../../machines/mason/effects';
import { isSeen } from '../../../stone/handling';
import type { ProposedChange } from '../../../stone/proposing/proposedChange';
import { proposedDesign } from '../../../stone/proposing/proposedDesign';
import type { Design } from '../../../stone/stone';
import { LONGEST_WORD, type ProposalRequest } from '../../../stone/wire/proposal';
import { Compared } from '../../proposal/Compared';
import styles from '../Mason.module.css';
import questionStyles from '../Questions.module.css';
import { ElementMeasures } from './ElementMeasures';

interface ProposingProps {
  readonly bench: Bench;
  readonly ordered: Design;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSend: (request: ProposalRequest) => void;
}

/**
 * The mason's form for another design than the ordered one: heights, spacings and places, with both pictures and the
 * differences in words as whoever ordered will see them, and one sentence why.
 */
export function Proposing({ bench, ordered, isBusy, onClose, onSend }: ProposingProps) {
  const { t } = useTranslation('proposal');
  const [changes, setChanges] = useState<readonly ProposedChange[]>([]);
  const [reason, setReason] = useState('');
  const proposed = useMemo(() => proposedDesign(ordered, changes) ?? ordered, [ordered, changes]);
  const change = (element: number, fields: Partial<ProposedChange>) =>
    setChanges((before) => [
      ...before.filter((each) => each.element !== element),
      { ...before.find((each) => each.element === element), ...fields, element },
    ]);
  const seen = ordered.Parms.flatMap((parm, element) => (isSeen(parm) ? [{ parm, element }] : []));
  return (
    <main className={styles.page} data-gloves="" aria-busy={isBusy}>
      <Button onPress={onClose}>{t('making.toOrder')}</Button>
      <h1>{t('bench.begin')}</h1>
      <Notice look="white">{t('making.banner')}</Notice>
      <Compared
        ordered={ordered}
        proposed={proposed}
        offered={bench.offered}
        id={bench.order.id}
        nothing={t('making.nothing')}
      />
      <ol className={questionStyles.threads}>
        {seen.map(({ parm, element }) => (
          <li key={element}>
            <ElementMeasures
              ordered={parm}
              proposed={proposed.Parms[element] ?? parm}
              number={element + 1}
              onChange={(fields) => change(element, fields)}
            />
          </li>
        ))}
      </ol>
      <div className={styles.form}>
        <TextBlock label={t('making.reason')} value={reason} onChange={setReason} maxLength={LONGEST_WORD} />
        <div className={styles.measures}>
          <Button
            look="primary"
            isDisabled={isBusy || changes.length === 0 || reason.trim() === ''}
            onPress={() => onSend({ version: bench.order.version, reason, changes: [...changes] })}
          >
            {t('making.send')}
          </Button>
          <p role="status">{isBusy && t('making.sending')}</p>
        </div>
      </div>
    </main>
  );
}
