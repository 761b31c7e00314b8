import { memo, type ReactNode } from 'react';
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
  /** Hears of every card that is pressed, the selected one too. */
  readonly onChoose: (id: number) => void;
  /** `large` where there is room for them: in a popup. */
  readonly look?: 'small' | 'large';
}

/**
 * Things to choose from, each a card with its picture. The focus only passes over them: with `replace` React Aria would
 * choose whatever the Tab or an arrow key comes to, and so change the stone under a person who only passes by. Given the
 * same cards it is not rendered again: a hundred and fifty take their time.
 */
export const CardGrid = memo(function CardGrid({
  label,
  cards,
  selected,
  onChoose,
  look = 'small',
}: CardGridProps) {
  return (
    <ListBox
      aria-label={label}
      layout="grid"
      className={`${styles.grid} ${look === 'large' ? styles.large : ''}`}
      selectionMode="single"
      selectionBehavior="toggle"
      // Else Escape would take the selection away: here it is a popup's.
      escapeKeyBehavior="none"
      selectedKeys={selected === undefined ? [] : [selected]}
      onSelectionChange={(keys) => {
        // Nothing is left where the selected card was pressed again.
        const [key = selected] = keys === 'all' ? [] : keys;
        if (key !== undefined) onChoose(Number(key));
      }}
    >
      {cards.map(({ id, name, detail, picture }) => (
        <ListBoxItem key={id} id={id} textValue={name} className={styles.card ?? ''}>
          {picture}
          <span className={styles.name}>{name}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </ListBoxItem>
      ))}
    </ListBox>
  );
});
