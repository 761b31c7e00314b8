import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { StoneAddress } from '../../api/stones';
import { Button } from '../../components/Button';
import type { Opening } from '../../machines/designer/context';
import { Problem } from '../problem/Problem';
import styles from './Designer.module.css';
import { DesignerContext } from './designerContext';
import { Workplace } from './Workplace';

interface DesignerProps {
  readonly opening: Opening;
  readonly onCreated: (address: StoneAddress) => void;
}

/** One designer with its machine, from loading to the workplace. */
export function Designer({ opening, onCreated }: DesignerProps) {
  return (
    <DesignerContext.Provider options={{ input: opening }}>
      <AddressKeeper onCreated={onCreated} />
      <Stages />
    </DesignerContext.Provider>
  );
}

/** Brings the address bar to a stone's own address when it is saved for the first time. */
function AddressKeeper({ onCreated }: Pick<DesignerProps, 'onCreated'>) {
  const actor = DesignerContext.useActorRef();
  const [, navigate] = useLocation();
  useEffect(() => {
    const subscription = actor.on('created', ({ address }) => {
      onCreated(address);
      navigate(`/designer/${address.id}${address.token ? `/${address.token}` : ''}`, { replace: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate, onCreated]);
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
      return <Workplace />;
  }
}

function Loading() {
  const { t } = useTranslation();
  return (
    <main className={styles.loading} aria-busy="true">
      <span className={styles.slab} aria-hidden="true" />
      <p role="status">{t('loading')}</p>
    </main>
  );
}

function OpeningFailed() {
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const mishap = DesignerContext.useSelector(({ context }) => context.mishap);
  const again = (
    <Button look="primary" onPress={() => actor.send({ type: 'retry' })}>
      {t('tryAgain')}
    </Button>
  );
  switch (mishap?.kind) {
    case 'refused':
    case 'conflict': {
      const gone = mishap.kind === 'refused' && mishap.status === 404;
      return (
        <Problem title={t(gone ? 'notFoundTitle' : 'openingTitle')} action={gone ? undefined : again}>
          {mishap.sentence}
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
