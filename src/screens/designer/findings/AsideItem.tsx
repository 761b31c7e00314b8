import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import type { WavedFinding } from '../../../stone/wavedFinding';
import { DesignerContext } from '../designerContext';
import styles from './FindingItem.module.css';
import { FoundPlace, type FoundPlaceProps } from './FoundPlace';

interface AsideItemProps extends FoundPlaceProps {
  readonly mark: WavedFinding;
}

/** A dismissed finding, with its reason and a button to restore it. */
export function AsideItem({ mark, ...place }: AsideItemProps) {
  const { id, onPoint } = place;
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  return (
    <li className={styles.item} onMouseEnter={() => onPoint(true)} onMouseLeave={() => onPoint(false)}>
      <FoundPlace {...place} />
      <p className={styles.reason}>{t('findings.waving.because', { reason: mark.reason })}</p>
      {!readOnly && (
        <div className={styles.actions}>
          <Button
            look="quiet"
            aria-describedby={id}
            onPress={() => actor.send({ type: 'edit', edit: { kind: 'takeUpAgain', mark } })}
          >
            <Undo2 size={15} aria-hidden="true" />
            {t('findings.waving.takeUp')}
          </Button>
        </div>
      )}
    </li>
  );
}
