import { useTranslation } from 'react-i18next';
import { designOf } from '../../../machines/designer/context';
import type { Design } from '../../../stone/stone';
import { Beside } from '../../approving/Beside';
import { Differences } from '../../approving/Differences';
import { useDifferences } from '../../approving/useDifferences';
import { DesignerContext } from '../designerContext';
import styles from './Approval.module.css';
import { DrawnStone } from './DrawnStone';

/** In what the stone differs from the one that relatives saw: in words, and both drawn side by side; nothing where that still holds. */
export function SentDifferences({ sent }: { readonly sent: Design | undefined }) {
  const { t } = useTranslation('approving');
  const design = DesignerContext.useSelector(({ context }) => designOf(context));
  const offered = DesignerContext.useSelector(({ context }) => context.offered);
  const differences = useDifferences(sent, design, offered);
  if (!sent || differences.length === 0) return null;
  return (
    <section className={styles.changes}>
      <h3>{t('desk.changes')}</h3>
      <Differences said={differences} />
      <Beside
        before={<DrawnStone design={sent} offered={offered} alt={t('voided.before')} />}
        now={<DrawnStone design={design} offered={offered} alt={t('voided.after')} />}
      />
    </section>
  );
}
