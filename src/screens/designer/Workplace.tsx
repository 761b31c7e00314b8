import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../components/useFocusKept';
import { UploadPopups } from '../uploading/UploadPopups';
import { AfterStone } from './AfterStone';
import { AskNotice } from './AskNotice';
import { FamilyApproval } from './approval/FamilyApproval';
import { Bar } from './Bar';
import { DraftNotice } from './DraftNotice';
import { DesignerContext } from './designerContext';
import { FindingsProvider } from './findings/FindingsProvider';
import { LoginOverNotice } from './LoginOverNotice';
import { RenewPopups } from './menu/RenewPopups';
import { StonePopups } from './menu/StonePopups';
import { TakeOverPopups } from './menu/TakeOverPopups';
import { Panels, PanelsToCome } from './panels/Panels';
import { DesignerPopups } from './popups/DesignerPopups';
import { QuestionsOfMason } from './questions/QuestionsOfMason';
import { ReadOnlyNotice } from './ReadOnlyNotice';
import { SavingNotice } from './SavingNotice';
import { SavingRefused } from './SavingRefused';
import { StoneFoot } from './StoneFoot';
import { SendingPopups } from './sending/SendingPopups';
import { Shortcuts } from './shortcuts/Shortcuts';
import { StoneStage } from './stage/StoneStage';
import { useVisiblePart } from './useVisiblePart';
import styles from './Workplace.module.css';

/**
 * The designer's main view: the bar above, the stone in the middle, the panel beside it (below it on a phone). The panel follows when
 * there is time, so that the stone is drawn meanwhile.
 */
export function Workplace() {
  const { t } = useTranslation();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  const workplace = useRef<HTMLDivElement>(null);
  useVisiblePart(workplace);
  useFocusKept('[data-stage]');
  return (
    <div ref={workplace} className={styles.workplace}>
      <Bar />
      <FindingsProvider>
        <main className={styles.stage}>
          <h1 className="visually-hidden">{t('panel')}</h1>
          <StoneStage />
          <div className={styles.notices}>
            <LoginOverNotice />
            <QuestionsOfMason />
            <FamilyApproval />
            {readOnly && <ReadOnlyNotice />}
            <DraftNotice />
            <SavingNotice />
            <AskNotice />
          </div>
          {!readOnly && <StoneFoot />}
        </main>
        <AfterStone until={<PanelsToCome />}>
          <Panels />
        </AfterStone>
      </FindingsProvider>
      <Shortcuts />
      <SavingRefused />
      <SendingPopups />
      <StonePopups />
      <TakeOverPopups />
      <RenewPopups />
      <DesignerPopups />
      <UploadPopups />
    </div>
  );
}
