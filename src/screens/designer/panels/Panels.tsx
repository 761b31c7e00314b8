import { useTranslation } from 'react-i18next';
import { DistancesAnnouncer } from '../aids/DistancesSection';
import { DesignerContext } from '../designerContext';
import { ExportPopup } from '../export/ExportPopup';
import { FindingsButton } from '../findings/FindingsButton';
import { FindingsPanel } from '../findings/FindingsPanel';
import { useFindings } from '../findings/useFindings';
import { LayersPanel } from '../layers/LayersPanel';
import styles from './Panels.module.css';
import { PanelTabs } from './PanelTabs';

/** The id of what the row of findings opens, for aria-controls. */
const FINDINGS_ID = 'findings';

/** The place of the panel until it is there. */
export function PanelsToCome() {
  return <div className={styles.panel} />;
}

/** The row of findings, and where it is open all of them. */
function FindingsAbove({ reviewing }: { readonly reviewing: boolean }) {
  const { t } = useTranslation();
  const findings = useFindings();
  return (
    <>
      <FindingsButton findings={findings.open} controls={FINDINGS_ID} />
      <section
        id={FINDINGS_ID}
        className={styles.findings}
        aria-label={t('findings.title', { ns: 'problems' })}
        hidden={!reviewing}
      >
        {reviewing && <FindingsPanel {...findings} />}
      </section>
    </>
  );
}

/** The panel beside the stone: the findings, and a tab for each aspect of a stone. */
export function Panels() {
  const { t } = useTranslation();
  const isInLayers = DesignerContext.useSelector(
    ({ context }) => context.panel === 'layers' && !context.readOnly,
  );
  const reviewing = DesignerContext.useSelector(({ context }) => context.reviewing);
  return (
    <>
      <aside className={styles.panel} aria-label={t('panel')}>
        <FindingsAbove reviewing={reviewing} />
        <DistancesAnnouncer />
        {!reviewing && (isInLayers ? <LayersPanel /> : <PanelTabs />)}
      </aside>
      <ExportPopup />
    </>
  );
}
