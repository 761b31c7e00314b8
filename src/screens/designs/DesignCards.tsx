import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DesignRow } from '../../machines/designs/rows';
import { DesignCard } from './DesignCard';
import styles from './DesignCards.module.css';
import { Spacer } from './Spacer';
import { usePagePlace } from './usePlace';
import type { RowWording } from './useWording';

/** How tall a closed row is, in px; opened ones are measured. */
const CLOSED_HEIGHT = 73;

interface DesignCardsProps {
  readonly rows: readonly DesignRow[];
  readonly words: RowWording;
}

/** The list on a telephone: a row says what it is and opens to everything else. Only rows in sight are in the page. */
export function DesignCards({ rows, words }: DesignCardsProps) {
  const { t } = useTranslation('designs');
  const table = useRef<HTMLTableElement>(null);
  const [offset, setOffset] = useState(0);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  // Where the list begins on the page changes with what stands above it.
  useLayoutEffect(() => setOffset(table.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CLOSED_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    scrollMargin: offset,
  });
  usePagePlace();
  const toggle = useCallback(
    (key: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    [],
  );
  const items = virtual.getVirtualItems();
  const above = (items[0]?.start ?? offset) - offset;
  const below = virtual.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset);
  return (
    <table ref={table} className={styles.table} aria-label={t('title')} aria-rowcount={rows.length + 1}>
      <thead className="visually-hidden">
        <tr aria-rowindex={1}>
          <th scope="col">{t('title')}</th>
        </tr>
      </thead>
      <tbody>
        <Spacer height={above} span={1} />
        {items.map(({ index, key }) => {
          const row = rows[index];
          return (
            row && (
              <tr key={key} aria-rowindex={index + 2} data-row={row.key}>
                <td className={styles.cell}>
                  <div ref={virtual.measureElement} data-index={index}>
                    <DesignCard row={row} words={words} isOpen={open.has(row.key)} onToggle={toggle} />
                  </div>
                </td>
              </tr>
            )
          );
        })}
        <Spacer height={below} span={1} />
      </tbody>
    </table>
  );
}
