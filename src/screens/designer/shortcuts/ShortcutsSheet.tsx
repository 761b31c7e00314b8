import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import styles from './ShortcutsSheet.module.css';
import { keyWords, SHORTCUTS } from './shortcuts';

/** Every key of the designer on one sheet. */
export function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shortcuts');
  return (
    <Popup
      name="shortcuts"
      title={t('title')}
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <dl className={styles.sheet}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {keyWords(key)}
                </kbd>
              ))}
            </dt>
            <dd>{t(`does.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}
