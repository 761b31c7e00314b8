import { useTranslation } from 'react-i18next';
import { DesignsContext } from '../designsContext';
import { AccessesPopup } from './AccessesPopup';
import { AssignMasonPopup } from './AssignMasonPopup';
import { CasePopup } from './CasePopup';
import { ChooseCasePopup } from './ChooseCasePopup';
import { DeletionPopup } from './DeletionPopup';
import { FailurePopup } from './FailurePopup';
import { FamilyPopup } from './FamilyPopup';
import { ReleasePopup } from './ReleasePopup';
import { SendPopup } from './SendPopup';

/** The popups of the list; the machine's state says which are open. */
export function Popups() {
  const { t } = useTranslation('designs');
  const work = DesignsContext.useSelector(({ value }) => value.work);
  if (typeof work === 'object') {
    if ('writingCase' in work) return <CasePopup />;
    if ('releasing' in work) return <ReleasePopup />;
    if ('readingAccesses' in work) return <AccessesPopup />;
    if ('askingFamily' in work) return <FamilyPopup />;
    return 'ordering' in work ? <SendPopup /> : <AssignMasonPopup />;
  }
  switch (work) {
    case 'confirmingDeletion':
    case 'deleting':
      return <DeletionPopup />;
    case 'failingToDelete':
      return <FailurePopup title={t('deleting.failed')} />;
    case 'choosingCase':
    case 'assigningCase':
      return <ChooseCasePopup />;
    case 'failingToAssign':
      return (
        <>
          <ChooseCasePopup />
          <FailurePopup title={t('chooseCase.failed')} />
        </>
      );
    case 'failingToCopy':
      return <FailurePopup title={t('copyFailed')} />;
    default:
      return null;
  }
}
