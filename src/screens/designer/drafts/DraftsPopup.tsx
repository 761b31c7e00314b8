import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import { DesignerContext } from '../designerContext';
import { DraftRow } from './DraftRow';
import styles from './Drafts.module.css';

/** All drafts of this browser: each can be continued or dropped individually. */
export function DraftsPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('problems');
  const drafts = DesignerContext.useSelector(({ context }) => context.drafts);
  return (
    <Popup
      name="drafts"
      title={t('draft.allTitle')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <p className={styles.hint}>{t('draft.allHint')}</p>
      <ul className={styles.drafts}>
        {drafts.map((draft) => (
          <DraftRow key={draft.key} draft={draft} />
        ))}
      </ul>
    </Popup>
  );
}
