import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Progress } from '../../../components/Progress';
import { addTexts } from '../../../texts/lateTexts';
import { RetryPopup } from '../../problem/RetryPopup';
import { PopupsContext } from '../popups/popupsContext';

/** What a popup that is fetched late is shown with. */
export interface LateProps {
  readonly onClose: () => void;
}

interface LatePopupProps {
  readonly name: string;
  readonly title: string;
  /** Fetches what is shown; the same function each time. */
  readonly fetchIt: () => Promise<ComponentType<LateProps>>;
}

/** A popup that is fetched with its texts when it is asked for, since few do and it is large. */
export function LatePopup({ name, title, fetchIt }: LatePopupProps) {
  const popups = PopupsContext.useActorRef();
  const { t: menu } = useTranslation('menu');
  const { t: problems } = useTranslation('problems');
  const [tries, setTries] = useState(0);
  const [Fetched, setFetched] = useState<ComponentType<LateProps> | 'coming' | 'failed'>('coming');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches anew.
  useEffect(() => {
    let isGone = false;
    setFetched('coming');
    Promise.all([fetchIt(), addTexts('walk')]).then(
      ([fetched]) => isGone || setFetched(() => fetched),
      (error: unknown) => {
        console.error(`the popup ${name} could not be fetched`, error);
        if (!isGone) setFetched('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [tries]);
  const close = () => popups.send({ type: 'close' });
  if (Fetched === 'coming')
    return (
      <Popup
        name={name}
        title={title}
        onClose={close}
        actions={<Button onPress={close}>{menu('close')}</Button>}
      >
        <Progress label={title} />
      </Popup>
    );
  if (Fetched === 'failed')
    return (
      <RetryPopup title={title} onClose={close} onRetry={() => setTries(tries + 1)}>
        {problems('drawingOpening')}
      </RetryPopup>
    );
  return <Fetched onClose={close} />;
}
