import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice';
import { sentenceOf } from '../../../machines/failure';
import { LetteringContext } from './letteringContext';

/** Why something was not kept or forgotten; nothing where nothing went wrong. */
export function LetteringFailure() {
  const { t } = useTranslation('lettering');
  const failure = LetteringContext.useSelector((state) =>
    state.hasTag('there') ? state.context.failure : undefined,
  );
  if (!failure) return null;
  const unreachable = t('unreachable');
  return <Notice look="yellow">{sentenceOf(failure, { unreachable, drawing: unreachable })}</Notice>;
}
