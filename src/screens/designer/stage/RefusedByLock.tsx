import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DesignerContext } from '../designerContext';
import styles from './RefusedByLock.module.css';

/** How long it is said, in ms. */
const SAID = 4000;

/** Says for a moment that something was not changed since it is locked: keys and drags would otherwise do nothing in silence. */
export function RefusedByLock() {
  const { t } = useTranslation('popups');
  const designer = DesignerContext.useActorRef();
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = designer.on('refusedByLock', () => {
      clearTimeout(timer);
      setSaid(true);
      timer = setTimeout(() => setSaid(false), SAID);
    });
    return () => {
      subscription.unsubscribe();
      clearTimeout(timer);
    };
  }, [designer]);
  return (
    <p className={styles.said} role="status">
      {isSaid && (
        <span className={styles.words}>
          <Lock size={16} aria-hidden="true" />
          {t('layers.refused')}
        </span>
      )}
    </p>
  );
}
