import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { Progress } from '../../../components/Progress';
import { RetryPopup } from '../../problem/RetryPopup';
import { ExportContext } from './exportContext';
import { PrintView } from './PrintView';
import { SaveFirst } from './SaveFirst';

const STATES = ['warning', 'drawing', 'failing', 'cancelled'] as const;

/** The popup `pdf`: the progress of a file, whatever its format; nothing while none is made. */
export function ExportPopup() {
  const actor = ExportContext.useActorRef();
  const isPrinting = ExportContext.useSelector((state) => state.matches({ ready: 'printing' }));
  const isReady = ExportContext.useSelector((state) => state.matches('ready'));
  const state = ExportContext.useSelector((now) => STATES.find((name) => now.matches(name)));
  const close = () => actor.send({ type: 'close' });
  if (isPrinting) return <PrintView onPrinted={close} />;
  if (isReady) return <Ready onClose={close} />;
  switch (state) {
    case 'warning':
      return <SaveFirst reason="saveFirstPrint" onClose={close} />;
    case 'drawing':
      return <Drawing />;
    case 'failing':
      return <Failing onClose={close} />;
    case 'cancelled':
      return <Cancelled onClose={close} />;
    case undefined:
      return null;
  }
}

interface ClosableProps {
  readonly onClose: () => void;
}

function Drawing() {
  const { t } = useTranslation('paper');
  const actor = ExportContext.useActorRef();
  const progress = ExportContext.useSelector(({ context }) => context.progress);
  const purpose = ExportContext.useSelector(({ context }) => context.purpose);
  const words = t(purpose === 'print' ? 'printing' : 'drawing');
  return (
    <Popup
      name="pdf"
      title={words}
      actions={<Button onPress={() => actor.send({ type: 'cancel' })}>{t('cancel')}</Button>}
    >
      <Progress label={words} part={progress} />
    </Popup>
  );
}

function Ready({ onClose }: ClosableProps) {
  const { t } = useTranslation('paper');
  const name = ExportContext.useSelector(({ context }) => context.file?.name ?? '');
  const isDelivered = ExportContext.useSelector((state) => state.matches({ ready: 'delivered' }));
  return (
    <Popup
      name="pdf"
      title={t('readyTitle')}
      onClose={isDelivered ? onClose : undefined}
      actions={
        <Button look="primary" isDisabled={!isDelivered} onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p role="status">{t('ready', { name })}</p>
      {!isDelivered && <p>{t('uploadsFollow')}</p>}
    </Popup>
  );
}

function Failing({ onClose }: ClosableProps) {
  const { t } = useTranslation('paper');
  const actor = ExportContext.useActorRef();
  const failure = ExportContext.useSelector(({ context }) => context.failure ?? 'unknown');
  return (
    <RetryPopup title={t('failingTitle')} onClose={onClose} onRetry={() => actor.send({ type: 'retry' })}>
      {t(`failures.${failure}`)}
    </RetryPopup>
  );
}

function Cancelled({ onClose }: ClosableProps) {
  const { t } = useTranslation('paper');
  return (
    <Popup
      name="pdf"
      title={t('cancelledTitle')}
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p role="status">{t('cancelled')}</p>
    </Popup>
  );
}
