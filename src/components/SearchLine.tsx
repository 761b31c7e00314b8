import { Search, X } from 'lucide-react';
import { Button, Input, Label, SearchField } from 'react-aria-components';
import field from './Field.module.css';
import styles from './SearchLine.module.css';

interface SearchLineProps {
  readonly label: string;
  /** What the button says that empties the field. */
  readonly clear: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search that answers with every keystroke; Escape empties it. */
export function SearchLine({ label, clear, value, onChange }: SearchLineProps) {
  return (
    <SearchField className={field.field ?? ''} value={value} onChange={onChange}>
      <Label className={field.label}>{label}</Label>
      <div className={`${field.control} ${styles.control}`}>
        <Search size={16} aria-hidden="true" className={styles.glass} />
        <Input className={`${field.input} ${styles.input}`} autoComplete="off" spellCheck={false} />
        {value !== '' && (
          <Button className={styles.clear ?? ''} aria-label={clear}>
            <X size={16} aria-hidden="true" />
          </Button>
        )}
      </div>
    </SearchField>
  );
}
