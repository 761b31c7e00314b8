import { useTranslation } from 'react-i18next';
import styles from './Approving.module.css';
import { Comments } from './Comments';
import type { Page } from './page';

/** Between the change of a stone and its new version: what was approved no longer counts. */
export function Voided(page: Page) {
  const { t } = useTranslation('approving');
  return (
    <>
      <div className={styles.words} role="status">
        <h1>{t('voided.title')}</h1>
        <p>{t(page.view.isOutdated ? 'voided.outdated' : 'voided.text')}</p>
      </div>
      <Comments {...page} comments={page.view.comments} onWay={[]} />
    </>
  );
}
