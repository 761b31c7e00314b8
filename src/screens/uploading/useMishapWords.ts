import { useTranslation } from 'react-i18next';
import { LARGEST_UPLOAD } from '../../stone/wire/upload';
import { UploadingContext } from './uploadingContext';

/** What went wrong, as a sentence: the server's own where it gave one; undefined where nothing did. */
export function useMishapWords(): string | undefined {
  const { t } = useTranslation('uploading');
  const mishap = UploadingContext.useSelector(({ context }) => context.mishap);
  switch (mishap?.kind) {
    case undefined:
      return undefined;
    case 'refused':
    case 'conflict':
      return mishap.sentence;
    case 'unreachable':
      return t('unreachable');
    case 'tooLarge':
      return t('tooLarge', { mb: LARGEST_UPLOAD / 1e6 });
    case 'notAPicture':
      return t('notAPicture');
    case 'notSaved':
      return t('notSaved');
    case 'drawing':
    case 'straightening':
      return t('straighteningFailed');
  }
}
