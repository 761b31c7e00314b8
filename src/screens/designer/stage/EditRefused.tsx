import { CircleAlert, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditRefusal } from '../../../stone/edits/refusalOf';
import { MOST_ELEMENTS } from '../../../stone/stone';
import { DesignerContext } from '../designerContext';
import styles from './EditRefused.module.css';

/** How long it is said, in ms. */
const SAID = 4000;

/** Says for a moment why something was not done: keys, drags and pasting would otherwise do nothing in silence. */
export function EditRefused() {
  const { t } = useTranslation('popups');
  const { t: ofMake } = useTranslation('make');
  const designer = DesignerContext.useActorRef();
  const [why, setWhy] = useState<EditRefusal>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = designer.on('edit.refused', ({ why: refusal }) => {
      clearTimeout(timer);
      setWhy(refusal);
      timer = setTimeout(() => setWhy(undefined), SAID);
    });
    return () => {
      subscription.unsubscribe();
      clearTimeout(timer);
    };
  }, [designer]);
  const words = (refusal: EditRefusal) => {
    if (refusal === 'locked') return t('layers.refused');
    if (refusal === 'tooMany') return t('layers.tooMany', { count: MOST_ELEMENTS });
    return ofMake(`refused.${refusal}`);
  };
  return (
    <p className={styles.said} role="status">
      {why && (
        <span className={styles.words}>
          {why === 'locked' ? (
            <Lock size={16} aria-hidden="true" />
          ) : (
            <CircleAlert size={16} aria-hidden="true" />
          )}
          {words(why)}
        </span>
      )}
    </p>
  );
}
