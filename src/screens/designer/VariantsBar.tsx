import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Swatches } from '../../components/Swatches';
import { useIsNarrow } from '../../components/useIsNarrow';
import { FinishChoice } from './panels/FinishChoice';
import { type ShownStone, useShownStone } from './panels/useShownStone';
import { useVariants } from './panels/useVariants';
import styles from './VariantsBar.module.css';

/** The current stone's materials and their finishes below it, so that they can be compared on the whole picture. */
export function VariantsBar() {
  const shown = useShownStone();
  // A small screen has no room for it over the stone: `MaterialsButton` stands below.
  return useIsNarrow() ? null : <Variants shown={shown} />;
}

const Variants = memo(function Variants({ shown }: { readonly shown: ShownStone }) {
  const { t } = useTranslation();
  const variants = useVariants(shown);
  if (!variants || variants.swatches.length < 2) return null;
  return (
    <div className={styles.bar}>
      <Swatches
        label={t('material')}
        look="bar"
        value={variants.chosen}
        swatches={variants.swatches}
        onChange={variants.choose}
      />
      <div className={styles.finish}>
        <FinishChoice variants={variants} hidesLabel />
      </div>
    </div>
  );
});
