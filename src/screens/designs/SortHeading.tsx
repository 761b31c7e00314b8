import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { SortedColumn } from '../../machines/designs/listing';
import styles from './DesignTable.module.css';
import { DesignsContext } from './designsContext';

interface SortHeadingProps {
  readonly column: SortedColumn;
}

/** The heading of a column: pressed once it sorts by it, pressed again the other way round. */
export function SortHeading({ column }: SortHeadingProps) {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const view = DesignsContext.useSelector(({ context }) => context.view);
  const isSorted = view.column === column;
  const isUp = view.direction === 'ascending';
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={styles.heading}
      {...(isSorted && { 'aria-sort': view.direction })}
      data-column={column}
    >
      <Button
        className={styles.sorter ?? ''}
        onPress={() =>
          designs.send({
            type: 'look',
            view: { column, direction: isSorted && isUp ? 'descending' : 'ascending' },
          })
        }
      >
        <span className={styles.words}>{t(`columns.${column}`)}</span>
        {isSorted && <Arrow size={14} aria-hidden="true" />}
      </Button>
    </th>
  );
}
