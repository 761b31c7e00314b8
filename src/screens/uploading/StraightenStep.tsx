import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { PictureLine, PictureShade } from '../../components/PictureLine';
import { areCorners } from '../../machines/uploading/context';
import { cornersOf, type Quad } from '../../scene/straighten/quad';
import { CORNERS, Handle } from './Handle';
import { PictureView } from './PictureView';
import { Next, StepPopup } from './StepPopup';
import styles from './Uploading.module.css';
import { UploadingContext } from './uploadingContext';

/** The step at which four corners tell how the camera stood. */
export function StraightenStep() {
  const { t } = useTranslation('uploading');
  const actor = UploadingContext.useActorRef();
  const kind = UploadingContext.useSelector(({ context }) => context.kind);
  const crop = UploadingContext.useSelector(({ context }) => context.crop);
  const corners = UploadingContext.useSelector(({ context }) => context.corners);
  const isSound = areCorners({ corners });
  const drawn = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
  const { left, top, right, bottom } = crop;
  const place = (to: Quad) => actor.send({ type: 'corners.place', corners: to });
  return (
    <StepPopup step="straightening" actions={<Next isDisabled={!isSound} />}>
      <p className={styles.hint}>{t(kind === 'stone' ? 'straightenStone' : 'straightenVignet')}</p>
      <PictureView
        seen={crop}
        lines={
          <>
            <PictureShade d={`M${left} ${top}H${right}V${bottom}H${left}Z${drawn}`} />
            <PictureLine d={drawn} isCrossed={!isSound} />
          </>
        }
      >
        {(view) =>
          corners.map((at, i) => {
            const corner = CORNERS[i] ?? 'topLeft';
            return (
              <Handle
                key={corner}
                grip={corner}
                place={at}
                seen={crop}
                view={view}
                onMove={(to) => {
                  const [a, b, c, d] = corners;
                  const moved: readonly Quad[] = [
                    [to, b, c, d],
                    [a, to, c, d],
                    [a, b, to, d],
                    [a, b, c, to],
                  ];
                  place(moved[i] ?? corners);
                }}
              />
            );
          })
        }
      </PictureView>
      {isSound ? (
        <div>
          <Button look="quiet" onPress={() => place(cornersOf(crop))}>
            {t('resetCorners')}
          </Button>
        </div>
      ) : (
        <p className={styles.problem} role="alert">
          {t('crossed')}
        </p>
      )}
    </StepPopup>
  );
}
