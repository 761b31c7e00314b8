import { useTranslation } from 'react-i18next';
import { NumberLine } from '../../../components/NumberLine';
import { Switch } from '../../../components/Switch';
import { CENTRE_LINE_SIDES, centreLineOf } from '../../../scene/marks/rulerMarks';
import type { Edit } from '../../../stone/edits/edit';
import { DesignerContext } from '../designerContext';
import styles from './AidsMenu.module.css';

/** The initial position of a centre line, as a fraction of the stone's width: the middle of a double stone's half. */
const FIRST = { left: 1 / 4, right: 3 / 4 };

/** The centre lines left and right: whether they are laid, and where. */
export function CentreLineFields() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const width = DesignerContext.useSelector(({ context }) => context.shown?.measures.width ?? 0);
  const edit = (done: Edit) => actor.send({ type: 'edit', edit: done });
  return CENTRE_LINE_SIDES.map((side) => {
    const x = centreLineOf(design, side);
    return (
      <div key={side} className={styles.row}>
        <Switch
          isSelected={x !== undefined}
          onChange={(on) => edit({ kind: 'setCentreLine', side, x: on ? width * FIRST[side] : undefined })}
        >
          {t(`centreLines.${side}`)}
        </Switch>
        {x !== undefined && (
          <NumberLine
            label={t('fromLeft')}
            unit={t('mm')}
            value={x}
            onChange={(typed) => edit({ kind: 'setCentreLine', side, x: typed })}
            step={1}
            min={0.001}
            max={width}
          />
        )}
      </div>
    );
  });
}
