import { Maximize, Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { DesignerContext } from '../designerContext';
import { StageElementMenu } from '../elements/StageElementMenu';
import { writtenKeys } from '../shortcuts/shortcuts';
import { LaidMenu } from './LaidMenu';
import type { Look } from './useLook';
import styles from './ZoomButtons.module.css';

interface ZoomButtonsProps {
  readonly look: Look;
}

/** What can be done to the element in hand; what lies over the stone; looking nearer or farther, about the middle of what is seen, or at the whole stone. */
export function ZoomButtons({ look }: ZoomButtonsProps) {
  const { t } = useTranslation();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  return (
    <div className={styles.buttons}>
      <div className={styles.element}>
        <StageElementMenu />
      </div>
      {!readOnly && <LaidMenu />}
      <span className={styles.nearer}>
        <Button
          look="quiet"
          icon
          aria-label={t('zoomIn')}
          shortcut={writtenKeys('zoomIn')}
          onPress={look.nearer}
        >
          <Plus size={18} aria-hidden="true" />
        </Button>
        <Button
          look="quiet"
          icon
          aria-label={t('zoomOut')}
          shortcut={writtenKeys('zoomOut')}
          onPress={look.farther}
        >
          <Minus size={18} aria-hidden="true" />
        </Button>
      </span>
      <Button
        look="quiet"
        icon
        aria-label={t('zoomAll')}
        shortcut={writtenKeys('zoomAll')}
        onPress={look.atAll}
      >
        <Maximize size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
