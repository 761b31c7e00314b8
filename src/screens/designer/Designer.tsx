import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { StoneAddress } from '../../api/stones';
import { Button } from '../../components/Button';
import { WaitingPage } from '../../components/Waiting';
import type { Opening } from '../../machines/designer/context';
import { Problem } from '../problem/Problem';
import { UploadingContext } from '../uploading/uploadingContext';
import { DesignerEffects } from './DesignerEffects';
import { DesignerContext } from './designerContext';
import { ExportContext } from './export/exportContext';
import { RenewingContext } from './menu/renewingContext';
import { StoneContext } from './menu/stoneContext';
import { TakingOverContext } from './menu/takingOverContext';
import { PopupsContext } from './popups/popupsContext';
import { SendingContext } from './sending/sendingContext';
import { Workplace } from './Workplace';

interface DesignerProps {
  readonly opening: Opening;
  readonly onMoved: (address: StoneAddress) => void;
}

/** One designer with its machine, from loading to editing. */
export function Designer({ opening, onMoved }: DesignerProps) {
  return (
    <DesignerContext.Provider options={{ input: opening }}>
      <AddressKeeper onMoved={onMoved} />
      <Stages />
    </DesignerContext.Provider>
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
  const stage = DesignerContext.useSelector((state) => {
    if (state.matches('loading')) return 'loading';
    return state.matches('failing') ? 'failing' : 'designing';
  });
  switch (stage) {
    case 'loading':
      return <Loading />;
    case 'failing':
      return <OpeningFailed />;
    case 'designing':
      return <Designing />;
  }
}

/** The workplace, with the machines that need a loaded stone. */
function Designing() {
  const designer = DesignerContext.useActorRef();
  return (
    <SendingContext.Provider options={{ input: { designer } }}>
      <StoneContext.Provider options={{ input: { designer } }}>
        <DesignerEffects />
        <TakingOverContext.Provider options={{ input: { designer } }}>
          <RenewingContext.Provider options={{ input: { designer } }}>
            <UploadingContext.Provider options={{ input: { designer } }}>
              <PopupsContext.Provider options={{ input: { designer } }}>
                <ExportContext.Provider>
                  <Workplace />
                </ExportContext.Provider>
              </PopupsContext.Provider>
            </UploadingContext.Provider>
          </RenewingContext.Provider>
        </TakingOverContext.Provider>
      </StoneContext.Provider>
    </SendingContext.Provider>
  );
}

function Loading() {
  const { t } = useTranslation();
  return <WaitingPage words={t('loading')} />;
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
