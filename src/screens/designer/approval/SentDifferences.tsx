import { useTranslation } from 'react-i18next';
import { designOf } from '../../../machines/designer/context';
import type { Design } from '../../../stone/stone';
import { useDifferences } from '../../approving/useDifferences';
import { DesignerContext } from '../designerContext';
import styles from './Approval.module.css';

/** In what the stone differs from the one that relatives saw, in words; nothing where that still holds. */
export function SentDifferences({ sent }: { readonly sent: Design | undefined }) {
  const { t } = useTranslation('approving');
  const design = DesignerContext.useSelector(({ context }) => designOf(context));
  const offered = DesignerContext.useSelector(({ context }) => context.offered);
  const differences = useDifferences(sent, design, offered);
  if (differences.length === 0) return null;
  return (
    <section>
      <h3>{t('desk.changes')}</h3>
      <ul className={styles.differences}>
        {differences.map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
    </section>
  );
}
