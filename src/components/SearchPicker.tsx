import { ChevronDown, Search } from 'lucide-react';
import {
  Autocomplete,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Select,
  SelectValue,
} from 'react-aria-components';
import { answersSearch } from '../stone/catalogue/searching';
import { enterTakesFirst } from './enterTakesFirst';
import field from './Field.module.css';
import picker from './Picker.module.css';
import styles from './SearchPicker.module.css';

export interface SearchPickerItem {
  readonly id: string;
  readonly name: string;
  /** A second, smaller line, also searched. */
  readonly detail?: string;
}

interface SearchPickerProps {
  readonly label: string;
  readonly value: string | null;
  readonly items: readonly SearchPickerItem[];
  readonly onChange: (id: string) => void;
  /** The placeholder until something is chosen. */
  readonly placeholder: string;
  /** The name of the search above the list. */
  readonly search: string;
  /** The list's text where nothing matches the search. */
  readonly nothing: string;
  readonly isRequired?: boolean;
  /** The error message below the choice; undefined where there is none. */
  readonly problem?: string | undefined;
}

/** One of many, from a drop-down list with a search above it; targets are 44 px high. */
export function SearchPicker(props: SearchPickerProps) {
  const { label, value, items, onChange, placeholder, search, nothing, isRequired = false, problem } = props;
  const chosen = items.find(({ id }) => id === value);
  return (
    <Select
      className={field.field ?? ''}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      isRequired={isRequired}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
    >
      <Label className={field.label} data-name={label}>
        {label}
        {isRequired && (
          <span className={field.required} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      <Button className={`${field.control} ${picker.button} ${styles.control}`}>
        <SelectValue className={`${picker.value} ${chosen ? '' : styles.placeholder}`}>
          {chosen ? wordsOf(chosen) : placeholder}
        </SelectValue>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      <FieldError className={field.problem ?? ''}>{problem}</FieldError>
      <Popover className={picker.popover ?? ''}>
        <Autocomplete filter={answersSearch}>
          <SearchField aria-label={search} autoFocus className={styles.search ?? ''}>
            <Search size={16} aria-hidden="true" />
            <Input
              className={field.input ?? ''}
              placeholder={search}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              onKeyDownCapture={enterTakesFirst}
            />
          </SearchField>
          <ListBox
            className={picker.list ?? ''}
            items={items}
            renderEmptyState={() => <p className={styles.nothing}>{nothing}</p>}
          >
            {(item) => (
              <ListBoxItem id={item.id} textValue={wordsOf(item)} className={`${picker.item} ${styles.item}`}>
                <span>{item.name}</span>
                {item.detail && <span className={styles.detail}>{item.detail}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </Popover>
    </Select>
  );
}

/** Both lines of an item as one. */
function wordsOf({ name, detail }: SearchPickerItem): string {
  return detail ? `${name}, ${detail}` : name;
}
