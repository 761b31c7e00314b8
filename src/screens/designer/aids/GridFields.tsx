import { useTranslation } from 'react-i18next';
import { GRID_BOUNDS } from '../../../api/keptGrid';
import { NumberLine } from '../../../components/NumberLine';
import { Segments } from '../../../components/Segments';
import { DesignerContext } from '../designerContext';
import styles from './AidsMenu.module.css';
import { GRIDS } from './grids';

/** The grid over the stone: off, one of the usual ones, or any that is typed. */
export function GridFields() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const { grid } = DesignerContext.useSelector(({ context }) => context.aids);
  const choose = (chosen: number | undefined) => actor.send({ type: 'aid', aids: { grid: chosen } });
  const usual = GRIDS.find((one) => one === grid);
  return (
    <div className={styles.row}>
      <Segments
        label={t('aids.grid')}
        value={grid === undefined ? 'off' : usual === undefined ? null : `${usual}`}
        segments={[
          { value: 'off', name: t('aids.gridOff') },
          ...GRIDS.map((mm) => ({ value: `${mm}`, name: `${mm}` })),
        ]}
        onChange={(value) => choose(GRIDS.find((mm) => `${mm}` === value))}
      />
      {grid !== undefined && (
        <NumberLine
          label={t('aids.gridStep')}
          unit={t('mm')}
          value={grid}
          onChange={choose}
          step={1}
          min={GRID_BOUNDS.least}
          max={GRID_BOUNDS.most}
        />
      )}
    </div>
  );
}
