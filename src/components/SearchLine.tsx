import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import { isTouch } from './enterKey';
import field from './Field.module.css';
import styles from './SearchLine.module.css';

interface SearchLineProps {
  readonly label: string;
  /** The name of the button that clears the field. */
  readonly clear: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What Enter does on a physical keyboard; a phone's Enter only closes its keyboard. */
  readonly onEnter?: (value: string) => void;
}

/** A search that answers every keystroke; Escape clears it. */
export function SearchLine({ label, clear, value, onChange, onEnter }: SearchLineProps) {
  const line = useRef<HTMLInputElement>(null);
  return (
    <SearchField
      className={field.field ?? ''}
      value={value}
      onChange={onChange}
      // The results are already there: a phone's keyboard is closed to make room for them.
      onSubmit={(wanted) => (isTouch() ? line.current?.blur() : onEnter?.(wanted))}
    >
      <Label className={field.label}>{label}</Label>
      <div className={`${field.control} ${styles.control}`}>
        <Search size={16} aria-hidden="true" className={styles.glass} />
        <Input
          ref={line}
          className={`${field.input} ${styles.input}`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {value !== '' && (
          <Button className={styles.clear ?? ''} aria-label={clear}>
            <X size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
    </SearchField>
  );
}
