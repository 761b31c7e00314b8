import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { DesignerSnapshot } from '../../../machines/designer/designerMachine';
import { type Finding, severity as severities } from '../../../stone/finding';
import { DesignerContext } from '../designerContext';
import { useSelectedIndex } from '../useSelected';
import styles from './FindingsButton.module.css';
import { SeverityIcon } from './SeverityIcon';
import { useFindingText } from './useFindingText';
import { useFoundAt } from './useFoundAt';

const isCheckedIn = ({ context }: DesignerSnapshot) => context.checked !== undefined;

interface FindingsButtonProps {
  readonly findings: readonly Finding[];
  /** The id of the list that it opens. */
  readonly controls: string;
}

/**
 * The number of findings, and the worst of them: of the selected element if there is one. A permanent row at the
 * head of the panel, so that it covers nothing of the stone and does not move a field being typed in.
 */
export function FindingsButton({ findings, controls }: FindingsButtonProps) {
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const say = useFindingText();
  const foundAt = useFoundAt();
  const index = useSelectedIndex();
  const reviewing = DesignerContext.useSelector(({ context }) => context.reviewing);
  const isChecked = DesignerContext.useLateSelector(isCheckedIn);
  const [wasChecked, setWasChecked] = useState(false);
  if (isChecked && !wasChecked) setWasChecked(true);
  const counts = severities.options
    .map((severity) => ({ severity, count: findings.filter((each) => each.severity === severity).length }))
    .filter(({ count }) => count > 0);
  const own = index === undefined ? undefined : findings.find(({ elements }) => elements.includes(index));
  const worst = own ?? findings[0];
  const idle = t(wasChecked ? 'findings.none' : 'findings.looking');
  return (
    <div className={styles.row}>
      <AriaButton
        className={styles.button ?? ''}
        aria-expanded={reviewing}
        aria-controls={controls}
        onPress={() => actor.send({ type: 'review', reviewing: !reviewing })}
      >
        <span className={reviewing ? styles.title : 'visually-hidden'}>{t('findings.title')}</span>
        {counts.length === 0 && (
          <span className={styles.none}>
            {wasChecked && <Check size={17} aria-hidden="true" />}
            {idle}
          </span>
        )}
        {counts.map(({ severity, count }) => (
          <span key={severity} className={styles.count}>
            <SeverityIcon severity={severity} />
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{t(`findings.counted.${severity}`, { count })}, </span>
          </span>
        ))}
        <ChevronDown size={18} aria-hidden="true" className={styles.arrow ?? ''} />
      </AriaButton>
      <p className={styles.sentence} role="status">
        {!reviewing && worst && !own && foundAt(worst) && <strong>{foundAt(worst)}: </strong>}
        {!reviewing && worst && say(worst, own ? index : undefined)}
      </p>
    </div>
  );
}
