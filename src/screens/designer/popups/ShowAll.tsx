import { LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OpenButton } from './OpenButton';

/** "Vis alle": the panel's choice, large. */
export function ShowAll({
  popup,
}: {
  readonly popup: 'stone type' | 'backgrounds' | 'vignets' | 'attachments';
}) {
  const { t } = useTranslation('popups');
  return (
    <OpenButton popup={popup}>
      <LayoutGrid size={17} aria-hidden="true" />
      {t(`showAll.${popup}`)}
    </OpenButton>
  );
}
