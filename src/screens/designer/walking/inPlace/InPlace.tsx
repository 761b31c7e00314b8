import { useActor } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { Button } from '../../../../components/Button';
import { Popup } from '../../../../components/Popup';
import { Progress } from '../../../../components/Progress';
import { inPlaceMachine } from '../../../../machines/walking/inPlaceMachine';
import { RetryPopup } from '../../../problem/RetryPopup';
import { DesignerContext } from '../../designerContext';
import type { LateProps } from '../LatePopup';
import { arViewerHere } from './arViewer';
import { HowToOpen } from './HowToOpen';
import { IN_PLACE, NO_VIEWER } from './links';
import { OpenInPlace } from './OpenInPlace';
import { ToPhone } from './ToPhone';

const FORMATS = { quickLook: 'usdz', sceneViewer: 'glb', none: undefined } as const;

/** The stone where it is to stand, by the phone's own viewer; from a computer, by a code that a phone reads. */
export function InPlace({ onClose }: LateProps) {
  const { t } = useTranslation('walk');
  const { t: menu } = useTranslation('menu');
  const designer = DesignerContext.useActorRef();
  const [viewer] = useState(arViewerHere);
  const [state, send] = useActor(inPlaceMachine, { input: { designer, format: FORMATS[viewer] } });
  const [search] = useSearchParams();
  const { stone, failure } = state.context;
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
  const popup = (content: ReactNode, action?: ReactNode) => (
    <Popup
      name="in place"
      title={t('inPlace.title')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{menu('close')}</Button>
          {action}
        </>
      }
    >
      {content}
    </Popup>
  );
  if (state.matches('asking'))
    return popup(
      <p>{t('inPlace.saveFirst')}</p>,
      <Button look="primary" onPress={() => send({ type: 'save' })}>
        {t('inPlace.save')}
      </Button>,
    );
  if (!stone)
    return popup(
      <>
        <p role="status">{t(viewer === 'none' ? 'inPlace.saving' : 'inPlace.making')}</p>
        <Progress label={t('inPlace.title')} />
      </>,
    );
  if (viewer === 'none') return popup(<ToPhone stone={stone} />);
  return popup(
    <HowToOpen viewer={viewer} isMissing={search.get(IN_PLACE) === NO_VIEWER} />,
    window.isSecureContext && <OpenInPlace stone={stone} viewer={viewer} />,
  );
}
