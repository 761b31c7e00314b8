import { useTranslation } from 'react-i18next';
import { Swatches } from '../../components/Swatches';
import { useVariants } from './panels/useVariants';
import styles from './VariantsBar.module.css';

/** The current stone's materials below it, so that they can be compared on the whole picture. */
export function VariantsBar() {
  const { t } = useTranslation();
  const variants = useVariants();
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
    </div>
  );
}
