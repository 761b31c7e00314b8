import { AfterStone } from './AfterStone';
import { MaterialsButton } from './MaterialsButton';
import { LivePrice } from './price/LivePrice';
import styles from './StoneFoot.module.css';
import { VariantsBar } from './VariantsBar';

/** What stands below the stone: its price and its materials. On a phone it is a row of its own and covers nothing. */
export function StoneFoot() {
  return (
    <div className={styles.foot} data-stone-foot="">
      <LivePrice />
      <AfterStone>
        <VariantsBar />
      </AfterStone>
      <MaterialsButton />
    </div>
  );
}
