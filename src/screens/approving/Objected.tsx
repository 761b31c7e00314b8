import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { waiting } from '../../machines/approving/expected';
import styles from './Approving.module.css';
import { Comments } from './Comments';
import type { Page } from './page';

/** After comments were sent: what becomes of them, and the way back to the stone. */
export function Objected({ onGoBack, ...page }: Page & { readonly onGoBack: () => void }) {
  const { t } = useTranslation('approving');
  return (
    <>
      <div className={styles.words} role="status">
        <h1>{t('objected.title')}</h1>
        <p>{t('objected.text')}</p>
      </div>
      <Comments
        {...page}
        comments={page.view.comments}
        onWay={waiting(page.context.wishes, page.view).comments}
      />
      <div className={styles.foot}>
        <Button onPress={onGoBack}>{t('objected.goBack')}</Button>
      </div>
    </>
  );
}
