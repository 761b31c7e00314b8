import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../machines/failure';
import { LARGEST_UPLOAD } from '../../stone/wire/upload';
import { UploadingContext } from './uploadingContext';

/** What went wrong, as a sentence: the server's own where it gave one; undefined where nothing did. */
export function useUploadFailure(): string | undefined {
  const { t } = useTranslation('uploading');
  const failure = UploadingContext.useSelector(({ context }) => context.failure);
  return (
    failure &&
    sentenceOf(failure, {
      unreachable: t('unreachable'),
      tooLarge: t('tooLarge', { mb: LARGEST_UPLOAD / 1e6 }),
      notAPicture: t('notAPicture'),
      notSaved: t('notSaved'),
      drawing: t('straighteningFailed'),
      straightening: t('straighteningFailed'),
    })
  );
}
