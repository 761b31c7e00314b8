import { useTranslation } from 'react-i18next';
import type { WizardStone } from '../../../machines/wizard/wizardStone';

/** What a stone is called: by its design's name, or that it has none. */
export function useStoneName({ designName }: Pick<WizardStone, 'designName'>): string {
  const { t } = useTranslation('wizard');
  return designName.trim() || t('unnamed');
}
