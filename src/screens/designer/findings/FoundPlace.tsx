import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../stone/finding';
import styles from './FindingItem.module.css';
import { SeverityIcon } from './SeverityIcon';
import { useFindingText } from './useFindingText';
import { useFoundAt } from './useFoundAt';

export interface FoundPlaceProps {
  /** Under which its words stand in the page, for what belongs to it. */
  readonly id: string;
  readonly finding: Finding;
  /** Its place stays lit up. */
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** A mouse or the keyboard has come to it, or left it. */
  readonly onPoint: (isPointed: boolean) => void;
}

/** What a finding says, as a button that shows its place on the stone. */
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
