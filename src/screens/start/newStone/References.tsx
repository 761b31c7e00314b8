import { useTranslation } from 'react-i18next';
import { StepPage } from '../StepPage';
import { WizardContext } from '../wizardContext';
import { StoneTypes } from './StoneTypes';

/** The step "reference": old stones shown as examples, to begin from one of them. */
export function References() {
  const { t } = useTranslation('wizard');
  const isBusy = WizardContext.useSelector((state) => state.matches({ choosingReference: 'loading' }));
  return (
    <StepPage title={t('titles.reference')} lead={t('leads.reference')} isBusy={isBusy}>
      <StoneTypes />
    </StepPage>
  );
}
