import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../machines/failure';
import type { UploadFailure } from '../../machines/uploading/context';
import { LARGEST_UPLOAD } from '../../stone/wire/upload';
import { UploadingContext } from './uploadingContext';

/**
 * What went wrong with an upload, as a sentence: the server's own where it gave one; undefined where nothing did.
 *
 * @param undrawn the text for a picture that this browser could not draw or straighten.
 */
export function useUploadSentence(
  failure: UploadFailure | undefined,
  undrawn: 'straighteningFailed' | 'notAPicture',
): string | undefined {
  const { t } = useTranslation('uploading');
  return (
    failure &&
    sentenceOf(failure, {
      unreachable: t('unreachable'),
      tooLarge: t('tooLarge', { mb: LARGEST_UPLOAD / 1e6 }),
      notAPicture: t('notAPicture'),
      notSaved: t('notSaved'),
      drawing: t(undrawn),
      straightening: t(undrawn),
    })
  );
}

/** What went wrong in the upload popups, as a sentence; undefined where nothing did. */
export function useUploadFailure(): string | undefined {
  const failure = UploadingContext.useSelector(({ context }) => context.failure);
  return useUploadSentence(failure, 'straighteningFailed');
}
