import { useTranslation } from 'react-i18next';
import { linesOf } from '../../../stone/proofreading/line';
import { unfilledLines } from '../../../stone/proofreading/unfilled';
import { DesignerContext } from '../designerContext';
import { useFindingText } from '../findings/useFindingText';
import styles from './Approval.module.css';

/** Sample words, and marks without their date, that are still on the stone: the same that is said before it is sent. */
export function StillUnfilled() {
  const { t } = useTranslation('approving');
  const design = DesignerContext.useSelector(({ context }) => context.history.present);
  const people = DesignerContext.useSelector(({ context }) => context.people);
  const say = useFindingText();
  const found = unfilledLines(linesOf(design), people);
  if (found.length === 0) return null;
  return (
    <div role="alert" className={styles.failure}>
      <p>{t('desk.unfilled')}</p>
      <ul>
        {found.map((finding) => (
          <li key={finding.elements.join()}>{say(finding)}</li>
        ))}
      </ul>
    </div>
  );
}
