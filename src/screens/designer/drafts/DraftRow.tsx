import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../api/drafts';
import { Button } from '../../../components/Button';
import type { Design } from '../../../stone/stone';
import { DesignerContext } from '../designerContext';
import { TemplatePicture } from '../templates/TemplatePicture';
import styles from './Drafts.module.css';
import { takeDraft } from './takeDraft';
import { useWhen } from './useWhen';

/** The text of a stone, in one line. */
function inscription({ Parms }: Design): string {
  const lines = Parms.flatMap((parm) => (parm.type === 'text' && parm.subText.trim() ? [parm.subText] : []));
  return lines.join(' · ');
}

/** One draft: its picture, its text, when it was stored, and its actions. */
export function DraftRow({ draft: { key, design, keptAt, creation } }: { readonly draft: Draft }) {
  const { t } = useTranslation('problems');
  const actor = DesignerContext.useActorRef();
  const isNew = DesignerContext.useSelector(({ context }) => context.readOnly || context.wasDeleted);
  const when = useWhen();
  const said = when(keptAt);
  const action = (type: 'draft.take' | 'draft.drop', words: string) => (
    <Button
      aria-label={`${words}: ${said}`}
      onPress={() => (type === 'draft.take' ? takeDraft(actor, key) : actor.send({ type, key }))}
    >
      {words}
    </Button>
  );
  return (
    <li className={styles.draft}>
      <div>
        <TemplatePicture design={design} />
      </div>
      <div className={styles.words}>
        <strong>{said}</strong>
        <span className={styles.inscription}>{inscription(design) || t('draft.empty')}</span>
        {creation && <span className={styles.hint}>{t('draft.created')}</span>}
        <div className={styles.actions}>
          {action('draft.take', t(isNew ? 'draft.takeAnew' : 'draft.take'))}
          {action('draft.drop', t('draft.drop'))}
        </div>
      </div>
    </li>
  );
}
