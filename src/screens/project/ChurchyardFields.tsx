import { useTranslation } from 'react-i18next';
import { TextLine } from '../../components/TextLine';
import type { Churchyard } from '../../stone/catalogue/churchyard';
import { ChurchyardPicker } from './ChurchyardPicker';
import type { FieldGroupProps } from './fieldGroups';

interface ChurchyardFieldsProps extends FieldGroupProps<'ChurchyardId' | 'ChurchyardName'> {
  readonly churchyards: readonly Churchyard[];
}

/** Where the stone is to stand: a churchyard of the list, or any other by its name. */
export function ChurchyardFields({ value, onChange, churchyards }: ChurchyardFieldsProps) {
  const { t } = useTranslation('project');
  const chosen = churchyards.find(({ id }) => id === value.ChurchyardId);
  return (
    <>
      <ChurchyardPicker
        label={t('fields.ChurchyardId')}
        churchyards={churchyards}
        chosen={chosen}
        none={t('otherChurchyard')}
        onChange={onChange}
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
