import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../stone/finding';
import styles from './FindingItem.module.css';
import { SeverityIcon } from './SeverityIcon';
import { useFindingText } from './useFindingText';
import { useFoundAt } from './useFoundAt';

export interface FoundPlaceProps {
  /** The id of its text, for aria references. */
  readonly id: string;
  readonly finding: Finding;
  /** Its place stays highlighted. */
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** Called when the mouse or the focus enters or leaves it. */
  readonly onPoint: (isPointed: boolean) => void;
}

/** A finding's sentence, as a button that shows its place on the stone. */
export function FoundPlace({ id, finding, isChosen, onChoose, onPoint }: FoundPlaceProps) {
  const { t } = useTranslation('problems');
  const say = useFindingText();
  const foundAt = useFoundAt()(finding);
  return (
    <ToggleButton
      className={styles.finding ?? ''}
      isSelected={isChosen}
      onChange={onChoose}
      onFocusChange={onPoint}
    >
      <SeverityIcon severity={finding.severity} />
      <span id={id}>
        <span className="visually-hidden">{t(`findings.severities.${finding.severity}`)}: </span>
        {foundAt && <strong className={styles.at}>{foundAt} </strong>}
        {say(finding)}
      </span>
    </ToggleButton>
  );
}
