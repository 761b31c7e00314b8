import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { StoneAddress } from '../../api/stones';
import { Button } from '../../components/Button';
import { WaitingDesigner } from '../../components/Waiting';
import type { Opening } from '../../machines/designer/context';
import { Problem } from '../problem/Problem';
import { DesignerEffects } from './DesignerEffects';
import { DesignerContext } from './designerContext';
import { Workplace } from './Workplace';
import { useStage, WorkplaceProvider } from './workplaceContext';

interface DesignerProps {
  readonly opening: Opening;
  readonly onMoved: (address: StoneAddress) => void;
}

/** One opened stone with its machines, from loading to editing. */
export function Designer({ opening, onMoved }: DesignerProps) {
  return (
    <WorkplaceProvider opening={opening}>
      <AddressKeeper onMoved={onMoved} />
      <Stages />
    </WorkplaceProvider>
  );
}

/** Updates the address when a stone gets a new one: saved for the first time, or sent. */
function AddressKeeper({ onMoved }: Pick<DesignerProps, 'onMoved'>) {
  const actor = DesignerContext.useActorRef();
  const [, navigate] = useLocation();
  useEffect(() => {
    const subscription = actor.on('moved', ({ address }) => {
      onMoved(address);
      navigate(`/designer/${address.id}${address.token ? `/${address.token}` : ''}`, { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate, onMoved]);
  return null;
}

function Stages() {
  const stage = useStage();
  switch (stage) {
    case 'loading':
      return <Loading />;
    case 'failing':
      return <OpeningFailed />;
    case 'designing':
      return (
        <>
          <DesignerEffects />
          <Workplace />
        </>
      );
  }
}

function Loading() {
  const { t } = useTranslation();
  return <WaitingDesigner words={t('loading')} />;
}

function OpeningFailed() {
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const failure = DesignerContext.useSelector(({ context }) => context.failure);
  const again = (
    <Button look="primary" onPress={() => actor.send({ type: 'retry' })}>
      {t('tryAgain')}
    </Button>
  );
  switch (failure?.kind) {
    case 'refused':
    case 'conflict': {
      const gone = failure.kind === 'refused' && failure.status === 404;
      return (
        <Problem title={t(gone ? 'notFoundTitle' : 'openingTitle')} action={gone ? undefined : again}>
          {failure.sentence}
        </Problem>
      );
    }
    case 'unreachable':
      return (
        <Problem title={t('openingTitle')} action={again}>
          {t('unreachableOpening')}
        </Problem>
      );
    default:
      return (
        <Problem title={t('openingTitle')} action={again}>
          {t('drawingOpening')}
        </Problem>
      );
  }
}
