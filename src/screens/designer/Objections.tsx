import { TriangleAlert } from 'lucide-react';
import styles from './Objections.module.css';
import { useRemarks } from './useRemarks';
import { useSelected } from './useSelected';
import { isObjection, useWarningText } from './warningText';

/** What a mason would object to in the element in hand, over the stone's foot: where it moves no field being typed in. */
export function Objections() {
  const say = useWarningText();
  const index = useSelected()?.index;
  const warnings = useRemarks('designing');
  const own = warnings.filter((warning) => warning.element === index && isObjection(warning));
  if (own.length === 0) return null;
  return (
    <ul className={styles.objections} aria-live="polite">
      {[...new Set(own.map(say))].map((sentence) => (
        <li key={sentence}>
          <TriangleAlert size={16} aria-hidden="true" />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
