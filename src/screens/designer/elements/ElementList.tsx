import { useTranslation } from 'react-i18next';
import { DesignerContext } from '../designerContext';
import { useFindings } from '../findings/useFindings';
import { useLateDesign, useLateMeasures } from '../useLateDesign';
import { Announcer } from './Announcer';
import styles from './ElementList.module.css';
import { ElementRows } from './ElementRows';

/**
 * Everything on the stone as a list, in reading order: the stone itself is a picture, whose content is not accessible to
 * assistive technology. It is visible only while it has the focus. What its rows say follows when there is time: no press
 * or key waits for it.
 */
export function ElementList() {
  const { t } = useTranslation('popups');
  const elements = useLateDesign().Parms;
  const measures = useLateMeasures();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const { open } = useFindings();
  const hint = readOnly ? 'elements.readHint' : 'elements.hint';
  return (
    <section className={styles.panel} aria-label={t('elements.list')} data-elements="">
      <p className={styles.hint}>{elements.length === 0 ? t('elements.nothing') : t(hint)}</p>
      <ElementRows elements={elements} measures={measures} findings={open} readOnly={readOnly} />
      <Announcer />
    </section>
  );
}
