import { useTranslation } from 'react-i18next';
import { Progress } from '../../components/Progress';
import { StepPopup } from './StepPopup';
import { UploadingContext } from './uploadingContext';

/** What is being done, in words. */
function useWork(): string {
  const { t } = useTranslation('uploading');
  const isPreparing = UploadingContext.useSelector((state) => state.matches('preparing'));
  const isSending = UploadingContext.useSelector((state) => state.matches({ sending: 'uploading' }));
  const kind = UploadingContext.useSelector(({ context }) => context.kind);
  const keepBackground = UploadingContext.useSelector(({ context }) => context.keepBackground);
  if (isPreparing) return t('preparing');
  if (isSending) return t('sending');
  if (kind === 'vignet') return t('tracing');
  return t(keepBackground ? 'receiving' : 'removing');
}

/** The step at which one waits: for the bytes to go, and for the server's work. */
export function SendingStep() {
  const words = useWork();
  const sent = UploadingContext.useSelector(({ context }) => context.sent);
  const isSending = UploadingContext.useSelector((state) => state.matches({ sending: 'uploading' }));
  return (
    <StepPopup step="sending">
      <p role="status">{words}</p>
      <Progress label={words} part={isSending ? sent : undefined} />
    </StepPopup>
  );
}
