import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { SORTED_COLUMNS } from '../../machines/designs/listing';
import type { DesignRow } from '../../machines/designs/rows';
import { cell } from './columns';
import styles from './DesignCards.module.css';
import { Preview } from './Preview';
import {
  CaseActions,
  CompareStone,
  CopyStone,
  DeleteStone,
  GoToStone,
  NextOfCase,
  ReadAccesses,
} from './RowActions';
import type { RowWording } from './useWording';

interface DesignCardProps {
  readonly row: DesignRow;
  readonly words: RowWording;
  readonly isOpen: boolean;
  readonly onToggle: (key: string) => void;
}

/** A row of the list on a telephone. */
export const DesignCard = memo(function DesignCard({ row, words, isOpen, onToggle }: DesignCardProps) {
  const { t } = useTranslation('designs');
  const details = useId();
  const { stone, project } = row;
  const told = [
    project?.caseNo,
    words.status(row),
    words.approval(row),
    [words.price(row), words.vat(row)].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={styles.card}>
      <Button
        className={styles.summary ?? ''}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': details })}
        onPress={() => onToggle(row.key)}
      >
        <span className={styles.picture}>{stone && <Preview stone={stone} />}</span>
        <span className={styles.words}>
          <span className={styles.name}>{words.name(row)}</span>
          <span className={styles.told} data-asks={stone?.masonAsks}>
            {told}
          </span>
        </span>
        <ChevronDown size={18} aria-hidden="true" className={isOpen ? styles.turned : undefined} />
      </Button>
      {isOpen && (
        <div id={details} className={styles.details}>
          <dl className={styles.facts}>
            {SORTED_COLUMNS.map((column) => {
              const shown = cell(column, row, words);
              return (
                shown !== undefined &&
                shown !== '' && (
                  <div key={column} className={styles.fact}>
                    <dt>{t(`columns.${column}`)}</dt>
                    <dd>{shown}</dd>
                  </div>
                )
              );
            })}
          </dl>
          <div className={styles.actions}>
            <GoToStone row={row} hasWords />
            <CopyStone row={row} hasWords />
            <NextOfCase row={row} hasWords />
            <CompareStone row={row} hasWords />
            <ReadAccesses row={row} hasWords />
            <CaseActions row={row} hasWords />
            <DeleteStone row={row} hasWords />
          </div>
        </div>
      )}
    </div>
  );
});
