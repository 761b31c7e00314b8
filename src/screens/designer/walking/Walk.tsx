import { useActor } from '@xstate/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Progress } from '../../../components/Progress';
import { WaitingStone } from '../../../components/Waiting';
import { walkingMachine } from '../../../machines/walking/walkingMachine';
import { drawnBy } from '../../../renderer/space/drawnBy';
import { RetryPopup } from '../../problem/RetryPopup';
import { useExportRequest } from '../export/useExportRequest';
import { useJudgedStone } from '../useJudgedStone';
import { useStoneType } from '../useStoneType';
import type { LateProps } from './LatePopup';
import { SpaceView } from './SpaceView';
import { Turntable } from './Turntable';
import { turningIn } from './turntable';
import styles from './Walk.module.css';

/** The dialog's head and foot together, in CSS pixels: the rest is the stone's. */
const HEAD_AND_FOOT = 120;

/** The stone in space, over the whole window: made first, which can be left at any time, then walked around. */
export function Walk({ onClose }: LateProps) {
  const { t } = useTranslation('walk');
  const { t: designer } = useTranslation();
  const stoneType = useStoneType();
  const { t: paper } = useTranslation('paper');
  const requestFor = useExportRequest();
  const [by] = useState(drawnBy);
  const lies = useJudgedStone()?.posture === 'lying';
  const [input] = useState(() => ({
    request: requestFor({ format: 'glb' }),
    turning: turningIn(
      window.innerWidth,
      Math.max(window.innerHeight - HEAD_AND_FOOT, window.innerHeight / 2),
      window.devicePixelRatio,
      lies,
    ),
    inSpace: by !== undefined,
  }));
  const [state, send] = useActor(walkingMachine, { input });
  const { file, pictures, failure, inSpace, progress } = state.context;
  const isMade = file !== undefined || pictures.length > 0;
  if (state.matches('failing'))
    return (
      <RetryPopup title={t('failedTitle')} onClose={onClose} onRetry={() => send({ type: 'retry' })}>
        {paper(`failures.${failure ?? 'unknown'}`)}
      </RetryPopup>
    );
  return (
    <ModalOverlay className={styles.overlay ?? ''} isOpen onOpenChange={onClose}>
      <Modal className={styles.modal ?? ''}>
        <Dialog className={styles.dialog ?? ''} data-popup="walk">
          <header className={styles.head}>
            <Heading slot="title" className={styles.title ?? ''}>
              {designer('walk')}
            </Heading>
            <Button look="quiet" icon aria-label={designer('close', { ns: 'menu' })} onPress={onClose}>
              <X size={20} aria-hidden="true" />
            </Button>
          </header>
          {!isMade && (
            <div className={styles.making} aria-busy="true">
              <WaitingStone words={t('making')} shape={stoneType} />
              <div className={styles.progress}>
                <Progress label={t('making')} part={inSpace ? progress : undefined} />
              </div>
              <p className={styles.hint}>{t('makingHint')}</p>
            </div>
          )}
          {file && inSpace && by && (
            <SpaceView
              file={file}
              by={by}
              request={input.request}
              onFailed={() => send({ type: 'space.failed' })}
            />
          )}
          {pictures.length > 0 && (
            <Turntable pictures={pictures} lies={lies} isPainting={state.matches('painting')} />
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
