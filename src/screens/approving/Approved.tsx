import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { approvalPicture } from '../../api/approval';
import { useLocale } from '../designer/useLocale';
import own from './Approved.module.css';
import styles from './Approving.module.css';
import { Comments } from './Comments';
import type { Page } from './page';
import { SealedPicture } from './SealedPicture';

/** After the approval: the seal, what happens next, and the picture to keep. */
export function Approved(page: Page) {
  const { t } = useTranslation('approving');
  const { context, view } = page;
  const locale = useLocale();
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const { decidedAt, seal, needed, approved, state, round } = view;
  return (
    <>
      <div className={styles.words} role="status">
        <Check size={40} className={own.check} aria-hidden="true" />
        <h1>{t('approved.title')}</h1>
        {decidedAt && (
          <p className={styles.hint}>{t('approved.at', { when: moment.format(new Date(decidedAt)) })}</p>
        )}
        <p>
          {state === 'approved' && t('approved.next')}
          {state !== 'approved' &&
            (approved < needed
              ? t('approved.waitsForOthers', { approved, needed })
              : t('approved.waitsForRemark'))}
        </p>
      </div>
      <SealedPicture token={context.token} view={view} />
      {seal && (
        <div className={own.seal}>
          <p className={styles.hint}>{t('approved.seal')}</p>
          <p className={own.sealNumber}>{seal}</p>
          <p className={styles.hint}>{t('approved.sealHint')}</p>
        </div>
      )}
      <div className={styles.foot}>
        <a
          className={own.keep}
          href={approvalPicture(context.token, round)}
          download={`${seal ?? 'gravsten'}.png`}
        >
          {t('approved.keep')}
        </a>
      </div>
      <Comments {...page} comments={view.comments} onWay={[]} />
    </>
  );
}
