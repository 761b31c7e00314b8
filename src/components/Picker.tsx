import { ChevronDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import {
  Button,
  Collection,
  FieldError,
  Header,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components';
import field from './Field.module.css';
import { OwnLetters } from './OwnLetters';
import styles from './Picker.module.css';

export interface PickerItem {
  readonly id: string;
  readonly name: string;
  /** The style of the item, e.g. its own font. */
  readonly style?: CSSProperties;
}

export interface PickerGroup {
  readonly name: string;
  readonly items: readonly PickerItem[];
}

interface PickerProps {
  readonly label: string;
  /** Undefined where none of them is chosen. */
  readonly value: string | undefined;
  /** What is shown until one is chosen. */
  readonly placeholder?: string;
  readonly groups: readonly PickerGroup[];
  readonly onChange: (id: string) => void;
  readonly onOpen?: () => void;
  /** Marked as required. */
  readonly isRequired?: boolean;
  /** The error message below the choice; undefined where there is none. */
  readonly problem?: string | undefined;
}

/** One of many, in groups, from a drop-down list. */
export function Picker({
  label,
  value,
  placeholder,
  groups,
  onChange,
  onOpen,
  isRequired = false,
  problem,
}: PickerProps) {
  const chosen = groups.flatMap(({ items }) => items).find(({ id }) => id === value);
  return (
    <Select
      className={field.field ?? ''}
      value={value ?? null}
      onChange={(key) => key !== null && onChange(String(key))}
      onOpenChange={(open) => open && onOpen?.()}
      isRequired={isRequired}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
    >
      <Label className={field.label}>
        {label}
        {isRequired && (
          <span className={field.required} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      <Button className={`${field.control} ${styles.button}`}>
        <SelectValue className={styles.value ?? ''}>{chosen?.name ?? value ?? placeholder}</SelectValue>
        <ChevronDown size={16} aria-hidden="true" />
      </Button>
      <FieldError className={field.problem ?? ''}>{problem}</FieldError>
      <Popover className={styles.popover ?? ''}>
        <ListBox className={styles.list ?? ''}>
          {groups.map((group) => (
            <ListBoxSection key={group.name} id={group.name} aria-label={group.name || label}>
              {group.name !== '' && <Header className={styles.heading}>{group.name}</Header>}
              <Collection items={group.items}>
                {(item) => (
                  <ListBoxItem id={item.id} textValue={item.name} className={styles.item ?? ''}>
                    {item.style ? <OwnLetters text={item.name} style={item.style} /> : item.name}
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
