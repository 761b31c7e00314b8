import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { SearchPicker } from '../../components/SearchPicker';
import type { RequiredProps } from './fieldGroups';
import { NONE } from './picking';
import { useStonemasonItems } from './useStonemasonItems';
import { useStonemasons } from './useStonemasons';

interface StonemasonPickerProps extends RequiredProps {
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

/** Which stonemason gets the design, found by name, place or postcode; where there is no list it says so. */
export function StonemasonPicker({ value, onChange, required, tried }: StonemasonPickerProps) {
  const { t } = useTranslation('project');
  const isRequired = required.includes('StonemasonId');
  const { list, hasFailed, retry } = useStonemasons();
  const items = useStonemasonItems(list);
  if (hasFailed) {
    return (
      <Notice look="yellow" actions={<Button onPress={retry}>{t('fetchAgain')}</Button>}>
        {t('stonemasonsFailed')}
      </Notice>
    );
  }
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
