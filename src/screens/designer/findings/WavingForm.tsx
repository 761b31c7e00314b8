import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { TextLine } from '../../../components/TextLine';
import type { Finding } from '../../../stone/finding';
import { waved } from '../../../stone/waved';
import { LONGEST_REASON } from '../../../stone/wavedFinding';
import { DesignerContext } from '../designerContext';
import { Hint } from '../panels/Section';
import styles from './FindingItem.module.css';

interface WavingFormProps {
  readonly finding: Finding;
  readonly onClose: () => void;
}

/** Asks for the reason for dismissing a finding: without one the mason would have to ask again. */
export function WavingForm({ finding, onClose }: WavingFormProps) {
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  const wave = () => {
    setAsked(true);
    if (!isMissing)
      actor.send({ type: 'edit', edit: { kind: 'waveAside', mark: waved(finding, design, reason) } });
  };
  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => {
        event.preventDefault();
        wave();
      }}
    >
      <TextLine
        label={t('findings.waving.why')}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_REASON}
        isRequired
        problem={isAsked && isMissing ? t('findings.waving.reasonMissing') : undefined}
        enterKeyHint="go"
        autoFocus
      />
      <Hint>{t('findings.waving.whyHint')}</Hint>
      <div className={styles.answers}>
        <Button look="primary" type="submit">
          {t('findings.waving.confirm')}
        </Button>
        <Button onPress={onClose}>{t('findings.waving.cancel')}</Button>
      </div>
    </Form>
  );
}
