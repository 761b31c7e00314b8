import { useTranslation } from 'react-i18next';
import { Picker } from '../../../components/Picker';
import { fontGroup } from '../../../stone/catalogue/font';
import { DesignerContext } from '../designerContext';
import { loadPreviews, previewFamily } from './fontPreviews';

interface FontPickerProps {
  readonly value: string;
  readonly onChange: (family: string) => void;
}

/** The families on offer by group, each written in its own letters. */
export function FontPicker({ value, onChange }: FontPickerProps) {
  const { t } = useTranslation();
  const fonts = DesignerContext.useSelector(({ context }) => context.offered.fonts);
  const groups = fontGroup.options
    .map((group) => ({
      name: t(`fontGroups.${group}`),
      items: fonts
        .filter((font) => font.group === group)
        .map(({ family, Name }) => ({
          id: family,
          name: Name,
          style: { fontFamily: previewFamily(family) },
        })),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Picker
      label={t('font')}
      value={value}
      groups={groups}
      onChange={onChange}
      onOpen={() => loadPreviews(fonts)}
    />
  );
}
