import { Plus, Ruler as RulerPicture, Trash2 } from 'lucide-react';
import { Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { NumberLine } from '../../../components/NumberLine';
import { Switch } from '../../../components/Switch';
import { CENTRE_LINE_SIDES, centreLineOf } from '../../../scene/marks/rulerMarks';
import type { Edit } from '../../../stone/edits/edit';
import { DesignerContext } from '../designerContext';
import styles from './RulersMenu.module.css';

/** The initial position of a centre line, as a fraction of the stone's width: the middle of a double stone's half. */
const FIRST = { left: 1 / 4, right: 3 / 4 };

/** The initial length of a ruler, as a fraction of the stone's width. */
const RULER = 1 / 3;

/** Aids shown over the stone: measures of the selected line, centre lines, rulers. */
export function RulersMenu() {
  const { t } = useTranslation();
  return (
    <DialogTrigger>
      <Button look="quiet" icon aria-label={t('laidMenu')}>
        <RulerPicture size={18} aria-hidden="true" />
      </Button>
      <Popover className={styles.popover ?? ''} placement="left bottom">
        <Dialog className={styles.dialog ?? ''}>
          <Heading slot="title" className={styles.title ?? ''}>
            {t('laidMenu')}
          </Heading>
          <RulerFields />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function RulerFields() {
  const { t, i18n } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const measuring = DesignerContext.useSelector(({ context }) => context.measuring);
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const width = DesignerContext.useSelector(({ context }) => context.shown?.measures.width ?? 0);
  const height = DesignerContext.useSelector(({ context }) => context.shown?.measures.height ?? 0);
  const inMm = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const edit = (done: Edit) => actor.send({ type: 'edit', edit: done });
  const addRuler = () => {
    const [from, to] = [(width * (1 - RULER)) / 2, (width * (1 + RULER)) / 2];
    const y = height / 2 + design.rulers.length * 30;
    edit({ kind: 'addRuler', ruler: { dotOne: { x: from, y }, dotTwo: { x: to, y } } });
  };
  return (
    <>
      <Switch isSelected={measuring} onChange={(on) => actor.send({ type: 'measure', measuring: on })}>
        {t('showMeasures')}
      </Switch>
      {CENTRE_LINE_SIDES.map((side) => {
        const x = centreLineOf(design, side);
        return (
          <div key={side} className={styles.row}>
            <Switch
              isSelected={x !== undefined}
              onChange={(on) =>
                edit({ kind: 'setCentreLine', side, x: on ? width * FIRST[side] : undefined })
              }
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
      })}
      <ul className={styles.rulers} aria-label={t('rulers')}>
        {design.rulers.map(({ dotOne, dotTwo }, index) => {
          const length = inMm.format(Math.hypot(dotTwo.x - dotOne.x, dotTwo.y - dotOne.y));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ruler has no id but its place in the list
            <li key={index} className={styles.ruler}>
              {t('rulerLength', { length })}
              <Button
                look="quiet"
                icon
                aria-label={t('deleteRuler', { length })}
                onPress={() => edit({ kind: 'deleteRuler', index })}
              >
                <Trash2 size={16} aria-hidden="true" />
              </Button>
            </li>
          );
        })}
      </ul>
      <Button onPress={addRuler}>
        <Plus size={17} aria-hidden="true" />
        {t('addRuler')}
      </Button>
    </>
  );
}
