import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { Popup } from '../../../components/Popup';
import styles from './ShortcutsSheet.module.css';
import { keyWords, type Shortcut } from './shortcuts';

interface ShortcutsSheetProps {
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
}

/** Every key of a screen on one sheet. */
export function ShortcutsSheet({ shortcuts, onClose }: ShortcutsSheetProps) {
  const { t } = useTranslation('shortcuts');
  const written = (keys: readonly string[]) =>
    keys.map((key) => (
      <kbd key={key} className={styles.key}>
        {keyWords(key)}
      </kbd>
    ));
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
        {shortcuts.map(({ keys, or, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              {written(keys)}
              {or && (
                <>
                  <span className={styles.or}>{t('or')}</span>
                  {written(or)}
                </>
              )}
            </dt>
            <dd>{t(`does.${does}`)}</dd>
          </div>
        ))}
      </dl>
    </Popup>
  );
}
