import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { NumberLine } from '../../../components/NumberLine';
import type { Edit } from '../../../stone/edits/edit';
import { DesignerContext } from '../designerContext';
import styles from './AidsMenu.module.css';
import { useLayAid } from './useLayAid';

/** The horizontal guide lines: where each lies, typed or stepped by the arrow keys. */
export function GuideLineFields() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const lines = DesignerContext.useSelector(({ context }) => context.history.present.guideLines);
  const height = DesignerContext.useSelector(({ context }) => context.shown?.measures.height ?? 0);
  const { guideLine } = useLayAid();
  const edit = (done: Edit) => actor.send({ type: 'edit', edit: done });
  return (
    <div className={styles.row}>
      <ul className={styles.laid} aria-label={t('aids.guideLines')}>
        {lines?.map((y, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guide line has no id but its place in the list
          <li key={index} className={styles.fields}>
            <NumberLine
              label={t('aids.guideLine', { number: index + 1 })}
              unit={t('mm')}
              value={y}
              onChange={(typed) => edit({ kind: 'moveGuideLine', index, y: typed })}
              step={1}
              min={0}
              max={height}
            />
            <Button
              look="quiet"
              icon
              aria-label={t('aids.deleteGuideLine', { number: index + 1 })}
              onPress={() => edit({ kind: 'deleteGuideLine', index })}
            >
              <Trash2 size={16} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <Button onPress={guideLine}>
        <Plus size={17} aria-hidden="true" />
        {t('aids.addGuideLine')}
      </Button>
    </div>
  );
}
