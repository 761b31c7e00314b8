import { useTranslation } from 'react-i18next';
import { Picker, type PickerItem } from '../../components/Picker';
import { TextLine } from '../../components/TextLine';
import type { Churchyard } from '../../stone/catalogue/churchyard';
import { LOCALES, nameIn } from '../../stone/catalogue/naming';
import type { FieldGroupProps } from './fieldGroups';
import { NONE, SMALL } from './picking';

interface ChurchyardFieldsProps extends FieldGroupProps<'ChurchyardId' | 'ChurchyardName'> {
  readonly churchyards: readonly Churchyard[];
}

/** Where the stone is to stand: a churchyard of the list, or any other by its name. */
export function ChurchyardFields({ value, onChange, churchyards }: ChurchyardFieldsProps) {
  const { t, i18n } = useTranslation('project');
  const locale = LOCALES.find((each) => each === i18n.language) ?? 'da';
  const items: PickerItem[] = churchyards.map((each) => ({
    id: String(each.id),
    name: nameIn(locale, each),
    style: SMALL,
  }));
  const chosen = churchyards.find(({ id }) => id === value.ChurchyardId);
  return (
    <>
      <Picker
        label={t('fields.ChurchyardId')}
        value={chosen ? String(chosen.id) : NONE}
        groups={[{ name: '', items: [{ id: NONE, name: t('otherChurchyard'), style: SMALL }, ...items] }]}
        onChange={(id) => {
          const taken = churchyards.find((each) => String(each.id) === id);
          onChange({ ChurchyardId: taken?.id ?? null, ChurchyardName: taken ? nameIn(locale, taken) : '' });
        }}
      />
      {!chosen && (
        <TextLine
          label={t('fields.ChurchyardName')}
          value={value.ChurchyardName}
          onChange={(ChurchyardName) => onChange({ ChurchyardName })}
          maxLength={300}
          autoCapitalize="words"
        />
      )}
    </>
  );
}
