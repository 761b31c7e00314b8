import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { NumberLine } from '../../../components/NumberLine';
import type { Edit } from '../../../stone/edits/edit';
import type { Ruler } from '../../../stone/edits/rulers';
import { directionOf, lengthOf, withDirection, withLength } from '../../../stone/rulerLength';
import { DesignerContext } from '../designerContext';
import { Row } from '../panels/Section';
import styles from './AidsMenu.module.css';

/** The longest ruler, in mm: farther than any stone is wide. */
const LONGEST = 5000;

interface RulerRowProps {
  readonly index: number;
  readonly ruler: Ruler;
}

/** A ruler: its length and its direction, typed, with its first dot staying where it is. */
export function RulerRow({ index, ruler }: RulerRowProps) {
  const { t, i18n } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const inMm = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const edit = (done: Edit) => actor.send({ type: 'edit', edit: done });
  const move = (moved: Ruler) => edit({ kind: 'moveRuler', index, ruler: moved });
  const length = inMm.format(lengthOf(ruler));
  return (
    <li className={styles.row}>
      <div className={styles.ruler}>
        {t('rulerLength', { length })}
        <Button
          look="quiet"
          icon
          aria-label={t('deleteRuler', { length })}
          onPress={() => edit({ kind: 'deleteRuler', index })}
        >
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
      <Row>
        <NumberLine
          label={t('aids.length')}
          unit={t('mm')}
          value={lengthOf(ruler)}
          onChange={(typed) => move(withLength(ruler, typed))}
          step={1}
          min={1}
          max={LONGEST}
        />
        <NumberLine
          label={t('aids.direction')}
          unit="°"
          value={directionOf(ruler)}
          onChange={(typed) => move(withDirection(ruler, typed))}
          step={1}
          min={-180}
          max={180}
        />
      </Row>
    </li>
  );
}
