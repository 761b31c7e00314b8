import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import { isTouch } from './enterKey';
import field from './Field.module.css';
import styles from './SearchLine.module.css';

interface SearchLineProps {
  readonly label: string;
  /** What the button says that empties the field. */
  readonly clear: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What Enter does where there are keys; a telephone's only puts its keyboard away. */
  readonly onEnter?: (value: string) => void;
}

/** A search that answers with every keystroke; Escape empties it. */
export function SearchLine({ label, clear, value, onChange, onEnter }: SearchLineProps) {
  const line = useRef<HTMLInputElement>(null);
  return (
    <SearchField
      className={field.field ?? ''}
      value={value}
      onChange={onChange}
      // What was found is there already: a telephone's keyboard makes room for it.
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
