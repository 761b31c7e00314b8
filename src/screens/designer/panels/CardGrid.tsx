import { memo, type ReactNode, useMemo } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import styles from './CardGrid.module.css';

export interface Card {
  readonly id: number;
  readonly name: string;
  readonly detail?: string;
  readonly picture: ReactNode;
}

interface CardGridProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly selected: number | undefined;
  /** Called for every card pressed, the selected one too. */
  readonly onChoose: (id: number) => void;
  /** `large` where there is room: in a popup. */
  readonly look?: 'small' | 'large';
}

/**
 * Choices as cards with pictures. Moving the focus selects nothing: with `replace` React Aria would
 * select whatever Tab or an arrow key reaches, and so change the stone in passing. With the
 * same cards it is not re-rendered: a hundred and fifty take their time.
 */
export const CardGrid = memo(function CardGrid({
  label,
  cards,
  selected,
  onChoose,
  look = 'small',
}: CardGridProps) {
  const items = useMemo(
    () =>
      cards.map(({ id, name, detail, picture }) => (
        <ListBoxItem key={id} id={id} textValue={name} className={styles.card ?? ''}>
          {picture}
          <span className={styles.name}>{name}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </ListBoxItem>
      )),
    [cards],
  );
  return (
    <ListBox
      aria-label={label}
      layout="grid"
      className={`${styles.grid} ${look === 'large' ? styles.large : ''}`}
      selectionMode="single"
      selectionBehavior="toggle"
      // Otherwise Escape would clear the selection: here it closes the popup.
      escapeKeyBehavior="none"
      selectedKeys={selected === undefined ? [] : [selected]}
      onSelectionChange={(keys) => {
        // The selection is empty when the selected card was pressed again.
        const [key = selected] = keys === 'all' ? [] : keys;
        if (key !== undefined) onChoose(Number(key));
      }}
    >
      {items}
    </ListBox>
  );
});
