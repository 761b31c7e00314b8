import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { isGone } from '../../machines/designer/context';
import { DesignerContext } from './designerContext';
import { savingStateOf } from './savingState';

/** Says that the stone is not saved, why, and what can be done, until it is saved. */
export function SavingNotice() {
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const state = DesignerContext.useSelector(savingStateOf);
  const failure = DesignerContext.useSelector(({ context }) => context.failure);
  // Users of a link are not told which of the two it is.
  const isByLink = DesignerContext.useSelector(({ context }) => context.saved?.address.token !== undefined);
  const isDeleted = DesignerContext.useSelector(({ context }) => isGone(context));
  if (!failure) return null;
  const button = (
    words: string,
    type: 'retry' | 'conflict.keepMine' | 'stone.beginAnew' | 'conflict.takeTheirs',
  ) => <Button onPress={() => actor.send({ type })}>{words}</Button>;
  switch (failure.kind) {
    case 'drawing':
      return <Notice look="yellow">{t('drawing')}</Notice>;
    case 'unreachable':
      return (
        <Notice
          look="yellow"
          title={t('saveTitle')}
          actions={state === 'failing' && button(t('tryAgain'), 'retry')}
        >
          {t('unreachable')} {t('retrying')}
        </Notice>
      );
    case 'refused':
      if (isDeleted)
        return (
          <Notice look="yellow" title={t('saveTitle')} actions={button(t('beginAnew'), 'stone.beginAnew')}>
            {t(isByLink ? 'linkEnded' : 'deleted')}
          </Notice>
        );
      return (
        <Notice
          look="yellow"
          title={t('saveTitle')}
          actions={state === 'failing' && button(t('tryAgain'), 'retry')}
        >
          {failure.sentence}
        </Notice>
      );
    case 'conflict':
      return (
        <Notice
          look="yellow"
          title={t('saveTitle')}
          actions={
            <>
              {failure.theirs.readOnly
                ? button(t('beginAnew'), 'stone.beginAnew')
                : button(t('keepMine'), 'conflict.keepMine')}
              {button(t('takeTheirs'), 'conflict.takeTheirs')}
            </>
          }
        >
          {failure.sentence || t(failure.theirs.takenOver ? 'takenOver' : 'otherTab')}
        </Notice>
      );
  }
}
