import { useTranslation } from 'react-i18next';
import { chooseTrade } from '../../../../api/keptTrade';
import { Switch } from '../../../../components/Switch';
import { useViewer } from '../../export/useViewer';
import styles from './PrintPanel.module.css';

/**
 * By which a visitor sees the files of the trade, on this device from now on. They appear below it, so that nothing moves under the
 * finger that turned it, and the sentence between says so to whoever does not see them.
 */
export function TradeSwitch() {
  const { t } = useTranslation('paper');
  const { worksWithStones } = useViewer();
  return (
    <div className={styles.trade}>
      <Switch isSelected={worksWithStones} onChange={chooseTrade}>
        {t('trade.show')}
      </Switch>
      <p className={styles.tradeHint} role="status">
        {t(worksWithStones ? 'trade.shown' : 'trade.hint')}
      </p>
    </div>
  );
}
