import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { isChanged } from '../../stone/history';
import { DesignerContext } from './designerContext';
import { DraftsPopup } from './drafts/DraftsPopup';
import { takeDraft } from './drafts/takeDraft';
import { useWhen } from './drafts/useWhen';

/**
 * Offers earlier unsaved edits, the latest first, and says how many more there are; warns where
 * the browser stores nothing.
 */
export function DraftNotice() {
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const [draft, ...older] = DesignerContext.useSelector(({ context }) => context.drafts);
  const refused = DesignerContext.useSelector(({ context }) => context.draftRefused);
  const unsaved = DesignerContext.useSelector(({ context }) => isChanged(context.history));
  const isSent = DesignerContext.useSelector(({ context }) => context.readOnly);
  const wasDeleted = DesignerContext.useSelector(({ context }) => context.wasDeleted);
  const isByLink = DesignerContext.useSelector(
    ({ context: { opening } }) => opening.kind === 'saved' && opening.token !== undefined,
  );
  // Users of a link are not told whether the stone or only its link is gone.
  const gone = isByLink ? 'ended' : 'deleted';
  const when = useWhen();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  // Also shown beside an offer: what is typed now is not stored.
  const refusal = refused && unsaved ? <Notice look="yellow">{t(`draft.${refused}`)}</Notice> : null;
  if (!draft) return refusal;
  const { key } = draft;
  return (
    <>
      {refusal}
      <Notice
        look="yellow"
        title={t(wasDeleted ? `draft.${gone}Title` : 'draft.title')}
        actions={
          <>
            <Button onPress={() => takeDraft(actor, key)}>
              {t(isSent || wasDeleted ? 'draft.takeAnew' : 'draft.take')}
            </Button>
            <Button onPress={() => actor.send({ type: 'draft.drop', key })}>{t('draft.drop')}</Button>
            {older.length > 0 && (
              <Button onPress={() => setOpen(true)}>{t('draft.all', { count: older.length + 1 })}</Button>
            )}
          </>
        }
      >
        {t(wasDeleted ? `draft.${gone}Text` : 'draft.text', { when: when(draft.keptAt) })}
        {older.length > 0 && ` ${t('draft.older', { count: older.length })}`}
      </Notice>
      {isOpen && <DraftsPopup onClose={close} />}
    </>
  );
}
