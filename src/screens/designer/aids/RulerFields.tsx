import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button';
import { DesignerContext } from '../designerContext';
import styles from './AidsMenu.module.css';
import { RulerRow } from './RulerRow';
import { useLayAid } from './useLayAid';

/** The rulers over the stone, and one more. */
export function RulerFields() {
  const { t } = useTranslation();
  const rulers = DesignerContext.useSelector(({ context }) => context.history.present.rulers);
  const { ruler: lay } = useLayAid();
  return (
    <>
      <ul className={styles.laid} aria-label={t('rulers')}>
        {rulers.map((ruler, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ruler has no id but its place in the list
          <RulerRow key={index} index={index} ruler={ruler} />
        ))}
      </ul>
      <Button onPress={lay}>
        <Plus size={17} aria-hidden="true" />
        {t('addRuler')}
      </Button>
    </>
  );
}
