import { useTranslation } from 'react-i18next';
import { SearchPicker } from '../../components/SearchPicker';
import type { Stonemason } from '../../stone/catalogue/stonemason';
import type { RequiredProps } from './fieldGroups';
import { NONE } from './picking';
import { useStonemasonItems } from './useStonemasonItems';

interface StonemasonPickerProps extends RequiredProps {
  readonly stonemasons: readonly Stonemason[];
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Which stonemason gets the design, found by name, place or postcode. */
export function StonemasonPicker({ stonemasons, value, onChange, required, tried }: StonemasonPickerProps) {
  const { t } = useTranslation('project');
  const isRequired = required.includes('StonemasonId');
  const items = useStonemasonItems(stonemasons);
  return (
    <SearchPicker
      label={t('fields.StonemasonId')}
      value={value === null ? null : String(value)}
      items={isRequired ? items : [{ id: NONE, name: t('noneChosen') }, ...items]}
      onChange={(id) => onChange(id === NONE ? null : Number(id))}
      placeholder={t('noneChosen')}
      search={t('searchStonemason')}
      nothing={t('noStonemasonFound')}
      isRequired={isRequired}
      problem={tried && isRequired && value === null ? t('missing.StonemasonId') : undefined}
    />
  );
}
