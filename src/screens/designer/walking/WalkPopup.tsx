import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Progress } from '../../../components/Progress';
import { addTexts } from '../../../texts/lateTexts';
import { RetryPopup } from '../../problem/RetryPopup';
import { PopupsContext } from '../popups/popupsContext';
import type { WalkProps } from './Walk';

/** The stone in space, which is fetched when it is asked for: what draws it is as large as the start page. */
export function WalkPopup() {
  const popups = PopupsContext.useActorRef();
  const [tries, setTries] = useState(0);
  const [Walk, setWalk] = useState<ComponentType<WalkProps> | 'coming' | 'failed'>('coming');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches anew.
  useEffect(() => {
    let isGone = false;
    setWalk('coming');
    Promise.all([import('./Walk'), addTexts('walk')]).then(
      ([fetched]) => isGone || setWalk(() => fetched.Walk),
      (error: unknown) => {
        console.error('what draws the stone in space could not be fetched', error);
        if (!isGone) setWalk('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  const close = () => popups.send({ type: 'close' });
  if (Walk === 'coming') return <Coming onClose={close} />;
  if (Walk === 'failed') return <NotFetched onClose={close} onRetry={() => setTries(tries + 1)} />;
  return <Walk onClose={close} />;
}

function Coming({ onClose }: WalkProps) {
  const { t } = useTranslation();
  const { t: menu } = useTranslation('menu');
  return (
    <Popup
      name="walk"
      title={t('walk')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{menu('close')}</Button>}
    >
      <Progress label={t('walk')} />
    </Popup>
  );
}

function NotFetched({ onClose, onRetry }: WalkProps & { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { t: problems } = useTranslation('problems');
  return (
    <RetryPopup title={t('walk')} onClose={onClose} onRetry={onRetry}>
      {problems('drawingOpening')}
    </RetryPopup>
  );
}
