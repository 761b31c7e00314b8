import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice';
import { Bar } from './Bar';
import { DraftNotice } from './DraftNotice';
import { DesignerContext } from './designerContext';
import { Objections } from './Objections';
import { Panels } from './panels/Panels';
import { SavingNotice } from './SavingNotice';
import { StoneStage } from './stage/StoneStage';
import { useLeaveWarning } from './useLeaveWarning';
import { useShortcuts } from './useShortcuts';
import { VariantsBar } from './VariantsBar';
import { Warnings } from './Warnings';
import styles from './Workplace.module.css';

/** The designer at work: the bar above, the stone in the middle, the panel beside it (below it on a phone). */
export function Workplace() {
  const { t } = useTranslation();
  const readOnly = DesignerContext.useSelector(({ context }) => context.readOnly);
  useShortcuts();
  useLeaveWarning();
  return (
    <div className={`${styles.workplace} ${readOnly ? styles.readOnly : ''}`}>
      <Bar />
      <main className={styles.stage}>
        <h1 className="visually-hidden">{t('panel')}</h1>
        <StoneStage />
        <div className={styles.notices}>
          {readOnly && <Notice look="white">{t('readOnly')}</Notice>}
          <DraftNotice />
          <SavingNotice />
          <Warnings />
        </div>
        <Objections />
        {!readOnly && <VariantsBar />}
      </main>
      {!readOnly && <Panels />}
    </div>
  );
}
