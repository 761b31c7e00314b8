import { LONGEST_ELEMENT_NAME } from '../../../stone/parm';
import styles from './LayerRow.module.css';

interface LayerNameProps {
  readonly label: string;
  readonly name: string;
  /** Called with what was written when the field is left. Enter and Escape are the list's, which hears keys before its rows. */
  readonly onLeft: (written: string) => void;
}

/** Focuses the field once the list has moved the focus to its row, as it does after every press. */
function focusAfterwards(field: HTMLInputElement | null): void {
  if (field) requestAnimationFrame(() => field.select());
}

/** The field for an element's name in its row. */
export function LayerName({ label, name, onLeft }: LayerNameProps) {
  return (
    <input
      ref={focusAfterwards}
      className={styles.input}
      aria-label={label}
      defaultValue={name}
      maxLength={LONGEST_ELEMENT_NAME}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      onBlur={(event) => onLeft(event.currentTarget.value)}
      // A press in the field is not one on its row.
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
