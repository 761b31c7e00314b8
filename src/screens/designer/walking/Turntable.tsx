import { ImageDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TurnedPicture } from '../../../../workers/exporter/contract';
import { Button } from '../../../components/Button';
import { keepFile } from '../../../machines/export/keepFile';
import { useObjectUrl } from '../../approving/useObjectUrl';
import { InPlaceButton } from './inPlace/InPlaceButton';
import { MoveButtons } from './MoveButtons';
import { firstView, moved, movedByKey } from './moves';
import { nearestTo, turnOnly } from './turntable';
import { useFingers } from './useFingers';
import { useMeasureSigns } from './useMeasureSigns';
import styles from './Walk.module.css';
import { WalkStage } from './WalkStage';

interface TurntableProps {
  /** The pictures that are there; at least one. */
  readonly pictures: readonly TurnedPicture[];
  readonly lies: boolean;
  /** Whether more of them come. */
  readonly isPainting: boolean;
}

/** The stone by pictures from all around, where the browser draws nothing in space. */
export function Turntable({ pictures, lies, isPainting }: TurntableProps) {
  const { t } = useTranslation('walk');
  const host = useRef<HTMLDivElement>(null);
  const [orbit, setOrbit] = useState(() => firstView(lies));
  const { sentence } = useMeasureSigns();
  const seen = nearestTo(pictures, orbit.turn);
  useFingers(host, (change) => setOrbit((now) => turnOnly(change(now), lies)));
  if (!seen) return null;
  return (
    <>
      <WalkStage
        host={host}
        name={t('turned')}
        description={`${sentence} ${t('turnKeys')}`}
        isBusy={isPainting}
        seen={seen}
        onKey={(event) => {
          const next = event.shiftKey ? undefined : movedByKey(orbit, event, lies, 1);
          if (!next) return;
          event.preventDefault();
          setOrbit(turnOnly(next, lies));
        }}
        help={
          <p className={styles.help} role="status">
            {t('flat')}
          </p>
        }
      >
        {pictures.map((picture) => (
          <Turned key={picture.turn} picture={picture} isSeen={picture === seen} />
        ))}
      </WalkStage>
      <footer className={styles.foot}>
        <MoveButtons
          moves={['left', 'right', 'front']}
          onMove={(move) => setOrbit((now) => turnOnly(moved(now, move, lies, 1), lies))}
        />
        <div className={styles.choices}>
          <p className={styles.hint}>{sentence}</p>
          <InPlaceButton />
          <Button
            onPress={() =>
              keepFile({ name: seen.name.replace(/\.jpg$/, `-${t('fileMark')}.jpg`), blob: seen.blob })
            }
          >
            <ImageDown size={18} aria-hidden="true" />
            {t('picture')}
          </Button>
        </div>
      </footer>
    </>
  );
}

/** One of the pictures; all of them are on the page, so that none has to be decoded when it is turned to. */
function Turned({ picture, isSeen }: { readonly picture: TurnedPicture; readonly isSeen: boolean }) {
  const address = useObjectUrl(picture.blob);
  return (
    address && <img className={styles.turned} src={address} alt="" draggable={false} data-seen={isSeen} />
  );
}
