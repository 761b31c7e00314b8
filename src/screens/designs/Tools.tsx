import { useTranslation } from 'react-i18next';
import { Picker } from '../../components/Picker';
import { SearchLine } from '../../components/SearchLine';
import { Segments } from '../../components/Segments';
import { type ListView, SORTED_COLUMNS } from '../../machines/designs/listing';
import { NONE, SMALL } from '../project/picking';
import styles from './DesignsScreen.module.css';
import { DesignsContext } from './designsContext';
import { useOpenRow } from './useOpenRow';
import { rowsAt } from './useRows';
import type { RowWording } from './useWording';

const FILTERS = ['all', 'pending', 'sent'] as const;
const DIRECTIONS = { ascending: 'sortUp', descending: 'sortDown' } as const;

interface ToolsProps {
  /** A telephone has no headings to press: the order is chosen here. */
  readonly isNarrow: boolean;
  readonly words: RowWording;
}

/** What of the list is looked at: filtered, sorted, searched. The search stands last, next to what it finds. */
export function Tools({ isNarrow, words }: ToolsProps) {
  const { t } = useTranslation('designs');
  const designs = DesignsContext.useActorRef();
  const view = DesignsContext.useSelector(({ context }) => context.view);
  const openRow = useOpenRow();
  const openOnlyHit = () => {
    // What is on the screen may still answer to what was typed a moment ago.
    const [hit, ...others] = rowsAt(designs.getSnapshot().context, words);
    if (hit && others.length === 0) openRow(hit);
  };
  const look = (change: Partial<ListView>) => designs.send({ type: 'look', view: change });
  return (
    <div className={styles.tools}>
      <div className={styles.filter}>
        <Segments
          label={t('show')}
          value={view.filter}
          segments={FILTERS.map((filter) => ({ value: filter, name: t(`filters.${filter}`) }))}
          onChange={(filter) => look({ filter })}
        />
      </div>
      {isNarrow && (
        <>
          <Picker
            label={t('sortBy')}
            value={view.column ?? NONE}
            groups={[
              {
                name: '',
                items: [
                  { id: NONE, name: t('newest'), style: SMALL },
                  ...SORTED_COLUMNS.map((id) => ({ id, name: t(`columns.${id}`), style: SMALL })),
                ],
              },
            ]}
            onChange={(id) => look({ column: SORTED_COLUMNS.find((column) => column === id) })}
          />
          {view.column && (
            <Segments
              label={t('direction')}
              value={view.direction}
              segments={(['ascending', 'descending'] as const).map((value) => ({
                value,
                name: t(DIRECTIONS[value]),
              }))}
              onChange={(direction) => look({ direction })}
            />
          )}
        </>
      )}
      <div className={styles.search} data-search="">
        <SearchLine
          label={t('search')}
          clear={t('clear')}
          value={view.search}
          onChange={(search) => look({ search })}
          onEnter={openOnlyHit}
        />
      </div>
    </div>
  );
}
