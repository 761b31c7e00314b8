import { ImageDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportedFile, ExportRequest } from '../../../../workers/exporter/contract';
import { Button } from '../../../components/Button';
import { Switch } from '../../../components/Switch';
import { keepFile } from '../../../machines/export/keepFile';
import type { DrawnBy } from '../../../renderer/space/drawnBy';
import { useJudgedStone } from '../useJudgedStone';
import { InPlaceButton } from './inPlace/InPlaceButton';
import { MoveButtons } from './MoveButtons';
import { firstView, moved, movedByKey } from './moves';
import { useFingers } from './useFingers';
import { useMeasureSigns } from './useMeasureSigns';
import { useSpace } from './useSpace';
import styles from './Walk.module.css';
import { WalkStage } from './WalkStage';

interface SpaceViewProps {
  /** The stone's bodies. */
  readonly file: ExportedFile;
  readonly by: DrawnBy;
  readonly request: ExportRequest;
  readonly onFailed: () => void;
}

/** The stone in space, and all that moves around it. */
export function SpaceView({ file, by, request, onFailed }: SpaceViewProps) {
  const { t } = useTranslation('walk');
  const host = useRef<HTMLDivElement>(null);
  const lies = useJudgedStone()?.posture === 'lying';
  const [first] = useState(() => firstView(lies));
  const [orbit, setOrbit] = useState(first);
  const [person, setPerson] = useState(false);
  const [measures, setMeasures] = useState(false);
  const { signs, sentence } = useMeasureSigns();
  const { design, catalogue } = request;
  const background = catalogue.backgrounds.find(({ id }) => id === design.BackgroundId);
  const shown = useMemo(() => ({ person, measures }), [person, measures]);
  const space = useSpace(host, { glb: file.blob, background, signs, drawnBy: by }, orbit, shown, onFailed);
  useFingers(host, setOrbit);
  const aspect = () => (host.current ? host.current.clientWidth / host.current.clientHeight : 1);
  const keep = async () => {
    if (!space) return;
    const name = file.name.replace(/\.glb$/, `-${t('fileMark')}.png`);
    keepFile({ name, blob: await space.picture() });
  };
  return (
    <>
      <WalkStage
        host={host}
        name={t('stone')}
        description={`${sentence} ${t('keys')}`}
        isBusy={space === undefined}
        seen={orbit}
        onKey={(event) => {
          const next = movedByKey(orbit, event, lies, aspect());
          if (!next) return;
          event.preventDefault();
          setOrbit(next);
        }}
        help={
          orbit === first && (
            <p className={styles.help} aria-hidden="true">
              {t('help')}
            </p>
          )
        }
      />
      <footer className={styles.foot}>
        <MoveButtons onMove={(move) => setOrbit((now) => moved(now, move, lies, aspect()))} />
        <div className={styles.choices}>
          <Switch isSelected={person} onChange={setPerson}>
            {t('person')}
          </Switch>
          <Switch isSelected={measures} onChange={setMeasures}>
            {t('measures')}
          </Switch>
          <InPlaceButton />
          <Button onPress={keep} isIdle={!space}>
            <ImageDown size={18} aria-hidden="true" />
            {t('picture')}
          </Button>
        </div>
      </footer>
    </>
  );
}
