import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { DesignerContext } from './designerContext';

/** Offers what was edited here before and never saved; says where the browser keeps nothing. */
export function DraftNotice() {
  const { t, i18n } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const draft = DesignerContext.useSelector(({ context }) => context.draft);
  const refused = DesignerContext.useSelector(({ context }) => context.draftRefused);
  const unsaved = DesignerContext.useSelector(({ context }) => context.history.past.length > 0);
  if (draft) {
    const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
    return (
      <Notice
        look="yellow"
        title={t('draft.title')}
        actions={
          <>
            <Button onPress={() => actor.send({ type: 'take draft' })}>{t('draft.take')}</Button>
            <Button onPress={() => actor.send({ type: 'drop draft' })}>{t('draft.drop')}</Button>
          </>
        }
      >
        {t('draft.text', { when: when.format(draft.keptAt) })}
      </Notice>
    );
  }
  return refused && unsaved ? <Notice look="yellow">{t(`draft.${refused}`)}</Notice> : null;
}
