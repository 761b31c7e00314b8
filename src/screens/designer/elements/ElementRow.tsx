import { type KeyboardEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ElementMeasure } from '../../../scene/measures';
import type { Parm } from '../../../stone/parm';
import styles from './ElementList.module.css';
import { ElementMenu } from './ElementMenu';
import { useDescribed } from './useDescribed';

interface ElementRowProps {
  readonly index: number;
  readonly element: Parm;
  readonly measure: ElementMeasure | undefined;
  /** Its findings, one sentence each; joined by line ends, so that equal texts are equal values. */
  readonly warnings: string;
  readonly isSelected: boolean;
  /** The one row that is a tab stop. */
  readonly isCurrent: boolean;
  readonly readOnly: boolean;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
  readonly onSelect: (index: number) => void;
  readonly onFocus: (index: number) => void;
}

/** One element of the list: its name, its data, its findings, and its actions. */
export const ElementRow = memo(function ElementRow(props: ElementRowProps) {
  const { index, element, isCurrent, readOnly } = props;
  const { t } = useTranslation('popups');
  const { name, kind, facts } = useDescribed()(element, props.measure);
  const warnings = props.warnings.split('\n').filter((each) => each !== '');
  return (
    <li className={styles.row} data-row={index}>
      <button
        type="button"
        className={styles.name}
        aria-pressed={props.isSelected}
        aria-describedby={`element-${index}-facts`}
        // Not `disabled`: read-only users can focus it too, to hear and see its data.
        aria-disabled={readOnly || undefined}
        tabIndex={isCurrent ? 0 : -1}
        onKeyDown={(event) => props.onKeyDown(event, index)}
        onFocus={() => props.onFocus(index)}
        onClick={() => !readOnly && props.onSelect(index)}
      >
        {kind}: {name}
      </button>
      <span id={`element-${index}-facts`} className={styles.facts}>
        {facts}
        {props.isSelected && <span className="visually-hidden">, {t('elements.selected')}</span>}
        {warnings.map((sentence) => (
          <span key={sentence} className={styles.warning}>
            {' '}
            {sentence}
          </span>
        ))}
      </span>
      {!readOnly && <ElementMenu index={index} element={element} isInTabOrder={isCurrent} />}
    </li>
  );
});
