import { useTranslation } from 'react-i18next';
import { PictureLine, PictureShade } from '../../components/PictureLine';
import type { Box } from '../../geometry/box';
import type { Vertex } from '../../geometry/polygon';
import { cornersOf } from '../../scene/straighten/quad';
import { CORNERS, type Corner, Handle } from './Handle';
import { PictureView } from './PictureView';
import { Next, StepPopup } from './StepPopup';
import styles from './Uploading.module.css';
import { UploadingContext } from './uploadingContext';

/** A crop with one of its corners elsewhere: two of its sides go along. */
function withCorner(crop: Box, corner: Corner, { x, y }: Vertex): Box {
  const isLeft = corner === 'topLeft' || corner === 'bottomLeft';
  const isTop = corner === 'topLeft' || corner === 'topRight';
  return { ...crop, ...(isLeft ? { left: x } : { right: x }), ...(isTop ? { top: y } : { bottom: y }) };
}

/** The step at which what is not wanted is cut off. */
export function CropStep() {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const crop = UploadingContext.useSelector(({ context }) => context.crop);
  const chosen = UploadingContext.useSelector(({ context }) => context.picture);
  if (!chosen) return null;
  const { width, height } = chosen;
  const { left, top, right, bottom } = crop;
  const whole = { left: 0, top: 0, right: width, bottom: height };
  return (
    <StepPopup step="cropping" actions={<Next />}>
      <p className={styles.hint}>{t('cropHint')}</p>
      <PictureView
        seen={whole}
        lines={
          <>
            <PictureShade d={`M0 0H${width}V${height}H0ZM${left} ${top}H${right}V${bottom}H${left}Z`} />
            <PictureLine d={`M${left} ${top}H${right}V${bottom}H${left}Z`} />
          </>
        }
      >
        {(view) =>
          cornersOf(crop).map((place, i) => {
            const corner = CORNERS[i] ?? 'topLeft';
            return (
              <Handle
                key={corner}
                grip={corner}
                place={place}
                seen={whole}
                view={view}
                onMove={(to) => actor.send({ type: 'crop', crop: withCorner(crop, corner, to) })}
              />
            );
          })
        }
      </PictureView>
    </StepPopup>
  );
}
