import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recentlyChosen, rememberChosen } from '../../../api/recent';
import { Picker } from '../../../components/Picker';
import { fontGroup } from '../../../stone/catalogue/font';
import { DesignerContext } from '../designerContext';
import { offerPreviews, previewFamily } from './fontPreviews';

interface FontPickerProps {
  /** Undefined where several lines differ. */
  readonly value: string | undefined;
  readonly onChange: (family: string) => void;
}

/** The id prefix of recently chosen families. */
const LATELY = 'lately ';

/** The families on offer by group, recent choices first, each in its own font. */
export function FontPicker({ value, onChange }: FontPickerProps) {
  const { t } = useTranslation();
  const fonts = DesignerContext.useSelector(({ context }) => context.offered.fonts);
  const [recent, setRecent] = useState(() => recentlyChosen('fonts'));
  const byGroup = fontGroup.options
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
  const all = byGroup.flatMap(({ items }) => items);
  const lately = recent.flatMap((family) => {
    const item = all.find(({ id }) => id === family);
    // It is listed again below, and ids must be unique.
    return item ? { ...item, id: `${LATELY}${item.id}` } : [];
  });
  const choose = (id: string) => {
    const family = id.startsWith(LATELY) ? id.slice(LATELY.length) : id;
    rememberChosen('fonts', family);
    onChange(family);
  };
  return (
    <Picker
      label={t('font')}
      value={value}
      placeholder={t('differing')}
      groups={lately.length === 0 ? byGroup : [{ name: t('fontsLately'), items: lately }, ...byGroup]}
      onChange={choose}
      onOpen={() => {
        setRecent(recentlyChosen('fonts'));
        offerPreviews(fonts);
      }}
    />
  );
}
