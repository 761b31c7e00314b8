import { useTranslation } from 'react-i18next';
import { StepPage } from '../StepPage';
import { WizardContext } from '../wizardContext';
import { StoneTypes } from './StoneTypes';

/** The step "select stone type": the stones on offer for the kind of grave. */
export function SelectStoneType() {
  const { t } = useTranslation('wizard');
  const { t: start } = useTranslation('start');
  const kind = WizardContext.useSelector(({ context: { place } }) =>
    'kind' in place ? place.kind : 'coffin',
  );
  const isBusy = WizardContext.useSelector((state) => state.matches({ selectingStoneType: 'loading' }));
  return (
    <StepPage
      title={t('titles.selectStoneType')}
      lead={t('leads.selectStoneType', { kind: start(`kinds.${kind}.name`) })}
      isBusy={isBusy}
    >
      <StoneTypes />
    </StepPage>
  );
}
