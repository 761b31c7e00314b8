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
import { FlatStone } from './FlatStone';
import type { LateProps } from './LatePopup';
import { SpaceView } from './SpaceView';
import styles from './Walk.module.css';

/** The stone in space, over the whole window: made first, which can be left at any time, then walked around. */
export function Walk({ onClose }: LateProps) {
  const { t } = useTranslation('walk');
  const { t: designer } = useTranslation();
  const { t: paper } = useTranslation('paper');
  const requestFor = useExportRequest();
  const [by] = useState(drawnBy);
  const [input] = useState(() => ({ request: requestFor({ format: 'glb' }), inSpace: by !== undefined }));
  const [state, send] = useActor(walkingMachine, { input });
  const { file, failure, inSpace, progress } = state.context;
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
          {!file && (
            <div className={styles.making} aria-busy="true">
              <WaitingStone words={t('making')} />
              <div className={styles.progress}>
                <Progress label={t('making')} part={progress} />
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
          {file && !inSpace && <FlatStone file={file} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
