import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Popup } from '../../components/Popup';
import { Swatches } from '../../components/Swatches';
import { useIsNarrow } from '../../components/useIsNarrow';
import styles from './MaterialsButton.module.css';
import { FinishChoice } from './panels/FinishChoice';
import { useShownStone } from './panels/useShownStone';
import { useVariants } from './panels/useVariants';

/** The stone's material on a phone: what it is now, and a sheet of all of them with their names, below the stone. */
export function MaterialsButton() {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const variants = useVariants(useShownStone());
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow || !variants || variants.swatches.length < 2) return null;
  const { chosen, swatches, choose } = variants;
  const now = swatches.find(({ value }) => value === chosen);
  const name = variants.name ?? t('material');
  return (
    <>
      <AriaButton
        className={styles.button ?? ''}
        aria-label={t('materialNow', { name })}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        {now && <span className={styles.sample} style={{ background: now.background }} />}
        <span className={styles.name}>{name}</span>
        <ChevronUp size={16} aria-hidden="true" />
      </AriaButton>
      {isOpen && (
        <Popup
          name="materials"
          title={t('material')}
          isSheet
          onClose={() => setOpen(false)}
          actions={
            <Button look="primary" onPress={() => setOpen(false)}>
              {t('close', { ns: 'menu' })}
            </Button>
          }
        >
          <div className={styles.all}>
            <FinishChoice variants={variants} />
            <Swatches
              label={t('material')}
              look="tile"
              hidesLabel
              value={chosen}
              swatches={swatches}
              onChange={choose}
            />
          </div>
        </Popup>
      )}
    </>
  );
}
