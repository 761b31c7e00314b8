import { useActor } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Button } from '../../../../components/Button';
import { Popup } from '../../../../components/Popup';
import { Progress } from '../../../../components/Progress';
import { inPlaceMachine } from '../../../../machines/walking/inPlaceMachine';
import { RetryPopup } from '../../../problem/RetryPopup';
import { DesignerContext } from '../../designerContext';
import type { LateProps } from '../LatePopup';
import { useMeasureSigns } from '../useMeasureSigns';
import { arViewerHere } from './arViewer';
import styles from './InPlace.module.css';
import { IN_PLACE, NO_VIEWER } from './links';
import { OpenInPlace } from './OpenInPlace';
import { ToPhone } from './ToPhone';

const FORMATS = { quickLook: 'usdz', sceneViewer: 'glb', none: undefined } as const;

/** The stone where it is to stand, by the phone's own viewer; from a computer, by a code that a phone reads. */
export function InPlace({ onClose }: LateProps) {
  const { t } = useTranslation('walk');
  const { t: menu } = useTranslation('menu');
  const designer = DesignerContext.useActorRef();
  const [way] = useState(arViewerHere);
  const [state, send] = useActor(inPlaceMachine, { input: { designer, format: FORMATS[way] } });
  const [search] = useSearchParams();
  const { sentence } = useMeasureSigns();
  const { stone, failure } = state.context;
  const isMissing = search.get(IN_PLACE) === NO_VIEWER;
  if (state.matches('failing') && failure)
    return (
      <RetryPopup
        title={t('inPlace.failedTitle')}
        onClose={onClose}
        onRetry={failure === 'gone' ? undefined : () => send({ type: 'retry' })}
      >
        {t(`inPlace.failures.${failure}`)}
      </RetryPopup>
    );
  const close = <Button onPress={onClose}>{menu('close')}</Button>;
  if (state.matches('asking'))
    return (
      <Popup
        name="in place"
        title={t('inPlace.title')}
        onClose={onClose}
        actions={
          <>
            {close}
            <Button look="primary" onPress={() => send({ type: 'save' })}>
              {t('inPlace.save')}
            </Button>
          </>
        }
      >
        <p>{t('inPlace.saveFirst')}</p>
      </Popup>
    );
  const canOpen = way !== 'none' && window.isSecureContext;
  return (
    <Popup
      name="in place"
      title={t('inPlace.title')}
      onClose={onClose}
      actions={
        <>
          {close}
          {stone && canOpen && <OpenInPlace stone={stone} way={way} />}
        </>
      }
    >
      {!stone && (
        <>
          <p role="status">{t(way === 'none' ? 'inPlace.saving' : 'inPlace.making')}</p>
          <Progress label={t('inPlace.title')} />
        </>
      )}
      {stone && way === 'none' && <ToPhone stone={stone} />}
      {stone && way !== 'none' && (
        <div className={styles.parts}>
          {isMissing && <p role="alert">{t('inPlace.noViewer')}</p>}
          {!window.isSecureContext && <p role="alert">{t('inPlace.insecure')}</p>}
          <p>{t('inPlace.trueSize')}</p>
          <ol className={styles.steps}>
            <li>{t('inPlace.steps.stand')}</li>
            <li>{t('inPlace.steps.open')}</li>
            <li>{t('inPlace.steps.ground')}</li>
          </ol>
          <p className={styles.hint}>{sentence}</p>
          {way === 'sceneViewer' && <p className={styles.hint}>{t('inPlace.google')}</p>}
        </div>
      )}
    </Popup>
  );
}
