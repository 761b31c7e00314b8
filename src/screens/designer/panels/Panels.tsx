import {
  Flower2,
  Lamp,
  type LucideIcon,
  Printer,
  RectangleVertical,
  Share2,
  Trees,
  Type,
} from 'lucide-react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Panel } from '../../../machines/designer/context';
import { DistancesAnnouncer, DistancesSection } from '../aids/DistancesSection';
import { DesignerContext } from '../designerContext';
import { ExportPopup } from '../export/ExportPopup';
import { FindingsButton } from '../findings/FindingsButton';
import { FindingsPanel } from '../findings/FindingsPanel';
import { useFindings } from '../findings/useFindings';
import { LayersPanel } from '../layers/LayersPanel';
import { AttachmentsPanel } from './attachments/AttachmentsPanel';
import { BackgroundChoice } from './BackgroundChoice';
import { DecorationPanel } from './DecorationPanel';
import styles from './Panels.module.css';
import { PrintPanel } from './print/PrintPanel';
import { SeveralForm } from './SeveralForm';
import { SharePanel } from './SharePanel';
import { StonePanel } from './StonePanel';
import { TextPanel } from './TextPanel';

interface PanelTab {
  readonly panel: Panel;
  readonly Icon: LucideIcon;
  readonly Content: () => React.ReactNode;
  /** It changes nothing on the stone, so read-only users have it too. */
  readonly isForReaders?: true;
}

const PANELS: readonly PanelTab[] = [
  { panel: 'stone', Icon: RectangleVertical, Content: StonePanel },
  { panel: 'background', Icon: Trees, Content: BackgroundChoice },
  { panel: 'text', Icon: Type, Content: TextPanel },
  { panel: 'decoration', Icon: Flower2, Content: DecorationPanel },
  { panel: 'attachments', Icon: Lamp, Content: AttachmentsPanel },
  { panel: 'share', Icon: Share2, Content: SharePanel, isForReaders: true },
  { panel: 'print', Icon: Printer, Content: PrintPanel, isForReaders: true },
];

/** The id of what the row of findings opens, for aria-controls. */
const FINDINGS_ID = 'findings';

/** The place of the panel until it is there. */
export function PanelsToCome() {
  return <div className={styles.panel} />;
}

/** The panel beside the stone: the findings, and a tab for each aspect of a stone. */
export function Panels() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const panel = DesignerContext.useSelector(({ context }) => context.panel);
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const reviewing = DesignerContext.useSelector(({ context }) => context.reviewing);
  const findings = useFindings();
  const isInLayers = panel === 'layers' && !readOnly;
  const panels = PANELS.filter(({ isForReaders }) => !readOnly || isForReaders);
  // A read-only user has fewer tabs than the panel: an existing one is opened.
  const open = panels.find((one) => one.panel === panel) ?? panels[0];
  return (
    <>
      <aside className={styles.panel} aria-label={t('panel')}>
        <FindingsButton findings={findings.open} controls={FINDINGS_ID} />
        <section
          id={FINDINGS_ID}
          className={styles.findings}
          aria-label={t('findings.title', { ns: 'problems' })}
          hidden={!reviewing}
        >
          {reviewing && <FindingsPanel {...findings} />}
        </section>
        <DistancesAnnouncer />
        {!reviewing && isInLayers && <LayersPanel />}
        {!reviewing && !isInLayers && (
          <Tabs
            className={styles.tabs ?? ''}
            selectedKey={open?.panel ?? panel}
            onSelectionChange={(key) => {
              const chosen = panels.find((one) => one.panel === key);
              if (chosen) actor.send({ type: 'panel.open', panel: chosen.panel });
            }}
          >
            <TabList className={styles.list ?? ''} aria-label={t('panel')}>
              {panels.map(({ panel: id, Icon }) => (
                <Tab key={id} id={id} className={styles.tab ?? ''}>
                  <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
                  {t(`panels.${id}`)}
                </Tab>
              ))}
            </TabList>
            {panels.map(({ panel: id, Content }) => (
              <TabPanel key={id} id={id} className={styles.content ?? ''}>
                <SeveralForm />
                <DistancesSection />
                <Content />
              </TabPanel>
            ))}
          </Tabs>
        )}
      </aside>
      <ExportPopup />
    </>
  );
}
