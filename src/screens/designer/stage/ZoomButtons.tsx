import { Maximize, Minus, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { DesignerContext } from '../designerContext';
import { StageElementMenu } from '../elements/StageElementMenu';
import type { Eye } from './eye';
import { LaidMenu } from './LaidMenu';
import styles from './ZoomButtons.module.css';

/** How much nearer one press looks. */
const STEP = 1.3;

interface ZoomButtonsProps {
  readonly eye: Eye;
  readonly frame: RefObject<HTMLElement | null>;
}

/** What can be done to the element in hand; what lies over the stone; looking nearer or farther, about the middle of what is seen, or at the whole stone. */
export function ZoomButtons({ eye, frame }: ZoomButtonsProps) {
  const { t } = useTranslation();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const look = (factor: number) => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    const ratio = window.devicePixelRatio;
    eye.lookNearer(factor, clientWidth * ratio, clientHeight * ratio);
  };
  return (
    <div className={styles.buttons}>
      <div className={styles.element}>
        <StageElementMenu />
      </div>
      {!readOnly && <LaidMenu />}
      <span className={styles.nearer}>
        <Button look="quiet" icon aria-label={t('zoomIn')} onPress={() => look(STEP)}>
          <Plus size={18} aria-hidden="true" />
        </Button>
        <Button look="quiet" icon aria-label={t('zoomOut')} onPress={() => look(1 / STEP)}>
          <Minus size={18} aria-hidden="true" />
        </Button>
      </span>
      <Button look="quiet" icon aria-label={t('zoomAll')} onPress={() => eye.lookAtAll()}>
        <Maximize size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
