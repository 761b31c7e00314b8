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
  const mishap = DesignerContext.useSelector(({ context }) => context.mishap);
  // Who has it by a link cannot be told which of the two it is.
  const isByLink = DesignerContext.useSelector(({ context }) => context.saved?.address.token !== undefined);
  const isDeleted = DesignerContext.useSelector(({ context }) => isGone(context));
  if (!mishap) return null;
  const button = (words: string, type: 'retry' | 'keep mine' | 'begin anew' | 'take theirs') => (
    <Button onPress={() => actor.send({ type })}>{words}</Button>
  );
  switch (mishap.kind) {
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
          <Notice look="yellow" title={t('saveTitle')} actions={button(t('beginAnew'), 'begin anew')}>
            {t(isByLink ? 'linkEnded' : 'deleted')}
          </Notice>
        );
      return (
        <Notice
          look="yellow"
          title={t('saveTitle')}
          actions={state === 'failing' && button(t('tryAgain'), 'retry')}
        >
          {mishap.sentence}
        </Notice>
      );
    case 'conflict':
      return (
        <Notice
          look="yellow"
          title={t('saveTitle')}
          actions={
            <>
              {mishap.theirs.readOnly
                ? button(t('beginAnew'), 'begin anew')
                : button(t('keepMine'), 'keep mine')}
              {button(t('takeTheirs'), 'take theirs')}
            </>
          }
        >
          {mishap.sentence || t(mishap.theirs.takenOver ? 'takenOver' : 'otherTab')}
        </Notice>
      );
  }
}
