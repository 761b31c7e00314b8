import { useTranslation } from 'react-i18next';
import { Picker, type PickerItem } from '../../components/Picker';
import type { Stonemason } from '../../stone/catalogue/stonemason';
import type { RequiredProps } from './fieldGroups';
import { NONE, SMALL } from './picking';

interface StonemasonPickerProps extends RequiredProps {
  readonly stonemasons: readonly Stonemason[];
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Which stonemason gets the design, with the town to tell two of one name apart. */
export function StonemasonPicker({ stonemasons, value, onChange, required, tried }: StonemasonPickerProps) {
  const { t } = useTranslation('project');
  const isRequired = required.includes('StonemasonId');
  const items: PickerItem[] = stonemasons.map(({ id, Name, city }) => ({
    id: String(id),
    name: city ? `${Name}, ${city}` : Name,
    style: SMALL,
  }));
  return (
    <Picker
      label={t('fields.StonemasonId')}
      value={value === null ? NONE : String(value)}
      groups={[{ name: '', items: [{ id: NONE, name: t('noneChosen'), style: SMALL }, ...items] }]}
      onChange={(id) => onChange(id === NONE ? null : Number(id))}
      isRequired={isRequired}
      problem={tried && isRequired && value === null ? t('missing.StonemasonId') : undefined}
    />
  );
}
