import { TriangleAlert } from 'lucide-react';
import { isObjection, useFindingText } from './findingText';
import styles from './Objections.module.css';
import { useRemarks } from './useRemarks';
import { useSelected } from './useSelected';

/** What a mason would object to in the element in hand, over the stone's foot: where it moves no field being typed in. */
export function Objections() {
  const say = useFindingText();
  const index = useSelected()?.index;
  const warnings = useRemarks('designing');
  if (index === undefined) return null;
  const own = warnings.filter((finding) => finding.elements.includes(index) && isObjection(finding));
  if (own.length === 0) return null;
  return (
    <ul className={styles.objections} aria-live="polite">
      {[...new Set(own.map((finding) => say(finding, index)))].map((sentence) => (
        <li key={sentence}>
          <TriangleAlert size={16} aria-hidden="true" />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
