import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Panel } from '../../../machines/designer/context';
import { DesignerContext } from '../designerContext';
import { ExportPopup } from '../export/ExportPopup';
import { ExportContext } from '../export/exportContext';
import { AttachmentsPanel } from './attachments/AttachmentsPanel';
import { DecorationPanel } from './DecorationPanel';
import styles from './Panels.module.css';
import { PrintPanel } from './PrintPanel';
import { SeveralForm } from './SeveralForm';
import { SharePanel } from './SharePanel';
import { StonePanel } from './StonePanel';
import { TextPanel } from './TextPanel';

const PANELS: readonly { panel: Panel; Content: () => React.ReactNode }[] = [
  { panel: 'stone', Content: StonePanel },
  { panel: 'text', Content: TextPanel },
  { panel: 'decoration', Content: DecorationPanel },
  { panel: 'attachments', Content: AttachmentsPanel },
  { panel: 'share', Content: SharePanel },
  { panel: 'print', Content: PrintPanel },
];

/** The panel beside the stone, with a tab for each thing a stone is made of. */
export function Panels() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const panel = DesignerContext.useSelector(({ context }) => context.panel);
  return (
    <ExportContext.Provider>
      <aside className={styles.panel} aria-label={t('panel')}>
        <Tabs
          className={styles.tabs ?? ''}
          selectedKey={panel}
          onSelectionChange={(key) => {
            const chosen = PANELS.find((one) => one.panel === key);
            if (chosen) actor.send({ type: 'open panel', panel: chosen.panel });
          }}
        >
          <TabList className={styles.list ?? ''} aria-label={t('panel')}>
            {PANELS.map(({ panel: id }) => (
              <Tab key={id} id={id} className={styles.tab ?? ''}>
                {t(`panels.${id}`)}
              </Tab>
            ))}
          </TabList>
          {PANELS.map(({ panel: id, Content }) => (
            <TabPanel key={id} id={id} className={styles.content ?? ''}>
              <SeveralForm />
              <Content />
            </TabPanel>
          ))}
        </Tabs>
      </aside>
      <ExportPopup />
    </ExportContext.Provider>
  );
}
