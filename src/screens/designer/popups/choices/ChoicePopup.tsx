import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Card, CardGrid } from '../../panels/CardGrid';
import { CloseButton } from '../CloseButton';
import { NamedPopup } from '../NamedPopup';
import styles from './ChoicePopup.module.css';

interface ChoicePopupProps {
  readonly name: 'stone type' | 'backgrounds' | 'vignets' | 'attachments';
  readonly title: string;
  readonly filters: ReactNode;
  readonly cards: readonly Card[];
  readonly selected: number | undefined;
  readonly onChoose: (id: number) => void;
}

/** All choices, large, with a search and filters that stay visible above them. */
export function ChoicePopup({ name, title, filters, cards, selected, onChoose }: ChoicePopupProps) {
  const { t } = useTranslation('popups');
  return (
    <NamedPopup name={name} title={title} width="normal" actions={<CloseButton />}>
      <div className={styles.filters}>{filters}</div>
      <p className={styles.found} role="status">
        {cards.length === 0 ? t('nothingFound') : t('found', { count: cards.length })}
      </p>
      {cards.length > 0 && (
        <CardGrid label={title} look="large" selected={selected} onChoose={onChoose} cards={cards} />
      )}
    </NamedPopup>
  );
}
