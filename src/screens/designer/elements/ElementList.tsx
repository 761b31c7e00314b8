import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { DesignerContext } from '../designerContext';
import { useFindings } from '../findings/useFindings';
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
  const elements = useDeferredValue(
    DesignerContext.useSelector(({ context }) => context.history.present.Parms),
  );
  const shown = useDeferredValue(DesignerContext.useSelector(({ context }) => context.shown));
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const findings = useDeferredValue(useFindings().open);
  const hint = readOnly ? 'elements.readHint' : 'elements.hint';
  return (
    <section className={styles.panel} aria-label={t('elements.list')} data-elements="">
      <p className={styles.hint}>{elements.length === 0 ? t('elements.nothing') : t(hint)}</p>
      <ElementRows
        elements={elements}
        measures={shown?.measures.elements}
        findings={findings}
        readOnly={readOnly}
      />
      <Announcer />
    </section>
  );
}
