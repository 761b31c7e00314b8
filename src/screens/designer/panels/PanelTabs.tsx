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
import { memo, useDeferredValue } from 'react';
import {
  type DOMRenderFunction,
  Tab,
  TabList,
  TabPanel,
  type TabPanelRenderProps,
  Tabs,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Panel } from '../../../machines/designer/context';
import { DistancesSection } from '../aids/DistancesSection';
import { DesignerContext } from '../designerContext';
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

/**
 * A panel's element. React Aria looks after each change within it for something that takes the focus, and has the page laid
 * out to find it, with each key that is typed. There always is something here, so what it watches is empty.
 */
const unwatched: DOMRenderFunction<'div', TabPanelRenderProps> = ({
  ref,
  children,
  tabIndex: _,
  ...panel
}) => (
  <div {...panel}>
    {children}
    <div ref={ref} hidden />
  </div>
);

/** The content of a tab. */
const Shown = memo(function Shown({ tab: { Content } }: { readonly tab: PanelTab }) {
  return (
    <>
      <SeveralForm />
      <DistancesSection />
      <Content />
    </>
  );
});

/** A tab for each aspect of a stone. Apart from the findings above it, which change with nearly every key. */
export function PanelTabs() {
  const { t } = useTranslation();
  const actor = DesignerContext.useActorRef();
  const panel = DesignerContext.useSelector(({ context }) => context.panel);
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const panels = PANELS.filter(({ isForReaders }) => !readOnly || isForReaders);
  // A read-only user has fewer tabs than the panel: an existing one is opened.
  const open = panels.find((one) => one.panel === panel) ?? panels[0];
  // The press of a tab waits for the tab alone: what was there stays until the other content is drawn. The field of a line's
  // words is there at once: what is typed on the stone goes into it (`writeInHand`).
  const drawn = useDeferredValue(open);
  const shown = open?.panel === 'text' ? open : drawn;
  return (
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
      {open && shown && (
        <TabPanel
          key={shown.panel}
          id={open.panel}
          className={styles.content ?? ''}
          data-late={shown !== open || undefined}
          render={unwatched}
        >
          <Shown tab={shown} />
        </TabPanel>
      )}
    </Tabs>
  );
}
