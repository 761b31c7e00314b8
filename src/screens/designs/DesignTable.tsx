import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SORTED_COLUMNS } from '../../machines/designs/listing';
import type { DesignRow } from '../../machines/designs/rows';
import { COLUMNS, cell, ICON, LEAST_WIDTH } from './columns';
import styles from './DesignTable.module.css';
import { RowOpener } from './RowOpener';
import { SortHeading } from './SortHeading';
import { Spacer } from './Spacer';
import { useTablePlace } from './usePlace';
import type { RowWording } from './useWording';

/** How tall a row is, in px; DesignTable.module.css holds it. */
const ROW_HEIGHT = 56;

/** The least the table takes on the screen; on paper it takes what there is. */
const LEAST = { '--least-width': `${LEAST_WIDTH}px` } as CSSProperties;

interface DesignTableProps {
  readonly rows: readonly DesignRow[];
  readonly words: RowWording;
  /** Whether it is for paper, where every row is seen. */
  readonly isPrinted: boolean;
}

/** The list as a table. Only the rows in sight are in the page; `aria-rowcount` says how many there are. */
export function DesignTable({ rows, words, isPrinted }: DesignTableProps) {
  const { t } = useTranslation('designs');
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
  });
  useTablePlace(scroller);
  const inSight = virtual.getVirtualItems();
  const items = isPrinted ? rows.map(({ key }, index) => ({ key, index })) : inSight;
  const above = isPrinted ? 0 : (inSight[0]?.start ?? 0);
  const below = isPrinted ? 0 : virtual.getTotalSize() - (inSight.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard (WCAG 2.1.1).
    <section ref={scroller} className={styles.scroller} aria-label={t('title')} tabIndex={0}>
      <table className={styles.table} style={LEAST} aria-label={t('title')} aria-rowcount={rows.length + 1}>
        <colgroup>
          {COLUMNS.map(({ id, width }) => (
            <col key={id} style={{ width: `${(100 * width) / LEAST_WIDTH}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {COLUMNS.map(({ id }) => (
              <Heading key={id} id={id} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={above} span={COLUMNS.length} />
          {items.map(({ index, key }) => {
            const row = rows[index];
            return row && <TableRow key={key} row={row} index={index} words={words} />;
          })}
          <Spacer height={below} span={COLUMNS.length} />
        </tbody>
      </table>
    </section>
  );
}

/** What the columns are called that hold things to do. */
const ACTION_NAMES = {
  preview: 'columns.preview',
  case: 'caseActions',
  go: 'columns.go',
  copy: 'copy',
  alike: 'alike',
  variants: 'variants',
  accesses: 'accesses.open',
  delete: 'columns.delete',
} as const;

function Heading({ id }: { readonly id: (typeof COLUMNS)[number]['id'] }) {
  const { t } = useTranslation('designs');
  const sorted = SORTED_COLUMNS.find((column) => column === id);
  if (sorted) return <SortHeading column={sorted} />;
  const name = t(ACTION_NAMES[id as keyof typeof ACTION_NAMES]);
  const isNarrow = COLUMNS.some((column) => column.id === id && column.width === ICON);
  return (
    <th scope="col" className={styles.heading}>
      <span className={isNarrow ? 'visually-hidden' : styles.plain}>{name}</span>
    </th>
  );
}

interface TableRowProps {
  readonly row: DesignRow;
  readonly index: number;
  readonly words: RowWording;
}

const TableRow = memo(function TableRow({ row, index, words }: TableRowProps) {
  return (
    <tr className={styles.row} aria-rowindex={index + 2} data-row={row.key}>
      {COLUMNS.map(({ id }) => {
        const shown = id === 'decName' ? <RowOpener row={row} /> : cell(id, row, words);
        const text = typeof shown === 'string' ? shown : undefined;
        return (
          <td key={id} className={`${styles.cell} ${id === 'price' ? styles.number : ''}`}>
            {text === undefined ? shown : <span className={styles.text}>{text}</span>}
          </td>
        );
      })}
    </tr>
  );
});
