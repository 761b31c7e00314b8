import { Maximize, Minus, Plus, Rotate3d } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { AidsMenu } from '../aids/AidsMenu';
import { DesignerContext } from '../designerContext';
import { StageElementMenu } from '../elements/StageElementMenu';
import { LayersButton } from '../layers/LayersButton';
import { PopupsContext } from '../popups/popupsContext';
import { writtenKeys } from '../shortcuts/shortcuts';
import type { Zoom } from './useZoom';
import styles from './ZoomButtons.module.css';

interface ZoomButtonsProps {
  readonly zoom: Zoom;
}

/** Actions on the selected element; the layers; rulers over the stone; zooming in, out and to the whole stone; walking around it. */
export function ZoomButtons({ zoom }: ZoomButtonsProps) {
  const { t } = useTranslation();
  const popups = PopupsContext.useActorRef();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  return (
    <div className={styles.buttons}>
      <div className={styles.element}>
        <StageElementMenu />
      </div>
      {!readOnly && <LayersButton />}
      {!readOnly && <AidsMenu />}
      <span className={styles.zoom}>
        <Button
          look="quiet"
          icon
          aria-label={t('zoomIn')}
          shortcut={writtenKeys('zoomIn')}
          onPress={zoom.zoomIn}
        >
          <Plus size={18} aria-hidden="true" />
        </Button>
        <Button
          look="quiet"
          icon
          aria-label={t('zoomOut')}
          shortcut={writtenKeys('zoomOut')}
          onPress={zoom.zoomOut}
        >
          <Minus size={18} aria-hidden="true" />
        </Button>
      </span>
      <Button
        look="quiet"
        icon
        aria-label={t('zoomAll')}
        shortcut={writtenKeys('zoomAll')}
        onPress={zoom.zoomAll}
      >
        <Maximize size={16} aria-hidden="true" />
      </Button>
      <Button
        look="quiet"
        icon
        aria-label={t('walk')}
        onPress={() => popups.send({ type: 'open', popup: 'walk' })}
      >
        <Rotate3d size={18} aria-hidden="true" />
      </Button>
    </div>
  );
}
