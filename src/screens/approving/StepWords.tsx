import { useTranslation } from 'react-i18next';
import styles from './Approving.module.css';
import { noticedAt } from './noticedAt';
import type { Page } from './page';
import type { Step } from './steps';
import { useStepDetails } from './useStepDetails';

/** A thing's words in plain type, how it is made, and what the program noticed about it. */
export function StepWords({ view, offered, step }: Pick<Page, 'view' | 'offered'> & { readonly step: Step }) {
  const { t } = useTranslation('approving');
  const details = useStepDetails(view.design, offered)(step);
  const { kind, text, element } = step;
  const isLine = kind === 'text';
  const noticed = noticedAt(view, step);
  return (
    <>
      <div className={styles.words}>
        {isLine && (
          <div>
            <p className={styles.hint}>{t('inPlainWords')}</p>
            <p className={styles.plain}>{text}</p>
          </div>
        )}
        {!isLine && element !== undefined && <p className={styles.plainName}>{text}</p>}
        {details.map((said) => (
          <p key={said} className={element === undefined ? styles.plainName : styles.hint}>
            {said}
          </p>
        ))}
      </div>
      {noticed.length > 0 && (
        <aside className={styles.noticed} aria-label={t('noticed')}>
          <strong>{t('noticed')}</strong>
          {noticed.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </aside>
      )}
    </>
  );
}
